import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { Person } from "@/lib/users/present";

const inOrderOfTime = (other: "userId" | "labelId") =>
  [{ createdAt: "asc" }, { [other]: "asc" }] as { createdAt: "asc" }[];

/** One statement for each relation, however many tasks there are. */
const asExported = {
  include: {
    assignees: { select: { userId: true }, orderBy: inOrderOfTime("userId") },
    watchers: { select: { userId: true }, orderBy: inOrderOfTime("userId") },
    labels: { select: { labelId: true }, orderBy: inOrderOfTime("labelId") },
    customFieldValues: { select: { customFieldId: true, value: true }, orderBy: { customFieldId: "asc" } },
    comments: {
      include: { mentions: { select: { userId: true }, orderBy: { userId: "asc" } } },
      omit: { authorIp: true, guestKey: true },
      orderBy: { id: "asc" },
    },
    attachments: { where: { status: "active" }, orderBy: { id: "asc" } },
    timeTracks: { orderBy: { id: "asc" } },
    repeatRule: true,
    idea: { omit: { guestKey: true, addressKey: true } },
    votes: { where: { userId: { not: null } }, select: { userId: true, createdAt: true }, orderBy: { id: "asc" } },
    activities: { orderBy: { id: "asc" } },
    predecessors: { select: { predecessorId: true }, orderBy: { predecessorId: "asc" } },
    groups: { orderBy: [{ position: "asc" }, { id: "asc" }] },
  },
} satisfies Prisma.TaskDefaultArgs;

export type ExportedTask = Prisma.TaskGetPayload<typeof asExported>;
export type ExportedComment = ExportedTask["comments"][number];

export interface TaskPage {
  /** By id. */
  tasks: ExportedTask[];
  /** All of them, by position. */
  subtasks: ExportedTask[];
}

/** Ids of tasks that are not subtasks, in pages that are read and written one by one. */
export async function taskPages(tx: Tx, boardId: number): Promise<number[][]> {
  const pages = await rowsOf<{ ids: number[] }>(
    tx,
    Prisma.sql`
    SELECT array_agg(id ORDER BY id) AS ids
    FROM (SELECT id, sum(1 + comments_count + subtask_count) OVER (ORDER BY id) / ${PAGE}::int AS page FROM task WHERE board_id = ${boardId} AND parent_id IS NULL) t
    GROUP BY page ORDER BY page`,
  );
  return pages.map(({ ids }) => ids);
}

/** In tasks, subtasks and comments. */
const PAGE = 500;

export async function loadPage(tx: Tx, boardId: number, ids: number[]): Promise<TaskPage> {
  const all = await tx.task.findMany({
    ...asExported,
    where: { boardId, OR: [{ id: { in: ids } }, { parentId: { in: ids } }] },
    orderBy: { id: "asc" },
  });
  const subtasks = all.filter(({ parentId }) => parentId !== null);
  return {
    tasks: all.filter(({ parentId }) => parentId === null),
    subtasks: subtasks.sort((one, other) => one.position.comparedTo(other.position) || one.id - other.id),
  };
}

const asExportedBoard = {
  include: {
    members: { select: { userId: true, role: true }, orderBy: inOrderOfTime("userId") },
    stages: {
      include: {
        defaultAssignees: { select: { userId: true }, orderBy: { userId: "asc" } },
        defaultWatchers: { select: { userId: true }, orderBy: { userId: "asc" } },
      },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    },
    labels: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    customFields: { orderBy: [{ position: "asc" }, { id: "asc" }] },
    attachments: { where: { owner: "board", taskId: null, status: "active" }, orderBy: { id: "asc" } },
    activities: { where: { taskId: null }, orderBy: { id: "asc" } },
  },
  omit: { publicAccessSecret: true },
} satisfies Prisma.BoardDefaultArgs;

export type ExportedBoard = Prisma.BoardGetPayload<typeof asExportedBoard>;

/** @throws NotFound when it was deleted meanwhile */
export async function loadBoard(tx: Tx, id: number): Promise<ExportedBoard> {
  const board = await tx.board.findUnique({ ...asExportedBoard, where: { id } });
  if (!board) throw new NotFound("Board");
  return board;
}

export type ExportedPerson = Pick<Person, "id" | "login" | "nicename" | "email" | "displayName" | "invitedEmail">;

/** Everyone whom the document of the board mentions. */
export const loadPeople = (tx: Tx, boardId: number): Promise<ExportedPerson[]> =>
  rowsOf<ExportedPerson>(
    tx,
    Prisma.sql`
    WITH tasks AS MATERIALIZED (SELECT id, created_by, archived_by FROM task WHERE board_id = ${boardId}), mentioned (id) AS (
      SELECT user_id FROM board_member WHERE board_id = ${boardId}
      UNION SELECT created_by FROM board WHERE id = ${boardId}
      UNION SELECT archived_by FROM stage WHERE board_id = ${boardId}
      UNION SELECT d.user_id FROM stage_default_assignee d JOIN stage s ON s.id = d.stage_id WHERE s.board_id = ${boardId}
      UNION SELECT d.user_id FROM stage_default_watcher d JOIN stage s ON s.id = d.stage_id WHERE s.board_id = ${boardId}
      UNION SELECT created_by FROM tasks UNION SELECT archived_by FROM tasks
      UNION SELECT a.user_id FROM task_assignee a JOIN tasks t ON t.id = a.task_id
      UNION SELECT w.user_id FROM task_watcher w JOIN tasks t ON t.id = w.task_id
      UNION SELECT v.user_id FROM idea_vote v JOIN tasks t ON t.id = v.task_id
      UNION SELECT i.answered_by FROM idea i JOIN tasks t ON t.id = i.task_id
      UNION SELECT created_by FROM comment WHERE board_id = ${boardId}
      UNION SELECT m.user_id FROM comment_mention m JOIN comment c ON c.id = m.comment_id WHERE c.board_id = ${boardId}
      UNION SELECT created_by FROM attachment WHERE board_id = ${boardId}
      UNION SELECT created_by FROM activity WHERE board_id = ${boardId}
      UNION SELECT user_id FROM time_track WHERE board_id = ${boardId})
    SELECT u.id, u.login, u.nicename, u.email, u.display_name AS "displayName", m.invited_email AS "invitedEmail"
    FROM mentioned JOIN "user" u ON u.id = mentioned.id LEFT JOIN board_member m ON m.board_id = ${boardId} AND m.user_id = u.id ORDER BY u.id`,
  );
