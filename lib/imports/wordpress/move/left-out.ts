import "server-only";
import type { Note, NotedKind } from "@/lib/imports/wordpress/convert/notes";
import type { WordPressDatabase } from "@/lib/imports/wordpress/read/database";

const BOARDS = "SELECT id FROM {boards} WHERE type IN ('to-do', 'roadmap')";
const TASKS = `SELECT id FROM {tasks} WHERE type IN ('task', 'roadmap') AND board_id IN (${BOARDS})`;

/** What belongs to nothing, which the plugin shows nowhere. */
const ROWS: { kind: NotedKind; reason: string; sql: string }[] = [
  {
    kind: "board",
    reason: "It is neither a board, a roadmap nor a folder.",
    sql: "SELECT title FROM {boards} WHERE coalesce(type, '') NOT IN ('to-do', 'roadmap', 'folder')",
  },
  {
    kind: "task",
    reason: "It is neither a task nor an idea.",
    sql: "SELECT title FROM {tasks} WHERE coalesce(type, '') NOT IN ('task', 'roadmap')",
  },
  {
    kind: "task",
    reason: "Its board is gone.",
    sql: `SELECT title FROM {tasks} WHERE type IN ('task', 'roadmap') AND coalesce(board_id, 0) NOT IN (${BOARDS})`,
  },
  {
    kind: "task",
    reason: "The task of this subtask is gone.",
    sql: `SELECT title FROM {tasks} WHERE coalesce(parent_id, 0) > 0 AND parent_id NOT IN (${TASKS}) AND id IN (${TASKS})`,
  },
  {
    kind: "comment",
    reason: "Its task is gone.",
    sql: `SELECT author_name AS title FROM {comments} WHERE task_id NOT IN (${TASKS})`,
  },
  {
    kind: "attachment",
    reason: "Its task is gone.",
    sql: `SELECT title FROM {attachments} WHERE object_type IN ('TASK', 'task_description') AND object_id NOT IN (${TASKS})`,
  },
  {
    kind: "attachment",
    reason: "It was removed or replaced.",
    sql: "SELECT title FROM {attachments} WHERE coalesce(status, 'ACTIVE') <> 'ACTIVE'",
  },
  {
    kind: "person",
    reason: "This person has no account, so assignments, watching and memberships are left out.",
    sql: `
      SELECT DISTINCT concat('Person ', foreign_id) AS title FROM {relations}
      WHERE object_type IN ('board_user', 'task_assignee', 'task_user_watch') AND foreign_id NOT IN (SELECT ID FROM {{users}})`,
  },
];

export async function noteOrphans(wordpress: WordPressDatabase, note: Note): Promise<void> {
  for (const { kind, reason, sql } of ROWS)
    for (const { title } of await wordpress.rows(sql)) note({ kind, reason, title: title ?? "" });
}
