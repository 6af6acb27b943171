import type { Board, Task } from "@/generated/prisma/client";

type Roadmap = Pick<Board, "publicSlug">;

/** Of a roadmap's public page, without the site's address. */
export const roadmapPath = ({ publicSlug }: Roadmap): string => `/roadmap/${encodeURIComponent(publicSlug ?? "")}`;

/** The id finds the idea; the words are for people. A task's slug is percent-encoded already. */
export const ideaPath = (board: Roadmap, { id, slug }: Pick<Task, "id" | "slug">): string =>
  `${roadmapPath(board)}/ideas/${id}-${slug}`;

/** Where a roadmap's team decides what waits for them. */
export const moderationPath = (boardId: number): string => `/boards/${boardId}/moderation`;

/** The id in `12-dark-mode`; null where there is none. */
export function ideaIdIn(segment: string): number | null {
  const [, digits] = /^([1-9]\d{0,9})(?:-|$)/.exec(segment) ?? [];
  return digits ? Number(digits) : null;
}
