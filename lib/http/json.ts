/** What may leave as an answer. A record with a `Date`, a `Decimal` or a `bigint` in it does not compile as one. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** JSON that is written already: a list of a thousand tasks is put into words once, not into objects first. */
export class JsonText {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export const jsonList = (texts: string[]): JsonText => new JsonText(`[${texts.join(",")}]`);

export const jsonLists = (...lists: JsonText[]): JsonText => jsonList(lists.map(({ text }) => text.slice(1, -1)).filter((members) => members !== ""));

export function jsonObject(members: Record<string, Json | JsonText>): JsonText {
  // Added, not joined: that would copy the megabytes of a long list once more.
  let written = "";
  for (const [name, value] of Object.entries(members)) written += `${written && ","}${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value ?? null)}`;
  return new JsonText(`{${written}}`);
}
