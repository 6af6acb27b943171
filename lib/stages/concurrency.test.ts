import { describe, expect, test } from "vitest";
import { DELETE as REMOVE } from "@/app/wp-json/boards-app/v1/boards/[board_id]/stages/[stage_id]/route";
import { PUT as ARCHIVE } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import { PUT as DRAG } from "@/app/wp-json/boards/v2/projects/[board_id]/drag-stage/route";
import { PUT as ORDER } from "@/app/wp-json/boards/v2/projects/[board_id]/re-position-stages/route";
import { PUT as RESTORE } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-stage/[stage_id]/route";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { PUT as MOVE_ALL } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-move-all-task/route";
import { PUT as ASSIGNEES } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-assignees/route";
import { PUT as ARCHIVE_ALL } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/archive-all-task/route";
import { PUT as SORT } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/sort-task/route";
import { POST as LEAVE } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { POST as JOIN } from "@/app/wp-json/boards/v2/projects/[board_id]/add-members/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";

const WRITERS = 8;
const TURNS = 12;
type Request = [handler: RouteHandler, params: Record<string, number>, body?: object];

async function statusesOf(
  as: { id: number; login: string },
  board: { id: number },
  request: (writer: number, turn: number) => Request,
): Promise<number[]> {
  const seen = Array.from({ length: WRITERS }, async (_, writer) => {
    const statuses = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [handler, params, body] = request(writer, turn);
      statuses.push((await call(handler, { as, params: { board_id: board.id, ...params }, body })).status);
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
          ? [DRAG, {}, { stageId: pick(writer + turn * 3), newPosition: turn % 3 }]
          : [ORDER, {}, { list: [pick(writer), pick(writer + 3)] }],
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
          [DRAG, {}, { stageId: stage_id, newPosition: 1 }],
          [ARCHIVE, { stage_id }],
          [CREATE, {}, { title: `${writer}.${turn}`, position: 2 }],
          [RESTORE, { stage_id }],
          [ORDER, {}, { list: [stage_id] }],
          turn === 11 && writer === 0 ? [REMOVE, { stage_id }] : [RESTORE, { stage_id }],
        ];
        return requests[(writer * 5 + turn) % requests.length] ?? [RESTORE, { stage_id }];
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
          [MOVE_ALL, {}, { oldStageId: one, newStageId: other }],
          [ASSIGNEES, { stage_id: one }, { assigneeIds: [max.id] }],
          [SORT, { stage_id: one }, { order: "title", orderBy: turn % 2 ? "ASC" : "DESC" }],
          [LEAVE, { user_id: max.id }],
          [MOVE_ALL, {}, { oldStageId: other, newStageId: one }],
          [JOIN, {}, { memberId: max.id }],
          turn === 6 && writer === 3
            ? [ARCHIVE_ALL, { stage_id: one }]
            : [MOVE_ALL, {}, { oldStageId: one, newStageId: other }],
        ];
        return requests[(writer * 3 + turn) % requests.length] ?? [LEAVE, { user_id: max.id }];
      });
      await call(LEAVE, { as: anna, params: { board_id: board.id, user_id: max.id } });

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
