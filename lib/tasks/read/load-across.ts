import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { byId, grouped } from "@/lib/by-id";
import { db } from "@/lib/db";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { type LoadedTasks, readerOf } from "@/lib/tasks/read/load";
import { loadTaskRowsAcross } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface TasksAcrossBoards {
  rows: TaskRow[];
  boards: Map<number, BoardWithTasks>;
  stages: Map<number, StageRecord>;
}

export type BoardWithTasks = OnBoard & Omit<LoadedTasks, "rows">;

export async function loadTasksAcross(
  ids: number[],
  user: CurrentUser,
  boardIds: number[] = [],
  findBoards = findVisibleBoards,
): Promise<TasksAcrossBoards> {
  const of = (column: Prisma.Sql) => Prisma.sql`SELECT ${column} FROM task WHERE id = ANY(${ids}::int[])`;
  const boardIdsOfTasks = Prisma.sql`ARRAY(${of(Prisma.sql`board_id`)})`;
  const [loaded, found, stages] = await Promise.all([
    loadTaskRowsAcross(db, user.id, { where: Prisma.sql`t.id = ANY(${ids}::int[])` }),
    findBoards(
      { where: Prisma.sql`b.id = ANY(${boardIds}::int[] || ${boardIdsOfTasks})`, order: Prisma.sql`b.id` },
      user,
    ),
    loadStagesWhere(db, Prisma.sql`s.id IN (${of(Prisma.sql`stage_id`)})`),
  ]);
  const people = grouped(loaded.people, ({ boardId }) => boardId);
  const shared = { labels: byId(loaded.labels), reader: readerOf(loaded.reader) };
  const withPeople = (each: OnBoard) => ({ ...each, ...shared, people: byId(people.get(each.board.id) ?? []) });
  const boards = new Map(found.map((each) => [each.board.id, withPeople(each)]));
  const rows = byId(loaded.rows.filter(({ boardId }) => boards.has(boardId)));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), boards, stages: byId(stages) };
}
