import type { Prisma } from "@/generated/prisma/client";
import { db, type Tx } from "@/lib/db";
import { ACTIVITY_KINDS } from "@/lib/reports/activity-kinds";
import { insertMany, keepLinkedIds } from "@/lib/testing/factories/large";
import { aUser } from "@/lib/testing/factories/people";
import { aNow, aTime, between, type Next, pick, ZONES } from "@/lib/testing/reports/random-times";
import { draw } from "@/security/fuzz/random";

interface World {
  next: Next;
  now: Date;
  people: number[];
}

/** Boards of all kinds with people, tasks and what happened to them, written past the application so that anything occurs. */
export async function aRandomWorld(next: Next) {
  const people = [];
  for (let at = 0; at < 5; at += 1)
    people.push((await aUser({ timezone: pick(next, ZONES), displayName: `P${between(next, 1, 3)}` })).id);
  const admin = await aUser({ role: "administrator", timezone: pick(next, ZONES) });
  const world: World = { next, now: aNow(next), people: [...people, admin.id] };
  await insertMany(async (tx) => {
    for (let id = 1; id <= 8; id += 1) await addBoard(tx, world, id);
    await keepLinkedIds(tx);
  });
  const [gone] = draw(next, people, 1);
  await db.user.delete({ where: { id: gone } });
  return { now: world.now, readers: world.people.filter((id) => id !== gone) };
}

async function addBoard(tx: Tx, world: World, number: number) {
  const { next, now, people } = world;
  const type = number > 5 ? "roadmap" : "to_do";
  const isOdd = next() < 0.2;
  const { id } = await tx.board.create({
    data: {
      title: `B${between(next, 1, 4)}`,
      type,
      archivedAt: isOdd && next() < 0.5 ? now : null,
      isTemplate: isOdd && next() < 0.5,
    },
  });
  await tx.boardMember.createMany({
    data: draw(next, people, between(next, 0, 4)).map((userId) => ({
      boardId: id,
      userId,
      role: pick(next, ["viewer", "member", "manager"]),
    })),
  });
  const stages = await tx.stage.createManyAndReturn({
    data: [1, 2, 3, 4].map((at) => ({
      boardId: id,
      title: `S${at % 3}`,
      position: at,
      isPublic: next() < 0.5,
      defaultTaskStatus: next() < 0.4 ? "closed" : "open",
    })),
  });
  const labels = await tx.label.createManyAndReturn({
    data: [1, 2].map((at) => ({ boardId: id, title: next() < 0.2 ? null : `L${at}`, bgColor: "#123456" })),
  });
  const stageIds = stages.map((stage) => stage.id);
  const tasks = await tx.task.createManyAndReturn({
    data: Array.from({ length: between(next, 0, 14) }, (_, at) => aTaskRow(world, { boardId: id, stageIds, type, at })),
  });
  const parents = draw(next, tasks, 2);
  const groups = await tx.subtaskGroup.createManyAndReturn({
    data: parents.map((task) => ({ taskId: task.id, title: "G" })),
  });
  const subtasks = await tx.task.createManyAndReturn({
    data: groups.map((group, at) => ({
      ...aTaskRow(world, { boardId: id, stageIds, type, at }),
      ...{ parentId: group.taskId, subtaskGroupId: group.id, stageId: null },
    })),
  });
  for (const task of [...tasks, ...subtasks])
    await attachThings(tx, world, task, { labels: labels.map((label) => label.id), stageIds });
}

interface Place {
  boardId: number;
  stageIds: number[];
  type: "roadmap" | "to_do";
  at: number;
}

function aTaskRow({ next, now }: World, { boardId, stageIds, type, at }: Place) {
  const maybe = (chance: number) => (next() < chance ? aTime(next, now) : null);
  return {
    ...{ boardId, stageId: pick(next, stageIds), title: `T${at}`, slug: `t-${at}`, position: at },
    type: type === "roadmap" ? ("roadmap" as const) : ("task" as const),
    source: pick(next, ["page", "web", "import", null]),
    status: pick(next, ["open", "open", "closed"] as const),
    priority: pick(next, ["none", "low", "medium", "high", "urgent"] as const),
    estimatedMinutes: next() < 0.5 ? between(next, 0, 700) : null,
    voteCount: between(next, 0, 3),
    createdAt: aTime(next, now),
    updatedAt: aTime(next, now),
    lastCompletedAt: maybe(0.6),
    dueAt: maybe(0.7),
    archivedAt: maybe(0.15),
  } satisfies Prisma.TaskCreateManyInput;
}

interface Choices {
  labels: number[];
  stageIds: number[];
}

async function attachThings(
  tx: Tx,
  world: World,
  { id: taskId, boardId }: { id: number; boardId: number },
  { labels, stageIds }: Choices,
) {
  const { next, now, people } = world;
  const time = () => aTime(next, now);
  await tx.taskAssignee.createMany({
    data: draw(next, people, between(next, 0, 3)).map((userId) => ({ taskId, userId, createdAt: time() })),
  });
  await tx.taskLabel.createMany({
    data: draw(next, labels, between(next, 0, 2)).map((labelId) => ({ taskId, labelId, boardId })),
  });
  if (next() < 0.15) await tx.idea.create({ data: { taskId, mergedIntoId: next() < 0.5 ? taskId : null } });
  await tx.comment.createMany({
    data: Array.from({ length: between(next, 0, 3) }, () => ({
      ...{ boardId, taskId, authorName: "P", authorEmail: "secret@example.com", rawDescription: "x", description: "x" },
      type: pick(next, ["comment", "note", "reply"] as const),
      privacy: pick(next, ["public", "private"] as const),
      status: pick(next, ["published", "spam"] as const),
    })),
  });
  await tx.activity.createMany({
    data: Array.from({ length: between(next, 0, 8) }, () => ({
      ...anEvent(next, stageIds),
      boardId,
      taskId: next() < 0.9 ? taskId : null,
      createdById: next() < 0.1 ? null : pick(next, people),
      createdAt: time(),
    })),
  });
}

const EVENTS = [
  ...Object.values(ACTIVITY_KINDS).flatMap(({ events }): readonly string[] => events),
  "changed title",
  "closed task",
  "odd",
];

/** Of the stages that activity names, some are gone. */
function anEvent(next: Next, stageIds: number[]) {
  const [action = "", ...column] = pick(next, EVENTS).split(" ");
  const isMove = column[0] === "stage" && next() < 0.8;
  const stages = isMove ? { fromStageId: pick(next, [...stageIds, 999_999]), toStageId: pick(next, stageIds) } : {};
  return { action, column: column.join(" "), oldValue: "x", newValue: "y", ...stages };
}
