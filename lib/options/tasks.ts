import "server-only";
import { type Board, Prisma, type SubtaskGroup } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import type { OptionSearch } from "@/lib/options/inputs";
import { optionsIn } from "@/lib/options/search";

const MAX_TASKS = 20;

export interface TaskOption {
  id: number;
  title: string;
  boardId: number;
  groups: Omit<SubtaskGroup, "position">[];
}

type GroupInJson = InJson<Omit<SubtaskGroup, "position">>;

const groupAsJson = recordAsJson(Prisma.SubtaskGroupScalarFieldEnum, "g");
const withGroupTimes = withTimes<Omit<SubtaskGroup, "position">>(Prisma.SubtaskGroupScalarFieldEnum);

/** Open top-level tasks, the newest first. */
export async function findTasks({ id: boardId }: Board, wanted: OptionSearch): Promise<TaskOption[]> {
  const { where, first } = optionsIn(Prisma.sql`t.id`, (pattern) => Prisma.sql`t.title ILIKE ${pattern}`, wanted);
  const rows = await rowsOf<Omit<TaskOption, "groups"> & { groups: GroupInJson[] | null }>(
    db,
    Prisma.sql`
    SELECT t.id, t.title, t.board_id AS "boardId", (SELECT json_agg(${groupAsJson} ORDER BY g.position, g.id) FROM subtask_group g WHERE g.task_id = t.id) AS groups
    FROM task t WHERE t.board_id = ${boardId} AND t.parent_id IS NULL AND t.archived_at IS NULL AND t.status = 'open' AND ${where}
    ORDER BY ${first}, t.created_at DESC, t.id DESC LIMIT ${MAX_TASKS}`,
  );
  return rows.map(({ groups, ...task }) => ({ ...task, groups: (groups ?? []).map(withGroupTimes) }));
}
