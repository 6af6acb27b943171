import type { Prisma, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aStage } from "@/lib/testing/factories/boards";
import type { Calendar } from "@/lib/users/calendar";

/** Late on Friday evening in UTC is Saturday morning in this zone. */
export const CALENDAR: Calendar = {
  now: new Date("2026-11-20T20:00:00Z"),
  timeZone: "Pacific/Guam",
  today: "2026-11-21",
  startOfWeek: 1,
};

export interface TaskToFilter extends Task {
  isStageArchived: boolean;
  assignees: number[];
  watchers: number[];
  labels: number[];
  fields: number[];
}

export interface Ids {
  stages: number[];
  people: number[];
  labels: number[];
  fields: number[];
  tasks: number[];
}

const SIZE = 240;
const HOUR = 60 * 60 * 1000;
const TITLES = ["Paint the wall", "50%_\\ more", "Sweep", "paint, PAINT", "Buy 500 nails"];
const PRIORITIES = ["none", "low", "medium", "high", "urgent"] as const;

/** Each property has a period of its own, so that all combinations occur. */
const every = <Thing>(at: number, period: number, things: readonly Thing[]): Thing | undefined =>
  things[Math.floor(at / period) % (things.length + 1)];

export async function aBoardToFilter(): Promise<{ board: { id: number }; tasks: TaskToFilter[]; ids: Ids }> {
  const { anna, max, vera, board, toDo, doing, done } = await aBoardOfAnna();
  const past = await aStage(board, { title: "Past", archivedAt: new Date(), position: 0 });
  const [stages, people] = [[toDo, doing, done, past].map(({ id }) => id), [anna, max, vera].map(({ id }) => id)];
  const labels = (await Promise.all([aLabel(board), aLabel(board), aLabel(board)]))
    .map(({ id }) => id)
    .sort((one, other) => one - other);
  const fields = (
    await db.customField.createManyAndReturn({
      data: [1, 2].map((at) => ({
        boardId: board.id,
        title: `Field ${at}`,
        slug: `field-${at}`,
        type: "text" as const,
        position: at,
      })),
    })
  ).map(({ id }) => id);

  const created = await db.task.createManyAndReturn({
    data: Array.from({ length: SIZE }, (_, at) => taskAt(at, board.id, stages)),
  });
  const tasks = created
    .sort((one, other) => one.id - other.id)
    .map((task, at) => ({
      ...task,
      isStageArchived: task.stageId === past.id,
      assignees: people.filter((_, who) => every(at, 3 + who, [true]) && at % 7 !== 0),
      watchers: people.filter((_, who) => (at + who) % 3 === 0),
      labels: labels.filter((_, which) => every(at, 2 + which, [true, undefined])),
      fields: fields.filter((_, which) => every(at, 5 + which, [true])),
    }));
  await attach(board.id, tasks, fields);
  return { board, tasks, ids: { stages, people, labels, fields, tasks: tasks.map(({ id }) => id) } };
}

function taskAt(at: number, boardId: number, stages: number[]): Prisma.TaskCreateManyInput {
  const stageId = stages[at % 4] ?? 0;
  const isArchived = at % 4 === 3 || every(at, 11, [undefined, true]) === true;
  return {
    boardId,
    stageId,
    title: TITLES[at % 5] ?? "",
    slug: `task-${at}`,
    position: isArchived ? 0 : at + 1,
    archivedAt: isArchived ? new Date() : null,
    status: every(at, 4, ["closed"]) ?? "open",
    priority: PRIORITIES[Math.floor(at / 3) % 5],
    crmContactId: every(at, 6, [7, 8, 9]) ?? null,
    dueAt: every(at, 1, [null]) === null ? null : dueAt(at),
  };
}

function dueAt(at: number): Date {
  const far = [1, 5, 20, 60, 150, 400][Math.floor(at / 2) % 6] ?? 1;
  const moment = new Date(CALENDAR.now.getTime() + (at % 4 < 2 ? 1 : -1) * far * HOUR + at * 1000);
  return at % 3 === 0 ? new Date(moment.toISOString().slice(0, 10)) : moment;
}

async function attach(boardId: number, tasks: TaskToFilter[], fields: number[]) {
  await db.taskAssignee.createMany({
    data: tasks.flatMap((task) => task.assignees.map((userId) => ({ taskId: task.id, userId }))),
  });
  await db.taskWatcher.createMany({
    data: tasks.flatMap((task) => task.watchers.map((userId) => ({ taskId: task.id, userId }))),
  });
  await db.taskLabel.createMany({
    data: tasks.flatMap((task) => task.labels.map((labelId) => ({ taskId: task.id, labelId, boardId }))),
  });
  const emptied = ["", [] as string[]];
  const valueOf = (task: TaskToFilter, field: number) =>
    task.fields.includes(field) ? "text" : (emptied[task.id % 3] ?? null);
  const data = tasks
    .flatMap((task) =>
      fields.map((customFieldId) => ({ taskId: task.id, customFieldId, boardId, value: valueOf(task, customFieldId) })),
    )
    .flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
  await db.customFieldValue.createMany({ data });
}
