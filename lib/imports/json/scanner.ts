import { InvalidJsonFile, TooMuchJson } from "@/lib/imports/json/refusals";

/** A value, with its path: `board.title`. A row of `board.tasks` has the path `board.tasks[]`. */
export interface JsonPart {
  path: string;
  value: unknown;
}

export interface JsonLayout {
  /** Objects whose properties come one by one. The file itself is ``. */
  enter: string[];
  /** Lists whose items come one by one; PHP also writes them as objects. */
  rows: string[];
}

const BYTE = {
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  colon: 0x3a,
  openObject: 0x7b,
  closeObject: 0x7d,
  openArray: 0x5b,
  closeArray: 0x5d,
};

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

interface Container {
  path: string;
  isObject: boolean;
  isRows: boolean;
  /** Of those that have begun, for messages. */
  items: number;
}

type Mode = "value" | "firstItem" | "firstKey" | "key" | "colon" | "after" | "string" | "nested" | "scalar" | "end";

/** A part in bytes. All of it is in memory. */
const LARGEST_PART = 16 * 1024 * 1024;
const LARGEST_KEY = 1_000;
const DEEPEST = 64;

/**
 * Cuts a JSON file into parts while it arrives. Only one part is in memory at a time, and each byte is read once.
 * `feed` returns the parts that are complete. @throws Unprocessable
 */
export class JsonScanner {
  private readonly entered: ReadonlySet<string>;
  private readonly rows: ReadonlySet<string>;
  private readonly containers: Container[] = [];
  private mode: Mode = "value";
  private isKey = false;
  private isEscaped = false;
  private isInText = false;
  private depth = 0;
  private slices: Uint8Array[] = [];
  private size = 0;
  private path = "";
  private found: JsonPart[] = [];

  constructor({ enter, rows }: JsonLayout) {
    this.entered = new Set(enter);
    this.rows = new Set(rows);
  }

  feed(chunk: Uint8Array): JsonPart[] {
    for (let at = 0; at < chunk.length;) at = this.step(chunk, at);
    const found = this.found;
    this.found = [];
    return found;
  }

  /** @throws Unprocessable for a file that was cut off */
  end(): void {
    if (this.mode !== "end") throw new InvalidJsonFile();
  }

  private step(chunk: Uint8Array, at: number): number {
    if (this.mode === "string") return this.readText(chunk, at);
    if (this.mode === "nested") return this.readNested(chunk, at);
    if (this.mode === "scalar") return this.readScalar(chunk, at);
    const byte = chunk[at] ?? 0;
    if (isSpace(byte)) return at + 1;
    return this.readStructure(chunk, at, byte);
  }

  private readStructure(chunk: Uint8Array, at: number, byte: number): number {
    const { mode } = this;
    if ((mode === "firstItem" || mode === "firstKey") && this.closes(byte)) return this.close(at);
    if (mode === "value" || mode === "firstItem") return this.begin(at, byte);
    if (mode === "firstKey" || mode === "key") return this.beginKey(at, byte);
    if (mode === "colon" && byte === BYTE.colon) this.mode = "value";
    else if (mode === "after" && byte === BYTE.comma) this.next();
    else if (mode === "after" && this.closes(byte)) return this.close(at);
    else throw new InvalidJsonFile();
    return at + 1;
  }

  private get container(): Container | undefined {
    return this.containers.at(-1);
  }

  private closes(byte: number): boolean {
    if (!this.container) return false;
    return byte === (this.container.isObject ? BYTE.closeObject : BYTE.closeArray);
  }

  private close(at: number): number {
    this.containers.pop();
    this.mode = this.container ? "after" : "end";
    return at + 1;
  }

  private next() {
    this.mode = this.container?.isObject ? "key" : "value";
  }

  private beginKey(at: number, byte: number): number {
    if (byte !== BYTE.quote) throw new InvalidJsonFile();
    this.isKey = true;
    this.mode = "string";
    this.isInText = false;
    return at;
  }

  private begin(at: number, byte: number): number {
    const { container } = this;
    if (container) container.items += 1;
    if (container && !container.isObject) this.path = `${container.path}[]`;
    const isObject = byte === BYTE.openObject;
    const isList = byte === BYTE.openArray;
    const isRows = this.rows.has(this.path);
    if ((isObject || isList) && (isRows || (isObject && this.entered.has(this.path)))) {
      this.containers.push({ path: this.path, isObject, isRows, items: 0 });
      this.mode = isObject ? "firstKey" : "firstItem";
      return at + 1;
    }
    this.mode = byte === BYTE.quote ? "string" : isObject || isList ? "nested" : "scalar";
    [this.isKey, this.isInText, this.depth] = [false, false, 0];
    return at;
  }

  private readText(chunk: Uint8Array, start: number): number {
    let at = start;
    if (!this.isInText) [this.isInText, at] = [true, start + 1];
    const end = this.endOfText(chunk, at);
    this.keep(chunk, start, end, this.isKey ? LARGEST_KEY : LARGEST_PART);
    if (!this.isInText) this.finish();
    return end;
  }

  /** After its closing quote, or at the end of the chunk. */
  private endOfText(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      if (this.isEscaped) this.isEscaped = false;
      else if (chunk[at] === BYTE.backslash) this.isEscaped = true;
      else if (chunk[at] === BYTE.quote) {
        this.isInText = false;
        return at + 1;
      }
    }
    return chunk.length;
  }

  private readNested(chunk: Uint8Array, start: number): number {
    let at = start;
    while (at < chunk.length) {
      if (this.isInText) {
        at = this.endOfText(chunk, at);
        continue;
      }
      const byte = chunk[at];
      at += 1;
      if (byte === BYTE.quote) this.isInText = true;
      else if (byte === BYTE.openObject || byte === BYTE.openArray) this.deepen();
      else if (byte === BYTE.closeObject || byte === BYTE.closeArray) this.depth -= 1;
      if (this.depth === 0) break;
    }
    this.keep(chunk, start, at, LARGEST_PART);
    if (this.depth === 0 && !this.isInText) this.finish();
    return at;
  }

  private deepen() {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new TooMuchJson("The file is nested too deeply.");
  }

  private readScalar(chunk: Uint8Array, start: number): number {
    let at = start;
    while (at < chunk.length && !isDelimiter(chunk[at] ?? 0)) at += 1;
    this.keep(chunk, start, at, LARGEST_KEY);
    if (at < chunk.length) this.finish();
    return at;
  }

  private keep(chunk: Uint8Array, start: number, end: number, most: number) {
    this.slices.push(chunk.slice(start, end));
    this.size += end - start;
    if (this.size > most) throw new TooMuchJson(this.isKey ? "A name in the file is too long." : this.tooLarge());
  }

  /** Says which part it is, so that people find it. */
  private tooLarge(): string {
    const { path = "", isRows = false, items = 0 } = this.container ?? {};
    if (isRows) return `Item ${items} of ${path} in the file is too large.`;
    return this.path === "" ? "The file is too large." : `“${this.path}” in the file is too large.`;
  }

  private finish() {
    const value = parsed(this.slices);
    [this.slices, this.size] = [[], 0];
    if (this.isKey) {
      const { path = "", isRows } = this.container ?? {};
      this.path = isRows ? `${path}[]` : path === "" ? String(value) : `${path}.${String(value)}`;
      [this.isKey, this.mode] = [false, "colon"];
      return;
    }
    this.found.push({ path: this.path, value });
    this.mode = this.container ? "after" : "end";
  }
}

const isDelimiter = (byte: number) =>
  isSpace(byte) || byte === BYTE.comma || byte === BYTE.closeObject || byte === BYTE.closeArray;

const decoder = new TextDecoder("utf-8", { fatal: true });

function parsed(slices: Uint8Array[]): unknown {
  try {
    return JSON.parse(decoder.decode(Buffer.concat(slices)));
  } catch {
    throw new InvalidJsonFile();
  }
}
