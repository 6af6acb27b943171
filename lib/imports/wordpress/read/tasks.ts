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
  const found = await readRelated(wordpress, [...parents, ...idsIn(subtasks)]);
  const of = (rows: Map<string, Row[]>) => (task: Row) => rows.get(task.id ?? "") ?? [];
  return {
    metaOf: (task) => new Map(of(found.metas)(task).map(({ key, value }) => [key ?? "", valueOf(value)])),
    groupsOf: (task) => of(found.metas)(task).filter(({ key }) => key === "group_name"),
    relationsOf: (task, type) => of(found.relations)(task).filter(({ object_type }) => object_type === type),
    subtasksOf: of(by("parent_id", [...subtasks, ...nested])),
    ...{ imagesByComment: found.images, commentsOf: of(found.comments), attachmentsOf: of(found.attachments) },
    ...{ predecessorsOf: of(found.predecessors), timeTracksOf: of(found.timeTracks), repeatsOf: of(found.repeats) },
    ...{ activitiesOf: of(found.activities), votesOf: of(found.votes) },
  };
}

async function readRelated(wordpress: WordPressDatabase, ids: number[]) {
  const read = async (column: string, sql: string) => by(column, await wordpress.rows(sql, ids));
  const comments = await wordpress.rows("SELECT * FROM {comments} WHERE task_id IN (?) ORDER BY created_at, id", ids);
  return {
    metas: await read("task_id", "SELECT * FROM {task_metas} WHERE task_id IN (?) ORDER BY id"),
    relations: await read("object_id", RELATIONS),
    predecessors: await read("foreign_id", DEPENDENCIES),
    comments: by("task_id", comments),
    images: by("object_id", await imagesOf(wordpress, idsIn(comments))),
    attachments: await read("object_id", ATTACHMENTS),
    timeTracks: await read("task_id", "SELECT * FROM {time_tracks} WHERE task_id IN (?) ORDER BY id"),
    repeats: await read("object_id", REPEATS),
    activities: await read("object_id", ACTIVITIES),
    votes: by("object_id", await readVotes(wordpress, ids)),
  };
}

const OWN = "object_type IN ('task_assignee', 'task_user_watch', 'task_label', 'task_custom_field')";
const RELATIONS = `SELECT * FROM {relations} WHERE ${OWN} AND object_id IN (?) ORDER BY id`;
const DEPENDENCIES =
  "SELECT * FROM {relations} WHERE object_type = 'task_dependency' AND foreign_id IN (?) ORDER BY id";
/** The latest rule counts. */
const REPEATS = "SELECT * FROM {metas} WHERE object_type = 'repeat_task' AND object_id IN (?) ORDER BY id DESC";
const ACTIVITIES = "SELECT * FROM {activities} WHERE object_type = 'task_activity' AND object_id IN (?) ORDER BY id";
const ATTACHMENTS =
  "SELECT * FROM {attachments} WHERE object_type IN ('TASK', 'task_description') AND object_id IN (?) ORDER BY id";

const imagesOf = (wordpress: WordPressDatabase, comments: number[]) =>
  wordpress.rows(
    "SELECT * FROM {attachments} WHERE object_type = 'comment_image' AND coalesce(status, 'ACTIVE') = 'ACTIVE' AND object_id IN (?) ORDER BY id",
    comments,
  );

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
