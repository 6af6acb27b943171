import { describe, expect, test } from "vitest";
import { DELETE, PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, type Answer, aStageWithoutGaps, aSubtask, aTask, call, requestOn } from "@/lib/testing";

const MANY = 120;

const updatedIn = ({ json }: Answer): number[] => json.updatedTasks.map(({ id }: { id: number }) => id);
const idsOf = (tasks: Pick<Task, "id">[]) => tasks.map(({ id }) => id).sort((a, b) => a - b);

/** A board of Anna's with a stage that is renumbered when another task comes in, and a task that was just changed. */
async function aBoardWithoutRoom() {
  const all = await aBoardOfAnna();
  const { stage, tasks } = await aStageWithoutGaps(all.board, MANY);
  const archived = await aTask(stage, { archivedAt: new Date(), position: 0 });
  return { ...all, stage, tasks, archived, other: await aTask(all.doing) };
}

type World = Awaited<ReturnType<typeof aBoardWithoutRoom>>;

describe("updatedTasks", () => {
  test("contains the whole stage after a move that renumbers it, even above 100 tasks, with the new positions", async () => {
    const { anna, board, stage, tasks } = await aBoardWithoutRoom();

    const answer = await requestOn(board, anna, `PUT tasks/${tasks.at(-1)?.id ?? 0}/move-task`, {
      newStageId: stage.id,
      newIndex: 1,
    });

    expect(idsOf(answer.json.updatedTasks)).toEqual(idsOf(tasks));
    const cache = tasks.slice(0, -1).map(({ id }, at) => [id, `${at + 1}.00`]);
    expect(
      answer.json.updatedTasks.map(({ id, position }: { id: number; position: string }) => [id, position]),
    ).toEqual(expect.arrayContaining(cache));
  });

  test.each<[string, (world: World) => [line: string, body: object]]>([
    [
      "a move from another stage",
      ({ stage, tasks, other }) => [
        `PUT tasks/${other.id}/move-task`,
        { newStageId: stage.id, prevTaskId: tasks[0]?.id },
      ],
    ],
    [
      "a create at a place",
      ({ board, stage }) => [
        "POST tasks",
        { task: { title: "New", board_id: board.id, stage_id: stage.id, position: 1 } },
      ],
    ],
    ["a restore", ({ archived }) => [`PUT tasks/${archived.id}`, { property: "archived_at", value: null }]],
  ])("contains the task and the renumbered ones after %s", async (_, requestFor) => {
    const world = await aBoardWithoutRoom();

    const { json } = await requestOn(world.board, world.anna, ...requestFor(world));

    expect(idsOf(json.updatedTasks)).toEqual(idsOf([...world.tasks, json.task]));
  });

  test("ends with up to 100 other tasks that changed recently", async () => {
    const { anna, board, tasks, other } = await aBoardWithoutRoom();
    await db.task.update({ where: { id: other.id }, data: { dueAt: new Date("2031-01-01T00:00:00Z") } });

    const answer = await requestOn(board, anna, `PUT tasks/${other.id}`, {
      property: "title",
      value: "New",
    });

    expect(updatedIn(answer)).toEqual([other.id, ...idsOf(tasks).slice(0, 99)]);
  });

  const body = (property: string, value: unknown) => ({ property, value });
  test.each([
    ["deleting", { status: "closed" }, undefined],
    ["closing", {}, body("status", "closed")],
    ["reopening", { status: "closed" }, body("status", "open")],
    ["a new due date of a closed", { status: "closed" }, body("due_at", "2031-01-01")],
    ["archiving", {}, body("archived_at", "now")],
    ["restoring", { archivedAt: new Date(0), position: 0 }, body("archived_at", null)],
  ] as const)("starts with the parent after %s subtask", async (_, attributes, change) => {
    const { anna, board, doing } = await aBoardWithoutRoom();
    const parent = await aTask(doing, { dueAt: new Date("2031-01-01T00:00:00Z") });
    const subtask = await aSubtask(parent, attributes);

    const answer = await call(change ? UPDATE : DELETE, {
      as: anna,
      params: { board_id: board.id, task_id: subtask.id },
      body: change,
    });

    expect([answer.status, updatedIn(answer)[0]]).toEqual([200, parent.id]);
  });
});
