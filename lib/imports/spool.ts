import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Where a value is in the file, in bytes. */
interface Place {
  at: number;
  length: number;
}

const BUFFERED = 256 * 1024;

/**
 * Values that wait on the disk, in the order in which they were added, so that memory holds only where they are. The file
 * has no name, so it disappears with the process.
 */
export class Spool<Value> {
  private readonly places = new Map<string, Place[]>();
  private waiting: Buffer[] = [];
  private waitingSize = 0;
  private size = 0;

  private constructor(private readonly file: FileHandle) {}

  static async open<Value>(): Promise<Spool<Value>> {
    const name = path.join(os.tmpdir(), `boards-import-${randomUUID()}`);
    const file = await open(name, "wx+", 0o600);
    await unlink(name);
    return new Spool<Value>(file);
  }

  async add(key: string, value: Value): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value));
    const place = { at: this.size, length: bytes.length };
    const places = this.places.get(key);
    if (places) places.push(place);
    else this.places.set(key, [place]);
    this.size += bytes.length;
    this.waitingSize += bytes.length;
    this.waiting.push(bytes);
    if (this.waitingSize > BUFFERED) await this.flush();
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  get count(): number {
    return this.places.size;
  }

  keys(): IterableIterator<string> {
    return this.places.keys();
  }

  async get(key: string): Promise<Value[]> {
    await this.flush();
    const values: Value[] = [];
    for (const place of this.places.get(key) ?? []) values.push(await this.read(place));
    return values;
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private async flush() {
    if (this.waitingSize === 0) return;
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingSize = 0;
    await this.file.appendFile(bytes);
  }

  /** What was added is read as it was: nothing else writes this file. */
  private async read({ at, length }: Place): Promise<Value> {
    const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(length), position: at, length });
    if (bytesRead < length) throw new Error("the end of a spool is missing");
    return JSON.parse(buffer.toString("utf8")) as Value;
  }
}
