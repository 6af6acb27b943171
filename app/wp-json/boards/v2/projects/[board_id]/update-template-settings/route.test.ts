import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTemplateOfAnna, inFreeTier, messagesOf, onBoard, storedBoard } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const update = onBoard(PUT);

describe("PUT /projects/:board_id/update-template-settings", () => {
  test("changes what is sent, and an empty text removes it", async () => {
    const { anna, board } = await aTemplateOfAnna({ templateDescription: "Old", templateCategory: "Ours" });

    const [changed, emptied] = [
      await update(anna, board, { template_category: "Sales" }),
      await update(anna, board, { template_description: "", template_category: null }),
    ];

    expect([changed.status, changed.json.message]).toEqual([200, "Template settings updated successfully"]);
    expect(changed.json.board.settings).toMatchObject({ template_description: "Old", template_category: "Sales" });
    expect(emptied.json.board.settings).toMatchObject({ template_description: "", template_category: "Sales" });
    expect((await db.activity.findMany()).map(({ column }) => column)).toEqual([
      "template settings",
      "template settings",
    ]);
  });

  test("writes no activity where nothing changes", async () => {
    const { anna, board } = await aTemplateOfAnna({ templateCategory: "Ours" });

    await update(anna, board, { template_category: "Ours" });

    expect(await db.activity.count()).toBe(0);
  });

  testForbidden(PUT);

  test("is for managers, in the paid tier, and takes text alone", async () => {
    const { anna, max, board } = await aTemplateOfAnna();

    const answers = [
      await update(max, board, { template_category: "x" }),
      await inFreeTier(() => update(anna, board, { template_category: "x" })),
      await update(anna, board, { template_category: ["x"] }),
    ];

    expect(messagesOf(answers)).toEqual([
      [403, "Sorry, you are not allowed to do that."],
      [403, "This is a pro feature"],
      [400, "Invalid parameter(s): template_category"],
    ]);
    expect(await storedBoard(board)).toEqual(board);
  });
});
