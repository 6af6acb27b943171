import { db } from "@/lib/db";

/** A record with its board and its parent. */
export interface BoardRecord {
  id: number;
  board: number;
  of?: number;
  isArchived?: boolean;
}

/** Tasks are listed without subtasks. */
const SELECTS = {
  boards: "id, id AS board FROM board",
  stages: 'id, board_id AS board, archived_at IS NOT NULL AS "isArchived" FROM stage',
  tasks: `id, board_id AS board, stage_id AS "of", archived_at IS NOT NULL AS "isArchived" FROM task WHERE parent_id IS NULL`,
  subtasks: `id, board_id AS board, parent_id AS "of", archived_at IS NOT NULL AS "isArchived" FROM task WHERE parent_id IS NOT NULL`,
  groups: 'g.id, t.board_id AS board, g.task_id AS "of" FROM subtask_group g JOIN task t ON t.id = g.task_id',
  labels: "id, board_id AS board FROM label",
  fields: "id, board_id AS board FROM custom_field",
  comments: 'id, board_id AS board, task_id AS "of" FROM comment WHERE parent_id IS NULL',
  replies: 'id, board_id AS board, task_id AS "of" FROM comment WHERE parent_id IS NOT NULL',
  attachments: `id, board_id AS board, task_id AS "of" FROM attachment WHERE owner = 'TASK'`,
};

/** The records that exist now. */
export type Records = Record<keyof typeof SELECTS, BoardRecord[]>;

export async function readRecords(): Promise<Records> {
  const lists = Object.entries(SELECTS).map(
    ([name, select]) => `(SELECT coalesce(json_agg(r), '[]') FROM (SELECT ${select}) AS r) AS ${name}`,
  );
  const [found] = await db.$queryRawUnsafe<[Records]>(`SELECT ${lists.join(", ")}`);
  return found;
}
