import "server-only";
import { type CustomField, type Label, Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { findVisibleBoards } from "@/lib/boards/read/visible";
import { byId } from "@/lib/by-id";
import { loadFieldsWhere } from "@/lib/custom-fields/list";
import { db } from "@/lib/db";
import { loadLabelsWhere } from "@/lib/labels/list";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { dependentAmong, type WholeTasks } from "@/lib/tasks/read/list-compact";
import { loadedTasks } from "@/lib/tasks/read/load";
import { loadTaskRowsAcross } from "@/lib/tasks/read/load-rows";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { ListMyTasks } from "@/lib/users/my-tasks/inputs";
import { findMyTasks } from "@/lib/users/my-tasks/read";
import { usualOrder } from "@/lib/users/my-tasks/sorts";
import type { TaskType } from "@/lib/users/person-page/types";

export interface MyTasks extends WholeTasks {
  type: TaskType;
  counts: Record<TaskType, number>;
  /** How many more the tab has. */
  left: number;
  /** Of the tasks, by title. */
  boards: OnBoard[];
  /** Of the boards: their active stages, labels and fields in their order. */
  stages: StageRecord[];
  boardLabels: Label[];
  customFields: CustomField[];
  syncedAt: Date;
}

/** As many as a screen still scrolls well. */
const MOST = 10_000;

/** A person's tasks in one tab, whole enough for lists and tables over all boards, in a fixed number of statements. */
export async function listMyTasks(
  { type, calendar }: ListMyTasks & { calendar: Calendar },
  user: CurrentUser,
  most = MOST,
): Promise<MyTasks> {
  const syncedAt = new Date();
  const query = { tab: type, boardIds: [], order: usualOrder(type), limit: most };
  const { ids, counts } = await findMyTasks(query, calendar, user);
  const { boards, tasks, ...found } = await loadWithBoards(ids, user);
  const visible = byId(boards.map(({ board }) => board));
  const rows = byId(tasks.rows.filter(({ boardId }) => visible.has(boardId)));
  return {
    ...{ type, counts, boards, syncedAt },
    ...tasks,
    ...found,
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    stageIds: found.stages.map(({ id }) => id),
    left: Math.max(0, counts[type] - ids.length),
  };
}

/** In one round trip. */
async function loadWithBoards(ids: number[], user: CurrentUser) {
  const boardIds = Prisma.sql`(SELECT board_id FROM task WHERE id = ANY(${ids}::int[]))`;
  const [loaded, dependentIds, boards, stages, boardLabels, customFields] = await Promise.all([
    loadTaskRowsAcross(db, user.id, { where: Prisma.sql`t.id = ANY(${ids}::int[])` }),
    dependentAmong(ids),
    findVisibleBoards({ where: Prisma.sql`b.id IN ${boardIds}`, order: Prisma.sql`lower(b.title), b.id` }, user),
    loadStagesWhere(db, Prisma.sql`s.board_id IN ${boardIds} AND s.archived_at IS NULL`),
    loadLabelsWhere(db, Prisma.sql`l.board_id IN ${boardIds}`),
    loadFieldsWhere(db, Prisma.sql`f.board_id IN ${boardIds}`),
  ]);
  return { tasks: loadedTasks(loaded), dependentIds, boards, stages, boardLabels, customFields };
}
