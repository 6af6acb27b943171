import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { BoardInList, WholeBoard } from "@/lib/boards/present/board";
import { loadWholeBoard } from "@/lib/boards/read/load";
import { db } from "@/lib/db";
import { firstPages } from "@/lib/tasks/read/first-pages";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { byDueDate } from "@/lib/tasks/read/load-rows";
import { pageOfStage } from "@/lib/tasks/read/pages";
import type { PageOfStage } from "@/lib/tasks/read/inputs";

/** Nobody has this id: a reader without notifications, stars and a time zone of their own. */
const ANYONE = { id: 0 };

/** A condition on `stage s`. Stages of roadmaps are hidden until someone shows them; those of other boards are shown until
 * someone hides them. */
export const isShown = ({ type }: Pick<Board, "type">) =>
  type === "roadmap"
    ? Prisma.sql`s.archived_at IS NULL AND s.is_public`
    : Prisma.sql`s.archived_at IS NULL AND s.is_public IS NOT FALSE`;

const isShownStage = ({ type }: Pick<Board, "type">, { isPublic }: BoardInList["stages"][number]): boolean =>
  type === "roadmap" ? isPublic === true : isPublic !== false;

export async function readPublicBoard(board: Board): Promise<WholeBoard> {
  const whole = await loadWholeBoard(db, board, ANYONE.id);
  return { ...whole, stages: whole.stages.filter((stage) => isShownStage(board, stage)) };
}

export const readPublicTasks = (board: Board): Promise<LoadedTasks> =>
  loadTasks(db, board.id, ANYONE.id, {
    where: Prisma.sql`t.board_id = ${board.id} AND t.parent_id IS NULL AND t.archived_at IS NULL
      AND t.stage_id IN (SELECT s.id FROM stage s WHERE s.board_id = ${board.id} AND ${isShown(board)})`,
    order: byDueDate,
  });

export const firstPublicPages = (board: Board) => firstPages(board, { includeArchived: false }, ANYONE, isShown(board));

/** @throws NotFound for a stage that is not shown */
export const pageOfPublicStage = (board: Board, query: PageOfStage) =>
  pageOfStage(board, query, ANYONE, isShown(board));
