import { LARGEST_ID } from "@/lib/http/input/types";

/** Without their replies. Each of them has a form. */
export const COMMENTS_PER_PAGE = 50;

/** A place between two comments of an idea. Time and id stay the same when a comment is deleted, so a link keeps working. */
export interface CommentPlace {
  side: "before" | "after";
  at: Date;
  id: number;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** In `?before=1764200000000-12`. Anything that can't be read counts as absent. */
export function commentPlaceIn(query: Query): CommentPlace | null {
  const found = (["before", "after"] as const).map((side) => placeIn(side, [query[side]].flat()[0] ?? ""));
  return found.find((place) => place !== null) ?? null;
}

function placeIn(side: CommentPlace["side"], text: string): CommentPlace | null {
  const [, time, id] = /^(\d{1,14})-(\d{1,10})$/.exec(text) ?? [];
  return id !== undefined && Number(id) <= LARGEST_ID ? { side, at: new Date(Number(time)), id: Number(id) } : null;
}

export const placeOfQuery = (query: string): CommentPlace | null =>
  commentPlaceIn(Object.fromEntries(new URLSearchParams(query)));

/** The same as the query of an address, without a question mark. Empty for the latest comments. */
export const queryOfPlace = (place: CommentPlace | null): string =>
  place ? `${place.side}=${place.at.getTime()}-${place.id}` : "";
