import "server-only";
import { notFound } from "next/navigation";
import type { Board } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { firstIdeas } from "@/lib/ideas/first-ideas";
import { listIdeas } from "@/lib/ideas/list";
import { type PublicStage, publicStages } from "@/lib/ideas/public-stages";
import type { Reader } from "@/lib/ideas/reader";
import { ALL, type RoadmapSearch } from "@/components/roadmap/search-params";
import { type IdeaCardView, ideaCardView } from "@/components/roadmap/parts/idea-view";

/** Ideas of a stage in the overview, and on a page of the list. */
export const PER_STAGE = 10;
export const PER_PAGE = 20;

export interface StageColumnView {
  stage: PublicStage;
  ideas: IdeaCardView[];
}

export interface IdeaListView {
  /** Null for all public stages. */
  stage: PublicStage | null;
  ideas: IdeaCardView[];
  total: number;
  pages: number;
}

export interface RoadmapView {
  stages: PublicStage[];
  total: number;
  /** One of the two. */
  columns: StageColumnView[] | null;
  list: IdeaListView | null;
}

export async function roadmapView(
  { board }: OnBoard,
  search: RoadmapSearch,
  by: Reader,
  clock: ClockOnScreen,
): Promise<RoadmapView> {
  if (search.stage === null) return overview(board, by, clock);

  const stages = await publicStages(board);
  const stage = stages.find(({ slug }) => slug === search.stage) ?? null;
  if (!stage && search.stage !== ALL) notFound();
  const query = { ...search, stageId: stage?.id ?? ("all" as const), perPage: PER_PAGE };
  const { rows, total } = await listIdeas(board, query, by);
  const list = {
    stage,
    ideas: rows.map((idea) => ideaCardView(board, idea, clock)),
    total,
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
  return { stages, total: totalOf(stages), columns: null, list };
}

async function overview(board: Board, by: Reader, clock: ClockOnScreen): Promise<RoadmapView> {
  const [stages, ideas] = await Promise.all([publicStages(board), firstIdeas(board, PER_STAGE, by)]);
  const columns = stages.map((stage) => ({
    stage,
    ideas: ideas.filter(({ stageId }) => stageId === stage.id).map((idea) => ideaCardView(board, idea, clock)),
  }));
  return { stages, total: totalOf(stages), columns, list: null };
}

const totalOf = (stages: PublicStage[]) => stages.reduce((sum, { ideas }) => sum + ideas, 0);
