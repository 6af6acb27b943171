/** A record with a `Date`, a `Decimal` or a `bigint` in it does not compile as an answer. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** In characters. */
const CHUNK = 256 * 1024;

/** Serialized JSON: a list of a thousand tasks is written once, without building objects first. */
export class JsonText {
  constructor(private readonly pieces: string[]) {}

  get text(): string {
    return this.pieces.join("");
  }

  /** Streams a long text while encoding it: megabytes at once would be copied twice, and delay the first byte. */
  get body(): string | ReadableStream<Uint8Array> {
    let at = 0;
    const next = () => {
      const from = at;
      for (let length = 0; at < this.pieces.length && length < CHUNK; at += 1) length += this.pieces[at]?.length ?? 0;
      return this.pieces.slice(from, at).join("");
    };
    const first = next();
    if (at === this.pieces.length) return first;

    const encoder = new TextEncoder();
    return new ReadableStream({
      start: (stream) => stream.enqueue(encoder.encode(first)),
      pull: (stream) => (at < this.pieces.length ? stream.enqueue(encoder.encode(next())) : stream.close()),
    });
  }

  withKey(name: string): string[] {
    return [name, ...this.pieces];
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export class JsonList extends JsonText {
  constructor(readonly members: string[]) {
    super(["[", ...members.map((member, at) => (at > 0 ? `,${member}` : member)), "]"]);
  }
}

export const jsonList = (members: string[]) => new JsonList(members);

export const jsonLists = (...lists: JsonList[]) => new JsonList(lists.flatMap(({ members }) => members));

export function jsonObject(members: Record<string, Json | JsonText>): JsonText {
  const pieces = Object.entries(members).flatMap(([key, value], at) => {
    const name = `${at > 0 ? "," : ""}${JSON.stringify(key)}:`;
    return value instanceof JsonText ? value.withKey(name) : [`${name}${JSON.stringify(value ?? null)}`];
  });
  return new JsonText(["{", ...pieces, "}"]);
}
