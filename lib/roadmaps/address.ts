import type { Board, Task } from "@/generated/prisma/client";

type Roadmap = Pick<Board, "publicSlug">;

/** Of a roadmap's public page, without the site's address. */
export const roadmapPath = ({ publicSlug }: Roadmap): string => `/roadmap/${encodeURIComponent(publicSlug ?? "")}`;

/** The id finds the idea; the words are for people. A task's slug is percent-encoded already. */
export const ideaPath = (board: Roadmap, idea: Pick<Task, "id" | "slug">): string =>
  `${roadmapPath(board)}/ideas/${ideaSegment(idea)}`;

export const ideaSegment = ({ id, slug }: Pick<Task, "id" | "slug">): string => `${id}-${withoutHalfLetter(slug)}`;

/** Long slugs were cut, perhaps within an encoded letter, which nothing can decode. */
function withoutHalfLetter(slug: string): string {
  let words = slug.replace(/%[0-9a-f]?$/i, "");
  while (/%[0-9a-f]{2}$/i.test(words) && !isDecodable(words)) words = words.slice(0, -3);
  return words;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Where a roadmap's team decides what waits for them. */
export const moderationPath = (boardId: number): string => `/boards/${boardId}/moderation`;

/** The id in `12-dark-mode`; null where there is none. */
export function ideaIdIn(segment: string): number | null {
  const [, digits] = /^([1-9]\d{0,9})(?:-|$)/.exec(segment) ?? [];
  return digits ? Number(digits) : null;
}
