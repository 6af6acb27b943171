import type { Board, Task } from "@/generated/prisma/client";
import { ideaPath, roadmapPath } from "@/lib/roadmaps/address";

const FILES = { ideas: "ideas.atom", json: "ideas.json", changelog: "changelog.atom" } as const;

type Roadmap = Pick<Board, "publicSlug">;

export const feedPath = (board: Roadmap, kind: keyof typeof FILES): string => `${roadmapPath(board)}/${FILES[kind]}`;

/** Of the ideas of one stage. */
export const stageFeedPath = (board: Roadmap, stage: { slug: string }): string =>
  `${feedPath(board, "ideas")}?stage=${encodeURIComponent(stage.slug)}`;

export const commentsFeedPath = (board: Roadmap, idea: Pick<Task, "id" | "slug">): string =>
  `${ideaPath(board, idea)}/comments.atom`;
