import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { withDefaultPeople } from "@/lib/stages/load";
import { loadStagesByIds } from "@/lib/stages/load-by-ids";
import {
  aBoard,
  aBoardOfAnna,
  anAdmin,
  aStage,
  aTask,
  countersOf,
  recounted,
  requestOn,
  threeUsers,
} from "@/lib/testing";

const WRITERS = 8;
const TURNS = 12;
type Request = [line: string, body?: object];

async function statusesOf(
  as: { id: number; login: string },
  board: { id: number },
  requestFor: (writer: number, turn: number) => Request,
): Promise<number[]> {
  const seen = Array.from({ length: WRITERS }, async (_, writer) => {
    const statuses = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [line, body] = requestFor(writer, turn);
      statuses.push((await requestOn(board, as, line, body)).status);
    }
    return statuses;
  });
  return (await Promise.all(seen)).flat();
}

const activePositions = async ({ id: boardId }: { id: number }) =>
  (await db.stage.findMany({ where: { boardId, archivedAt: null } })).map(({ position }) => position.toFixed(2));

describe("eight concurrent writers", () => {
  test(
    "drag and reorder stages, which renumbers them again and again: no equal positions, no lost stage, no 5xx",
    { timeout: 60_000 },
    async () => {
      const { max, board } = await aBoardOfAnna();
      const stages = await db.stage.findMany({ where: { boardId: board.id } });
      for (let at = 0; at < 5; at += 1) stages.push(await aStage(board));
      for (const [at, { id }] of stages.entries())
        await db.stage.update({ where: { id }, data: { position: (at + 1) / 100 } });
      const pick = (at: number) => stages[at % stages.length]?.id ?? 0;

      const statuses = await statusesOf(max, board, (writer, turn) =>
        turn % 4
          ? ["PUT drag-stage", { stageId: pick(writer + turn * 3), newPosition: turn % 3 }]
          : ["PUT re-position-stages", { list: [pick(writer), pick(writer + 3)] }],
      );

      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(new Set(await activePositions(board)).size).toBe(stages.length);
    },
  );

  test(
    "drag, create, archive, restore and delete stages: no equal positions, no 5xx, and correct counters",
    { timeout: 60_000 },
    async () => {
      const { max, board, toDo, doing, done } = await aBoardOfAnna();
      const stages = [toDo, doing, done, await aStage(board), await aStage(board)];
      for (const [at, stage] of stages.entries())
        for (let each = 0; each <= at; each += 1) await aTask(stage, { status: each % 2 ? "closed" : "open" });

      const statuses = await statusesOf(max, board, (writer, turn) => {
        const stage_id = stages[(writer + turn) % stages.length]?.id ?? 0;
        const requests: Request[] = [
          ["PUT drag-stage", { stageId: stage_id, newPosition: 1 }],
          [`PUT archive-stage/${stage_id}`],
          ["POST stage-create", { title: `${writer}.${turn}`, position: 2 }],
          [`PUT restore-stage/${stage_id}`],
          ["PUT re-position-stages", { list: [stage_id] }],
          turn === 11 && writer === 0
            ? [`DELETE /boards-app/v1/boards/${board.id}/stages/${stage_id}`]
            : [`PUT restore-stage/${stage_id}`],
        ];
        return requests[(writer * 5 + turn) % requests.length] ?? [`PUT restore-stage/${stage_id}`];
      });

      expect(statuses.filter((status) => ![200, 400, 404].includes(status))).toEqual([]);
      const positions = await activePositions(board);
      expect(new Set(positions).size).toBe(positions.length);
      const archived = await db.stage.findMany({ where: { archivedAt: { not: null } }, select: { id: true } });
      expect(await db.task.count({ where: { archivedAt: null, stageId: { in: archived.map(({ id }) => id) } } })).toBe(
        0,
      );
      expect(await countersOf(board)).toEqual(await recounted(board));
    },
  );

  test(
    "move, sort, archive and assign all tasks while members join and leave: nothing lost, no former member assigned, no 5xx",
    { timeout: 60_000 },
    async () => {
      const { anna, max, board, toDo, doing, done } = await aBoardOfAnna();
      await aBoard({
        members: [
          [anna, "viewer"],
          [max, "viewer"],
        ],
      });
      const stages = [toDo, doing, done];
      for (let at = 0; at < 15; at += 1) await aTask(stages[at % 3] ?? toDo);
      const pick = (at: number) => stages[at % 3]?.id ?? 0;

      const statuses = await statusesOf(anna, board, (writer, turn) => {
        const [one, other] = [pick(writer + turn), pick(writer + turn + 1)];
        const requests: Request[] = [
          ["PUT stage-move-all-task", { oldStageId: one, newStageId: other }],
          [`PUT stage/${one}/default-assignees`, { assigneeIds: [max.id] }],
          [`PUT stage/${one}/sort-task`, { order: "title", orderBy: turn % 2 ? "ASC" : "DESC" }],
          [`POST user/${max.id}/remove`],
          ["PUT stage-move-all-task", { oldStageId: other, newStageId: one }],
          ["POST add-members", { memberId: max.id }],
          turn === 6 && writer === 3
            ? [`PUT stage/${one}/archive-all-task`]
            : ["PUT stage-move-all-task", { oldStageId: one, newStageId: other }],
        ];
        return requests[(writer * 3 + turn) % requests.length] ?? [`POST user/${max.id}/remove`];
      });
      await requestOn(board, anna, `POST user/${max.id}/remove`);

      // People outside the board can't be assigned (400) or leave it (404); members can't join it (409).
      expect(statuses.filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
      const tasks = await db.task.findMany({ where: { archivedAt: null } });
      expect(new Set(tasks.map(({ stageId, position }) => `${stageId} ${position.toFixed(2)}`)).size).toBe(
        tasks.length,
      );
      expect(await db.task.count()).toBe(15);
      expect([
        await db.taskAssignee.count({ where: { userId: max.id } }),
        await db.stageDefaultAssignee.count({ where: { userId: max.id } }),
      ]).toEqual([0, 0]);
      expect(await countersOf(board)).toEqual(await recounted(board));
    },
  );
});

test("a stage loaded by its id equals the record in its board's list", async () => {
  const [one, other, third] = await threeUsers({}, {}, {});
  const board = await aBoard({
    members: [
      [one, "member"],
      [other, "member"],
      [third, "member"],
    ],
  });
  const plain = await aStage(board);
  const full = await aStage(board, {
    isPublic: true,
    isTemplate: false,
    wipLimit: 3,
    hasDefaultPeople: true,
    archivedAt: new Date(),
    archivedById: (await anAdmin()).id,
    color: "#ffffff",
  });
  await db.stageDefaultAssignee.createMany({
    data: [other, one].map(({ id: userId }) => ({ stageId: full.id, userId })),
  });
  await db.stageDefaultWatcher.create({ data: { stageId: full.id, userId: third.id } });

  const found = await loadStagesByIds(db, [full.id, null, plain.id, full.id]);

  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining(await withDefaultPeople(db, await db.stage.findMany({ where: { boardId: board.id } }))),
  );
});
