import type { Readable } from "node:stream";
import type { Token } from "stream-json/core/parser.js";
import { InvalidImportJson, tokensOf } from "@/lib/imports/json/tokens";
import { ValueBuilder } from "@/lib/imports/json/value-builder";

export interface JsonPart {
  /** Its property, or that of its list. */
  key: string;
  value: unknown;
}

interface Wanted {
  /** Properties whose lists arrive item by item. */
  lists: readonly string[];
  /** Properties that arrive as a whole. */
  values?: readonly string[];
}

/** Some properties of a JSON object of any size, in the order of the file; the rest is skipped.
 * @throws Unprocessable for what is no JSON object */
export async function* jsonParts(source: Readable, wanted: Wanted): AsyncGenerator<JsonPart> {
  const reader = new PartReader(new Set(wanted.lists), new Set(wanted.values));
  for await (const tokens of tokensOf(source))
    for (const token of tokens) {
      const part = reader.add(token);
      if (part) yield part;
    }
}

/** Knows where in the object a token is. */
class PartReader {
  private depth = 0;
  private key = "";
  private isInList = false;
  private builder: ValueBuilder | null = null;

  constructor(
    private readonly lists: ReadonlySet<string>,
    private readonly values: ReadonlySet<string>,
  ) {}

  add(token: Token): JsonPart | null {
    if (this.builder === null && this.begins(token)) this.builder = new ValueBuilder();
    this.follow(token);
    if (!this.builder?.add(token)) return null;

    const { result } = this.builder;
    this.builder = null;
    return { key: this.key, value: result };
  }

  /** Whether a wanted value begins with this token. */
  private begins({ name }: Token): boolean {
    if (this.depth === 0 && name !== "startObject") throw new InvalidImportJson();
    if (name === "keyValue" || name === "endObject" || name === "endArray") return false;
    return (this.depth === 1 && this.values.has(this.key)) || (this.depth === 2 && this.isInList);
  }

  private follow(token: Token) {
    if (token.name === "startObject" || token.name === "startArray") {
      if (this.depth === 1) this.isInList = token.name === "startArray" && this.lists.has(this.key);
      this.depth += 1;
    } else if (token.name === "endObject" || token.name === "endArray") {
      this.depth -= 1;
      if (this.depth === 1) this.isInList = false;
    } else if (token.name === "keyValue" && this.depth === 1) this.key = token.value;
  }
}
