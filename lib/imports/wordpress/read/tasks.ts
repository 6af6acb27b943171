import "server-only";
import type { Row, WordPressDatabase } from "@/lib/imports/wordpress/read/database";
import { valueOf } from "@/lib/imports/wordpress/read/values";

/** Everything that the plugin stores of some tasks and their subtasks. */
export interface TaskRows {
  metaOf: (task: Row) => Map<string, unknown>;
  subtasksOf: (task: Row) => Row[];
  groupsOf: (task: Row) => Row[];
  relationsOf: (task: Row, type: string) => Row[];
  predecessorsOf: (task: Row) => Row[];
  commentsOf: (task: Row) => Row[];
  imagesByComment: Map<string, Row[]>;
  attachmentsOf: (task: Row) => Row[];
  timeTracksOf: (task: Row) => Row[];
  repeatsOf: (task: Row) => Row[];
  activitiesOf: (task: Row) => Row[];
  votesOf: (task: Row) => Row[];
}

export async function readTaskRows(wordpress: WordPressDatabase, tasks: Row[]): Promise<TaskRows> {
  const parents = idsIn(tasks);
  const subtasks = await wordpress.rows("SELECT * FROM {tasks} WHERE parent_id IN (?) ORDER BY position, id", parents);
  const nested = await wordpress.rows("SELECT id, parent_id FROM {tasks} WHERE parent_id IN (?)", idsIn(subtasks));
  const ids = [...parents, ...idsIn(subtasks)];
  const ofTasks = (sql: string) => wordpress.rows(sql, ids);
  const metas = by("task_id", await ofTasks("SELECT * FROM {task_metas} WHERE task_id IN (?) ORDER BY id"));
  const comments = await ofTasks("SELECT * FROM {comments} WHERE task_id IN (?) ORDER BY created_at, id");
  const found = {
    subtasks: by("parent_id", [...subtasks, ...nested]),
    ...(await relationsOf(wordpress, ids)),
    comments: by("task_id", comments),
    attachments: by("object_id", await ofTasks(ATTACHMENTS)),
    timeTracks: by("task_id", await ofTasks("SELECT * FROM {time_tracks} WHERE task_id IN (?) ORDER BY id")),
    repeats: by(
      "object_id",
      await ofTasks("SELECT * FROM {metas} WHERE object_type = 'repeat_task' AND object_id IN (?) ORDER BY id DESC"),
    ),
    activities: by(
      "object_id",
      await ofTasks("SELECT * FROM {activities} WHERE object_type = 'task_activity' AND object_id IN (?) ORDER BY id"),
    ),
    votes: by("object_id", await readVotes(wordpress, ids)),
  };
  const of = (rows: Map<string, Row[]>) => (task: Row) => rows.get(task.id ?? "") ?? [];
  return {
    metaOf: (task) => new Map(of(metas)(task).map(({ key, value }) => [key ?? "", valueOf(value)])),
    groupsOf: (task) => of(metas)(task).filter(({ key }) => key === "group_name"),
    relationsOf: (task, type) => of(found.relations)(task).filter(({ object_type }) => object_type === type),
    imagesByComment: by("object_id", await imagesOf(wordpress, idsIn(comments))),
    subtasksOf: of(found.subtasks),
    predecessorsOf: of(found.predecessors),
    commentsOf: of(found.comments),
    attachmentsOf: of(found.attachments),
    timeTracksOf: of(found.timeTracks),
    repeatsOf: of(found.repeats),
    activitiesOf: of(found.activities),
    votesOf: of(found.votes),
  };
}

const ATTACHMENTS =
  "SELECT * FROM {attachments} WHERE object_type IN ('TASK', 'task_description') AND object_id IN (?) ORDER BY id";

const imagesOf = (wordpress: WordPressDatabase, comments: number[]) =>
  wordpress.rows(
    "SELECT * FROM {attachments} WHERE object_type = 'comment_image' AND coalesce(status, 'ACTIVE') = 'ACTIVE' AND object_id IN (?) ORDER BY id",
    comments,
  );

async function relationsOf(wordpress: WordPressDatabase, ids: number[]) {
  const own = "object_type IN ('task_assignee', 'task_user_watch', 'task_label', 'task_custom_field')";
  return {
    relations: by(
      "object_id",
      await wordpress.rows(`SELECT * FROM {relations} WHERE ${own} AND object_id IN (?) ORDER BY id`, ids),
    ),
    predecessors: by(
      "foreign_id",
      await wordpress.rows(
        "SELECT * FROM {relations} WHERE object_type = 'task_dependency' AND foreign_id IN (?) ORDER BY id",
        ids,
      ),
    ),
  };
}

/** The roadmap add-on has a table of its own, which only some sites have. Guests' votes have no account. */
async function readVotes(wordpress: WordPressDatabase, ids: number[]): Promise<Row[]> {
  const table = wordpress.tableLike("idea_reactions");
  if (table === undefined) return [];
  const rows = await wordpress.rows(`SELECT * FROM {{${table}}} WHERE object_id IN (?) ORDER BY id`, ids);
  return rows
    .filter(({ object_type, type }) => (object_type ?? "idea") === "idea" && (type ?? "upvote") === "upvote")
    .map((row) => ({ ...row, user_id: row.user_id ?? row.created_by ?? null }));
}

export const idsIn = (rows: Row[]): number[] => rows.map(({ id }) => Number(id));

/** By a column, in their order. */
export function by(column: string, rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? "";
    const own = found.get(key);
    if (own) own.push(row);
    else found.set(key, [row]);
  }
  return found;
}
