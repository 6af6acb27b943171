import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTemplateOfAnna, inFreeTier, messagesOf, onBoard, storedBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const convert = onBoard(PUT);

describe("PUT /projects/:board_id/convert-to-board", () => {
  test("makes it a board again, without description and category", async () => {
    const { anna, board } = await aTemplateOfAnna({ templateDescription: "Old", templateCategory: "Ours" });

    const [{ status, json }, again] = [await convert(anna, board), await convert(anna, board)];

    expect([status, again.status, json.message]).toEqual([200, 200, "Template has been converted back to a board"]);
    expect(json.board.settings).toEqual({ tasks_count: 0 });
    expect(await storedBoard(board)).toMatchObject({ templateDescription: null, templateCategory: null });
    expect(await db.activity.findMany()).toMatchObject([{ action: "changed", column: "template", newValue: "no" }]);
  });

  testForbidden(PUT);

  test("is for managers, in the paid tier", async () => {
    const { anna, max, board } = await aTemplateOfAnna();

    expect(messagesOf([await convert(max, board), await inFreeTier(() => convert(anna, board))])).toEqual([
      [403, "Sorry, you are not allowed to do that."],
      [403, "This is a pro feature"],
    ]);
    expect((await storedBoard(board)).isTemplate).toBe(true);
  });
});
