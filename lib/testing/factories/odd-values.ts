import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { requestOn } from "@/lib/testing/http/request";
import { PROPERTY_NAMES } from "@/lib/tasks/write/update-input";
import { recounted, countersOf } from "@/lib/testing/db/counters";

const FIELDS = [
  "title",
  "board_id",
  "stage_id",
  "description",
  "priority",
  "crm_contact_id",
  "is_template",
  "assignees",
  "labels",
  "due_at",
  "started_at",
  "position",
  "settings",
  "parent_id",
  "remind_at",
  "reminder_type",
  "source",
  "source_id",
  "lead_value",
];

const MOVES = ["newStageId", "newIndex", "prevTaskId", "nextTaskId", "newBoardId"];

type Line = (task: Task) => [line: string, body: (name: string, value: unknown) => object];
const PLACES: [place: string, names: string[], Line][] = [
  ["the property %s", PROPERTY_NAMES, ({ id }) => [`PUT tasks/${id}`, (property, value) => ({ property, value })]],
  [
    "task[%s]",
    FIELDS,
    ({ boardId, stageId }) => [
      "POST tasks",
      (name, value) => ({ task: { title: "x", board_id: boardId, stage_id: stageId, [name]: value } }),
    ],
  ],
  [
    "%s of a move",
    MOVES,
    ({ id, stageId }) => [`PUT tasks/${id}/move-task`, (name, value) => ({ newStageId: stageId, [name]: value })],
  ],
];

export function describeOddValues(values: unknown[]) {
  describe.each(PLACES)(
    "an odd value never causes a 5xx, a wrong counter or equal positions",
    (place, names, lineOf) => {
      test.each(names)(`in ${place}`, async (name) => {
        const { anna, board, toDo } = await aBoardOfAnna();
        const [task] = [await aTask(toDo), await aTask(toDo)];
        const [line, body] = lineOf(task);

        for (const value of values) {
          const { status } = await requestOn(board, anna, line, body(name, value));
          expect([200, 201, 400, 404], JSON.stringify(value)).toContain(status);
        }

        expect(await countersOf(board)).toEqual(await recounted(board));
        const places = (await db.task.findMany({ where: { archivedAt: null, parentId: null } })).map(
          ({ stageId, position }) => `${stageId} ${position.toFixed(2)}`,
        );
        expect(new Set(places).size).toBe(places.length);
      });
    },
  );
}
