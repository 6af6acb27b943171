import {
  type Board,
  type BoardRole,
  type Label,
  Prisma,
  type Stage,
  type Task,
  type User,
} from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aUser, threeUsers } from "@/lib/testing/factories/people";

export const LONG_AGO = new Date("2020-01-01T00:00:00Z");

type Placed<Thing extends { position: unknown }> = Partial<Omit<Thing, "position">> & { position?: number };

let made = 0;
const next = () => (made += 1);

export async function aBoard(
  given: Partial<Board> & { members?: [Pick<User, "id">, BoardRole][] } = {},
): Promise<Board> {
  const { members = [], ...board } = given;
  const created = await db.board.create({ data: { title: `Board ${next()}`, ...board } });
  if (members.length > 0)
    await db.boardMember.createMany({
      data: members.map(([{ id: userId }, role]) => ({ boardId: created.id, userId, role })),
    });
  return created;
}

/** A person who shares a board with `of`, and whom `of` can therefore find. */
export async function aColleague(of: Pick<User, "id">, given: Partial<User> = {}): Promise<User> {
  const colleague = await aUser(given);
  await aBoard({
    members: [
      [of, "viewer"],
      [colleague, "viewer"],
    ],
  });
  return colleague;
}

export async function aStage(board: Pick<Board, "id">, given: Placed<Stage> = {}): Promise<Stage> {
  const position = await nextPosition(Prisma.sql`stage WHERE board_id = ${board.id}`);
  return db.stage.create({ data: { boardId: board.id, title: `Stage ${next()}`, position, ...given } });
}

export async function aTask(stage: Pick<Stage, "id" | "boardId">, given: Placed<Task> = {}): Promise<Task> {
  const position = await nextPosition(Prisma.sql`task WHERE stage_id = ${stage.id}`);
  const number = next();
  const task = await db.task.create({
    data: {
      boardId: stage.boardId,
      stageId: stage.id,
      title: `Task ${number}`,
      slug: `task-${number}`,
      position,
      ...given,
    },
  });
  if (!task.archivedAt) {
    await db.$executeRaw`UPDATE board SET tasks_count = tasks_count + 1, completed_tasks_count = completed_tasks_count + ${task.status === "closed" ? 1 : 0}, updated_at = ${new Date()} WHERE id = ${stage.boardId}`;
  }
  return task;
}

/** Raw SQL, because these factories run in almost every test and it takes a third of the time of a Prisma query. */
async function nextPosition(others: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<
    { last: number }[]
  >`SELECT coalesce(max(position), 0)::float8 AS last FROM ${others}`;
  return (row?.last ?? 0) + 1;
}

/** A stage whose positions have no gaps left: inserting between or before its tasks renumbers it. */
export async function aStageWithoutGaps(
  board: Pick<Board, "id">,
  size: number,
): Promise<{ stage: Stage; tasks: Task[] }> {
  const stage = await aStage(board);
  const first = next();
  const data = Array.from({ length: size }, (_, at) => ({
    boardId: board.id,
    stageId: stage.id,
    title: `Task ${first}.${at}`,
    slug: `task-${first}-${at}`,
    position: (at + 1) / 100,
  }));
  await db.task.createMany({ data });
  await db.board.update({ where: { id: board.id }, data: { tasksCount: { increment: size } } });
  return { stage, tasks: await db.task.findMany({ where: { stageId: stage.id }, orderBy: { position: "asc" } }) };
}

export async function aSubtask(parent: Pick<Task, "id" | "boardId">, given: Placed<Task> = {}): Promise<Task> {
  const group =
    (await db.subtaskGroup.findFirst({ where: { taskId: parent.id } })) ??
    (await db.subtaskGroup.create({ data: { taskId: parent.id, title: "Steps" } }));
  const position = await nextPosition(Prisma.sql`task WHERE subtask_group_id = ${given.subtaskGroupId ?? group.id}`);
  const number = next();
  const task = await db.task.create({
    data: {
      boardId: parent.boardId,
      parentId: parent.id,
      subtaskGroupId: group.id,
      title: `Subtask ${number}`,
      slug: `subtask-${number}`,
      position,
      ...given,
    },
  });
  await db.task.update({
    where: { id: parent.id },
    data: { subtaskCount: { increment: 1 }, subtaskCompletedCount: { increment: task.status === "closed" ? 1 : 0 } },
  });
  return task;
}

export const assign = async <Assigned extends Pick<Task, "id">>(
  task: Assigned,
  { id: userId }: Pick<User, "id">,
): Promise<Assigned> => (await db.taskAssignee.create({ data: { taskId: task.id, userId } })) && task;

export const watch = async <Watched extends Pick<Task, "id">>(
  task: Watched,
  { id: userId }: Pick<User, "id">,
): Promise<Watched> => (await db.taskWatcher.create({ data: { taskId: task.id, userId } })) && task;

export const aLabel = (board: Pick<Board, "id">, given: Partial<Label> = {}) =>
  db.label.create({
    data: { boardId: board.id, title: `Label ${next()}`, bgColor: "#4bce97", color: "#1B2533", ...given },
  });

/** Nearly every test begins with this board, so it takes as few statements as possible. */
export async function aBoardOfAnna() {
  const [anna, max, vera] = await threeUsers({ displayName: "Anna" }, { displayName: "Max" }, { displayName: "Vera" });
  const board = await aBoard({
    createdById: anna.id,
    members: [
      [anna, "manager"],
      [max, "member"],
      [vera, "viewer"],
    ],
  });
  const stages = ["To do", "Doing", "Done"].map((title, at) => ({
    boardId: board.id,
    title,
    position: at + 1,
    ...(title === "Done" && { defaultTaskStatus: "closed" as const }),
  }));
  const [toDo, doing, done] = (await db.stage.createManyAndReturn({ data: stages })) as [Stage, Stage, Stage];
  return { anna, max, vera, board, toDo, doing, done };
}

/** A task in To do, and the parameters of its path. */
export async function aTaskOfAnna(given: Placed<Task> = {}) {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo, given);
  return { ...people, task, params: { board_id: people.board.id, task_id: task.id } };
}

/** A task on another board, which the person manages. */
export const aTaskElsewhere = async (person: Pick<User, "id">, given: Placed<Task> = {}): Promise<Task> =>
  aTask(await aStage(await aBoard({ members: [[person, "manager"]] })), given);

export const stageTitles = async (boardId: number) =>
  (await db.stage.findMany({ where: { boardId, archivedAt: null }, orderBy: { position: "asc" } })).map(
    ({ title }) => title,
  );

export const storedBoard = ({ id }: Pick<Board, "id">) => db.board.findUniqueOrThrow({ where: { id } });
export const storedStage = ({ id }: Pick<Stage, "id">) => db.stage.findUniqueOrThrow({ where: { id } });
export const storedTask = ({ id }: Pick<Task, "id">) => db.task.findUniqueOrThrow({ where: { id } });

/** Makes these the people whom every new task of the stage gets. */
export const setDefaultPeople = (
  { id }: Pick<Stage, "id">,
  { assignees = [], watchers = [] }: Partial<Record<"assignees" | "watchers", Pick<User, "id">[]>>,
) =>
  db.stage.update({
    where: { id },
    data: {
      hasDefaultPeople: true,
      defaultAssignees: { create: assignees.map(({ id: userId }) => ({ userId })) },
      defaultWatchers: { create: watchers.map(({ id: userId }) => ({ userId })) },
    },
  });

/** The active tasks of a stage with their positions, in order: `Draft 1.00`. */
export const placesIn = async ({ id }: Pick<Stage, "id">) =>
  (await db.task.findMany({ where: { stageId: id, archivedAt: null }, orderBy: { position: "asc" } })).map(
    ({ title, position }) => `${title} ${position.toFixed(2)}`,
  );
