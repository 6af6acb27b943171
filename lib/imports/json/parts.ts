import { type JsonLayout, type JsonPart, JsonScanner } from "@/lib/imports/json/scanner";
import { TooMuchJson } from "@/lib/imports/json/refusals";

const MOST_PARTS = 1_000_000;

/**
 * The parts of a JSON file, one by one, in bounded memory and linear time. Keys that occur twice come twice, and
 * `__proto__` is a key like any other. @throws Unprocessable for invalid JSON, and beyond the limits
 */
export async function* jsonParts(content: AsyncIterable<Uint8Array>, layout: JsonLayout): AsyncGenerator<JsonPart> {
  const scanner = new JsonScanner(layout);
  let count = 0;
  for await (const chunk of withoutMark(content)) {
    for (const part of scanner.feed(chunk)) {
      count += 1;
      if (count > MOST_PARTS) throw new TooMuchJson("The file has too many parts.");
      yield part;
    }
  }
  scanner.end();
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Without the byte order mark that some editors write. */
async function* withoutMark(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Buffer | null = Buffer.alloc(0);
  for await (const chunk of content) {
    if (first === null) {
      yield chunk;
      continue;
    }
    first = Buffer.concat([first, chunk]);
    if (first.length < MARK.length) continue;
    yield first.subarray(first.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0);
    first = null;
  }
  if (first !== null) yield first;
}
