import type { Page } from "@playwright/test";
import { db } from "@/lib/db";
import { embedPath, publicBoardPath } from "@/lib/public-boards/address";
import { publicTokenOf } from "@/lib/public-boards/token";
import { ideaPath, roadmapPath } from "@/lib/roadmaps/address";
import { marketing } from "@/scripts/demo/boards/marketing";
import { roadmap } from "@/scripts/demo/boards/roadmap";
import type { Screen } from "@/scripts/screenshots/screen";

/** What the demo shows to anyone. */
export async function publicScreens(): Promise<Screen[]> {
  const board = await db.board.findFirstOrThrow({ where: { title: marketing.title } });
  const token = publicTokenOf(board) ?? "";
  const page = publicBoardPath(board.id, token);
  return [
    { name: "public-board", path: page },
    { name: "public-board-list", path: `${page}&view=list` },
    { name: "public-board-embed", path: embedPath(board.id, token) },
    ...(await publicRoadmapScreens()),
  ];
}

async function publicRoadmapScreens(): Promise<Screen[]> {
  const board = await db.board.findFirstOrThrow({ where: { title: roadmap.title } });
  const idea = await db.task.findFirstOrThrow({
    where: { boardId: board.id, stage: { isPublic: true } },
    orderBy: [{ commentsCount: "desc" }, { voteCount: "desc" }],
  });
  const path = roadmapPath(board);
  return [
    { name: "public-roadmap", path },
    { name: "public-roadmap-list", path: `${path}?stage=all-ideas` },
    { name: "public-roadmap-suggest", path: `${path}?suggest=1`, act: startSuggestion },
    { name: "public-roadmap-changelog", path: `${path}/changelog` },
    { name: "public-idea", path: ideaPath(board, idea) },
  ];
}

const startSuggestion = (page: Page) => page.getByRole("textbox", { name: "Title" }).fill("Calendar");
