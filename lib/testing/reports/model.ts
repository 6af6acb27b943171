import { db } from "@/lib/db";

/** All rows that reports are made of. */
export const rawRows = async () => ({
  users: await db.user.findMany(),
  boards: await db.board.findMany(),
  members: await db.boardMember.findMany(),
  stages: await db.stage.findMany(),
  tasks: await db.task.findMany(),
  assignees: await db.taskAssignee.findMany(),
  taskLabels: await db.taskLabel.findMany(),
  labels: await db.label.findMany(),
  ideas: await db.idea.findMany(),
  comments: await db.comment.findMany(),
  activities: await db.activity.findMany(),
});
export type Rows = Awaited<ReturnType<typeof rawRows>>;

/** A report that is asked for. */
export interface Asked {
  userId: number;
  isAdmin: boolean;
  timeZone: string;
  now: Date;
  first: string;
  last: string;
  boardId: number | null;
}

/** What day it is there, from the clock on the wall, without any beginning of a day. */
export const dayAt = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(at);

export const isIn = (at: Date | null, { first, last, timeZone }: Asked): boolean => {
  const day = at && dayAt(at, timeZone);
  return day !== null && first <= day && day <= last;
};

export const boardsFor = ({ boards, members }: Rows, type: "to_do" | "roadmap", { userId, isAdmin, boardId }: Asked) =>
  boards.filter(
    (board) =>
      board.type === type &&
      !board.isTemplate &&
      board.archivedAt === null &&
      (boardId === null || board.id === boardId) &&
      (isAdmin || members.some((member) => member.boardId === board.id && member.userId === userId)),
  );

/** Tasks that the report counts, with what a report says of each. */
export function tasksFor(rows: Rows, type: "to_do" | "roadmap", asked: Asked) {
  const boards = new Set(boardsFor(rows, type, asked).map(({ id }) => id));
  return rows.tasks
    .filter(({ boardId, parentId, archivedAt }) => boards.has(boardId) && parentId === null && archivedAt === null)
    .filter(({ createdAt, updatedAt, lastCompletedAt }) =>
      [createdAt, updatedAt, lastCompletedAt].some((at) => isIn(at, asked)),
    )
    .map((task) => ({
      ...task,
      isOpen: task.status === "open",
      isCompleted: task.status === "closed" && isIn(task.lastCompletedAt, asked),
      due: task.status === "open" ? dueOf(task.dueAt, asked) : null,
    }));
}

export type CountedTask = ReturnType<typeof tasksFor>[number];

const DAY = 24 * 60 * 60 * 1000;

function dueOf(dueAt: Date | null, { now, timeZone }: Asked): string {
  if (!dueAt) return "no_due_date";
  const isWholeDay = dueAt.getTime() % DAY === 0;
  const [day, today] = [isWholeDay ? dueAt.toISOString().slice(0, 10) : dayAt(dueAt, timeZone), dayAt(now, timeZone)];
  if (isWholeDay ? day < today : dueAt <= now) return "overdue";
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  return days <= 0 ? "today" : days <= 7 ? "next7days" : "later";
}

export const count = <Row>(rows: readonly Row[], test: (row: Row) => boolean): number => rows.filter(test).length;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const duration = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)}h`, (minutes % 60 > 0 || minutes === 0) && `${minutes % 60}m`]
    .filter(Boolean)
    .join(" ");

/** The largest first, then by name and id. */
export const inOrder = <Row>(rows: Row[], keyOf: (row: Row) => [figures: number[], name: string, id: number]): Row[] =>
  rows.sort((one, other) => {
    const [[mine, myName, myId], [theirs, theirName, theirId]] = [keyOf(one), keyOf(other)];
    const at = mine.findIndex((figure, place) => figure !== theirs[place]);
    return at >= 0 ? (theirs[at] ?? 0) - (mine[at] ?? 0) : myName.localeCompare(theirName) || myId - theirId;
  });
