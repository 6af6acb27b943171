import type { Readable } from "node:stream";
import { jsonParser, type Token } from "stream-json/core/parser.js";
import { Unprocessable } from "@/lib/errors";

/** Deeper than any export, and shallow enough for every function that walks a value. */
const DEEPEST = 64;

/** The tokens of one JSON value, in groups as they arrive. @throws Unprocessable for anything else and deep nesting */
export async function* tokensOf(source: Readable): AsyncGenerator<Token[]> {
  const parse = jsonParser({ packValues: true, streamValues: false });
  const decoder = new TextDecoder("utf-8");
  let depth = 0;
  let isEmpty = true;
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    const tokens = parsed(parse, decoder.decode(chunk, { stream: true }));
    if (tokens.length > 0) isEmpty = false;
    depth = depthAfter(tokens, depth);
    yield tokens;
  }
  if (isEmpty || depth > 0) throw new InvalidImportJson();
}

/** The contract's words. */
export class InvalidImportJson extends Unprocessable {
  constructor() {
    super("Invalid JSON.");
  }
}

function parsed(parse: ReturnType<typeof jsonParser>, text: string): Token[] {
  try {
    const tokens = parse(text);
    return typeof tokens === "symbol" ? [] : (tokens as { values: Token[] }).values;
  } catch {
    throw new InvalidImportJson();
  }
}

function depthAfter(tokens: Token[], before: number): number {
  let depth = before;
  for (const { name } of tokens) {
    if (name === "startObject" || name === "startArray") depth += 1;
    else if (name === "endObject" || name === "endArray") depth -= 1;
    if (depth > DEEPEST) throw new Unprocessable("The file is nested too deeply.");
  }
  return depth;
}
