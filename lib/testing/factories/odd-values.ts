import { describe, expect, test } from "vitest";
import { PUT as update } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as move } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { POST as create } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
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

export function describeOddValues(values: unknown[]) {
  describe("an odd value never causes a 5xx or a wrong counter", () => {
    test.each(PROPERTY_NAMES.map((property) => [property]))("in the property %s", async (property) => {
      const { anna, board, toDo } = await aBoardOfAnna();
      const task = await aTask(toDo);

      for (const value of values) {
        const { status } = await call(update, {
          as: anna,
          params: { board_id: board.id, task_id: task.id },
          body: { property, value },
        });
        expect([200, 400, 404], JSON.stringify(value)).toContain(status);
      }

      expect(await countersOf(board)).toEqual(await recounted(board));
    });

    test.each(FIELDS.map((field) => [field]))("in task[%s]", async (field) => {
      const { anna, board, toDo } = await aBoardOfAnna();

      for (const value of values) {
        const { status } = await call(create, {
          as: anna,
          params: { board_id: board.id },
          body: { task: { title: "x", board_id: board.id, stage_id: toDo.id, [field]: value } },
        });
        expect([201, 400, 404], JSON.stringify(value)).toContain(status);
      }

      expect(await countersOf(board)).toEqual(await recounted(board));
    });

    test.each([["newStageId"], ["newIndex"], ["prevTaskId"], ["nextTaskId"], ["newBoardId"]])(
      "in %s of a move",
      async (field) => {
        const { anna, board, toDo } = await aBoardOfAnna();
        const [task] = [await aTask(toDo), await aTask(toDo)];

        for (const value of values) {
          const { status } = await call(move, {
            as: anna,
            params: { board_id: board.id, task_id: task.id },
            body: { newStageId: toDo.id, [field]: value },
          });
          expect([200, 400, 404], JSON.stringify(value)).toContain(status);
        }

        expect(new Set((await db.task.findMany()).map(({ position }) => position.toFixed(2))).size).toBe(2);
      },
    );
  });
}
