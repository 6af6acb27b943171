import { beforeEach, describe, expect, test } from "vitest";
import type { Activity, Board, Stage, Task, User } from "@/generated/prisma/client";
import { dayIn, daysLater } from "@/lib/dates/dates-on-screen";
import { db, transaction } from "@/lib/db";
import { PERCENTS, type Percentiles } from "@/lib/flow/durations";
import { type Flow, readFlow } from "@/lib/flow/read-flow";
import { nameStagesOfLines } from "@/lib/imports/write/stages-of-lines";
import { aBoard, aBoardOfAnna, anActivity, aStage, aTask, aUser, requestOn } from "@/lib/testing";

const FIRST = "2026-03-01";
const LAST = "2026-04-20";
const TODAY = "2026-04-12";
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const NOW = Date.parse(`${TODAY}T11:59:00Z`);

/** The same numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    one: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  };
}

/** What a task was from then on. */
interface Moment {
  at: number;
  stage: number | null;
  isClosed: boolean;
  isArchived: boolean;
  isHere: boolean;
}

interface Life {
  createdAt: number;
  startedAt: number | null;
  completedAt: number | null;
  moments: Moment[];
  lines: Partial<Activity>[];
  leftAt: number | null;
}

type Random = ReturnType<typeof randomFrom>;

/** Some tasks come from another board, some were subtasks, and much happens within a second. */
function aLife(random: Random, here: readonly number[], elsewhere: readonly number[]): Life {
  const createdAt = Date.parse("2026-02-10T00:00:00Z") + random.below(50 * DAY);
  const origin = random.one(["here", "here", "here", "elsewhere", "subtask"] as const);
  let now: Moment = {
    at: createdAt,
    stage: origin === "subtask" ? null : random.one(origin === "here" ? here : elsewhere),
    isClosed: random.below(10) === 0,
    isArchived: false,
    isHere: origin === "here",
  };
  const life: Life = {
    createdAt,
    startedAt: random.one([
      null,
      null,
      createdAt + random.below(9 * DAY),
      createdAt - random.below(9 * DAY),
      Math.floor(createdAt / DAY) * DAY + DAY,
    ]),
    completedAt: now.isClosed ? createdAt : null,
    moments: [now],
    lines: [],
    leftAt: null,
  };
  for (let left = random.below(12) + (now.isHere ? 0 : 1); left > 0; left -= 1) {
    const at = now.at + random.one([0, 1, 300, 5 * SECOND, DAY / 2, 3 * DAY, random.below(4 * DAY)]);
    if (at >= NOW && now.isHere) break;
    const isLast = left === 1 || at + 4 * DAY >= NOW;
    now = happens(life, { ...now, at: Math.min(at, NOW - 1) }, { random, here, elsewhere, mustArrive: isLast });
    life.moments.push(now);
  }
  return life;
}

interface Around {
  random: Random;
  here: readonly number[];
  elsewhere: readonly number[];
  mustArrive: boolean;
}

function happens(life: Life, now: Moment, { random, here, elsewhere, mustArrive }: Around): Moment {
  const createdAt = new Date(now.at);
  if (!now.isHere && (mustArrive || now.stage === null || random.below(3) === 0)) {
    const stage = random.one(here);
    life.lines.push(
      now.stage === null
        ? { createdAt, action: "changed", column: "stage", toStageId: stage }
        : { createdAt, action: "moved", column: "board", toStageId: stage },
    );
    return { ...now, stage, isHere: true };
  }
  const what = random.one(["move", "move", "status", "archive"] as const);
  if (what === "status") {
    life.lines.push({ createdAt, action: now.isClosed ? "reopened" : "closed", column: "task" });
    life.completedAt = now.isClosed ? null : now.at;
    return { ...now, isClosed: !now.isClosed };
  }
  if (what === "archive") {
    life.lines.push({ createdAt, action: now.isArchived ? "restored" : "archived", column: "task" });
    return { ...now, isArchived: !now.isArchived };
  }
  const stage = random.one(now.isHere ? here : elsewhere);
  life.lines.push({
    createdAt,
    action: "changed",
    column: "stage",
    oldValue: "x",
    fromStageId: now.stage,
    toStageId: stage,
  });
  life.leftAt ??= now.at;
  return { ...now, stage };
}

interface World {
  anna: User;
  board: Board;
  stages: Stage[];
  lives: Life[];
}

async function aRandomWorld(seed: number): Promise<World> {
  const random = randomFrom(seed);
  const { anna, board, toDo, doing, done } = await threeStages();
  const [gone, other] = [await aStage(board), await aBoardOfAnna()];
  const here = [toDo.id, doing.id, done.id, gone.id];
  const lives = Array.from({ length: 250 }, () => aLife(random, here, [other.toDo.id, other.done.id]));
  for (const life of lives) settle(life, random, [toDo.id, doing.id, done.id]);
  await store(board, lives);
  await db.stage.delete({ where: { id: gone.id } });
  return { anna, board, stages: [toDo, doing, done], lives };
}

async function threeStages() {
  const { anna, board, toDo, done } = await aBoardOfAnna();
  return { anna, board, toDo, done, doing: await aStage(board) };
}

/** No task stands in a stage that is gone. */
function settle(life: Life, random: Random, stages: readonly number[]) {
  const last = life.moments.at(-1) as Moment;
  if (last.stage !== null && stages.includes(last.stage)) return;
  const stage = random.one(stages);
  if (life.lines.length === 0) {
    last.stage = stage;
    return;
  }
  life.lines.push({
    createdAt: new Date(last.at),
    action: "changed",
    column: "stage",
    fromStageId: last.stage,
    toStageId: stage,
  });
  life.leftAt ??= last.at;
  life.moments.push({ ...last, stage });
}

async function store(board: Board, lives: readonly Life[]) {
  const tasks = lives.map((life, at) => ({
    ...rowOf(life),
    boardId: board.id,
    title: `Task ${at}`,
    slug: `task-${at}`,
    position: at + 1,
  }));
  const stored = await db.task.createManyAndReturn({ data: tasks, select: { id: true } });
  const lines = lives.flatMap(({ lines }, at) => lines.map((line) => ({ ...line, taskId: stored[at]?.id ?? 0 })));
  await db.activity.createMany({
    data: lines.map((line) => ({ ...line, boardId: board.id, action: line.action ?? "", settings: undefined })),
  });
}

function rowOf({ createdAt, startedAt, completedAt, moments }: Life): Partial<Task> & { stageId: number } {
  const { stage, isClosed, isArchived } = moments.at(-1) as Moment;
  const archived = moments.findLast(({ isArchived: is }, at) => is && !moments[at - 1]?.isArchived);
  return {
    stageId: stage ?? 0,
    status: isClosed ? "closed" : "open",
    createdAt: new Date(createdAt),
    startedAt: startedAt === null ? null : new Date(startedAt),
    lastCompletedAt: completedAt === null ? null : new Date(completedAt),
    archivedAt: isArchived && archived ? new Date(archived.at) : null,
  };
}

const datesUntilToday = () => {
  const dates = [];
  for (let date = FIRST; date <= TODAY; date = daysLater(date, 1)) dates.push(date);
  return dates;
};

/** Day by day and task by task, from what was stored about it in the order in which it happened. */
function bruteForce({ lives, stages }: World, timeZone: string, startOfWeek: number) {
  const dates = datesUntilToday();
  const atEndOf = (date: string) =>
    lives.flatMap(({ moments }) => moments.filter(({ at }) => dayIn(new Date(at), timeZone) <= date).at(-1) ?? []);
  const shown = dates.map((date) => atEndOf(date).filter(({ isHere, isArchived }) => isHere && !isArchived));
  const ids = stages.map(({ id }) => id);
  const inStage = (id: number) =>
    shown.map(
      (moments) => moments.filter(({ stage }) => (stage !== null && ids.includes(stage) ? stage : 0) === id).length,
    );
  const done = lives.flatMap((life) => {
    const date = life.completedAt === null ? "" : dayIn(new Date(life.completedAt), timeZone);
    return life.completedAt !== null && dates.includes(date) ? [{ ...life, completedAt: life.completedAt, date }] : [];
  });
  return {
    stages: new Map([...ids, 0].map((id) => [id, inStage(id)])),
    scope: shown.map((moments) => moments.length),
    completed: shown.map((moments) => moments.filter(({ isClosed }) => isClosed).length),
    leads: done.map(({ createdAt, completedAt }) => completedAt - createdAt),
    cycles: done.flatMap((life) => cycleOf(life, timeZone)),
    perWeek: dates
      .map((date) => ({ week: weekOf(date, startOfWeek), count: done.filter((each) => each.date === date).length }))
      .reduce<Record<string, number>>(
        (weeks, { week, count }) => ({ ...weeks, [week]: (weeks[week] ?? 0) + count }),
        {},
      ),
  };
}

/** Minute by minute back from noon, as no clock is changed by more than two hours. */
function midnightOf(date: string, timeZone: string): number {
  let at = Date.parse(`${date}T00:00:00Z`) - DAY;
  while (dayIn(new Date(at), timeZone) < date) at += 15 * 60 * SECOND;
  return at;
}

function cycleOf(
  { createdAt, leftAt, startedAt, completedAt }: Life & { completedAt: number },
  timeZone: string,
): number[] {
  const isWhole = startedAt !== null && startedAt % DAY === 0;
  const started = isWhole ? midnightOf(new Date(startedAt).toISOString().slice(0, 10), timeZone) : startedAt;
  const begun = [leftAt, started].filter((at) => at !== null && at <= completedAt) as number[];
  return begun.length > 0 ? [completedAt - Math.max(createdAt, Math.min(...begun))] : [];
}

function weekOf(date: string, startOfWeek: number): string {
  let day = date;
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== startOfWeek) day = daysLater(day, -1);
  return day;
}

function percentiles(values: number[]): Percentiles | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const enough = (percent: number) =>
    sorted.find((value) => sorted.filter((each) => each <= value).length * 100 >= percent * sorted.length) ?? NaN;
  return Object.fromEntries(PERCENTS.map((percent) => [percent, enough(percent)])) as Percentiles;
}

const perWeekOf = ({ weeks }: Flow, startOfWeek: number) =>
  Object.fromEntries(weeks.map(({ first, completed }) => [weekOf(first, startOfWeek), completed]));

const read = (world: Pick<World, "anna" | "board">, timeZone = "UTC", startOfWeek = 1) =>
  readFlow(
    { boardId: world.board.id, start: FIRST, end: LAST },
    { user: { ...world.anna, isAdmin: false }, calendar: { now: new Date(NOW), timeZone, today: TODAY, startOfWeek } },
  );

describe("all figures are those that one counts day by day", () => {
  let world: World;
  beforeEach(async () => void (world = await aRandomWorld(7)));

  test.each([
    ["UTC", 1],
    ["Europe/Berlin", 1],
    ["America/St_Johns", 0],
    ["Asia/Kolkata", 6],
    ["Australia/Lord_Howe", 1],
  ])("in %s, with weeks from day %i", async (timeZone, startOfWeek) => {
    const [flow, expected] = [await read(world, timeZone, startOfWeek), bruteForce(world, timeZone, startOfWeek)];

    expect(flow?.days).toEqual(datesUntilToday());
    expect(Object.fromEntries(flow?.stages.map(({ id, tasks }) => [id, tasks]) ?? [])).toEqual(
      Object.fromEntries([...expected.stages].filter(([, tasks]) => tasks.some((count) => count > 0))),
    );
    expect(flow?.scope).toEqual(expected.scope);
    expect(flow?.completed).toEqual(expected.completed);
    expect(flow && perWeekOf(flow, startOfWeek)).toEqual(expected.perWeek);
    expect(flow?.lead).toEqual(percentiles(expected.leads));
    expect(flow?.cycle).toEqual(percentiles(expected.cycles));
    expect(flow?.tasks).toHaveLength(expected.leads.length);
    expect(expected.cycles.length).toBeGreaterThan(50);
  });
});

describe("what is not on the board has no flow", () => {
  test("nobody reads that of a board they can't see, of a roadmap, or of an archived board", async () => {
    const { anna, board } = await threeStages();
    const outsider = await aUser();

    expect((await read({ anna, board }))?.board.title).toBe(board.title);
    expect(await read({ anna: outsider, board })).toBeNull();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
    expect(await read({ anna, board })).toBeNull();
  });

  test("days that have not begun, and an empty board", async () => {
    const { anna, board } = await threeStages();
    const flow = await readFlow(
      { boardId: board.id, start: LAST, end: LAST },
      {
        user: { ...anna, isAdmin: false },
        calendar: { now: new Date(NOW), timeZone: "UTC", today: TODAY, startOfWeek: 1 },
      },
    );

    expect(flow).toMatchObject({ days: [], stages: [], scope: [], weeks: [], tasks: [], lead: null, cycle: null });
  });
});

describe("lines name the stages of a move", () => {
  const stagesOfLines = async (column: string) =>
    (await db.activity.findMany({ where: { column, taskId: { not: null } }, orderBy: { id: "asc" } })).map(
      ({ fromStageId, toStageId }) => [fromStageId, toStageId],
    );

  test("when a task moves on its board and to another one", async () => {
    const { anna, board, toDo, done } = await threeStages();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const there = await aStage(other);
    const task = await aTask(toDo);
    const move = (body: object) => requestOn(board, anna, `PUT tasks/${task.id}/move-task`, body);

    await move({ newStageId: done.id, newIndex: 1 });
    await move({ newStageId: there.id, newIndex: 1, newBoardId: other.id });

    expect(await stagesOfLines("stage")).toEqual([[toDo.id, done.id]]);
    expect(await stagesOfLines("board")).toEqual([[null, there.id]]);
  });

  test("when they are imported with titles, as far as the board has them", async () => {
    const { board, toDo, done } = await threeStages();
    const task = await aTask(done);
    await anActivity(task, null, { column: "stage", oldValue: toDo.title, newValue: done.title });
    await anActivity(task, null, { column: "stage", oldValue: "Gone", newValue: done.title });
    await anActivity(task, null, { column: "stage", oldValue: null, newValue: "Unknown" });
    await transaction((tx) => nameStagesOfLines(tx, board.id, [task.id]));

    expect(await stagesOfLines("stage")).toEqual([
      [toDo.id, done.id],
      [0, done.id],
      [null, 0],
    ]);
  });
});
