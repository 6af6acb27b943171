import { db } from "@/lib/db";

/** A record with its board and its parent. */
export interface BoardRecord {
  id: number;
  board: number;
  of?: number;
  isArchived?: boolean;
}

/** The records that exist now. */
export interface Records {
  boards: BoardRecord[];
  stages: BoardRecord[];
  /** Without subtasks. */
  tasks: BoardRecord[];
  subtasks: BoardRecord[];
  groups: BoardRecord[];
  labels: BoardRecord[];
  fields: BoardRecord[];
  comments: BoardRecord[];
  replies: BoardRecord[];
  attachments: BoardRecord[];
}

export async function readRecords(): Promise<Records> {
  const [found] = await db.$queryRaw<{ records: Records }[]>`
    SELECT json_build_object(
      'boards', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', id)), '[]') FROM board),
      'stages', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id, 'isArchived', archived_at IS NOT NULL)), '[]') FROM stage),
      'tasks', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id, 'of', stage_id, 'isArchived', archived_at IS NOT NULL)), '[]') FROM task WHERE parent_id IS NULL),
      'subtasks', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id, 'of', parent_id, 'isArchived', archived_at IS NOT NULL)), '[]') FROM task WHERE parent_id IS NOT NULL),
      'groups', (SELECT coalesce(json_agg(json_build_object('id', g.id, 'board', t.board_id, 'of', g.task_id)), '[]') FROM subtask_group g JOIN task t ON t.id = g.task_id),
      'labels', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id)), '[]') FROM label),
      'fields', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id)), '[]') FROM custom_field),
      'comments', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id, 'of', task_id)), '[]') FROM comment WHERE parent_id IS NULL),
      'replies', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id, 'of', task_id)), '[]') FROM comment WHERE parent_id IS NOT NULL),
      'attachments', (SELECT coalesce(json_agg(json_build_object('id', id, 'board', board_id, 'of', task_id)), '[]') FROM attachment WHERE owner = 'TASK')) AS records`;
  if (!found) throw new Error("A statement without FROM always has its row.");
  return found.records;
}
