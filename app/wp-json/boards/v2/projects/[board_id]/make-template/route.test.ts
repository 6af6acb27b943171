import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aTemplateOfAnna,
  aUser,
  inFreeTier,
  messagesOf,
  onBoard,
  statusesOf,
  storedBoard,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

const make = onBoard(PUT);

describe("PUT /projects/:board_id/make-template", () => {
  test("makes the board a template with a description and a category", async () => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await make(anna, board, {
      template_description: " <b>For</b> all\nof us ",
      template_category: "Marketing\n",
    });

    expect([status, json.message]).toEqual([200, "Board has been converted to a template"]);
    expect(json.board).toMatchObject({
      id: board.id,
      settings: {
        tasks_count: 0,
        is_template: true,
        template_description: "For all\nof us",
        template_category: "Marketing",
      },
    });
    expect(await db.activity.findMany()).toMatchObject([
      { boardId: board.id, action: "changed", column: "template", newValue: "yes", createdById: anna.id },
    ]);
  });

  test("needs neither of them, and making a template again only changes them", async () => {
    const { anna, board } = await aTemplateOfAnna({ templateDescription: "Old", templateCategory: "Ours" });

    const [same, changed] = [await make(anna, board), await make(anna, board, { template_description: "" })];

    expect(same.json.board.settings).toMatchObject({ template_description: "Old", template_category: "Ours" });
    expect(changed.json.board.settings).toMatchObject({ template_description: "", template_category: "Ours" });
    expect(await db.activity.findMany()).toMatchObject([{ column: "template settings", newValue: "Ours" }]);
  });

  test("cuts a long category, and refuses a description that is too long", async () => {
    const { anna, board } = await aBoardOfAnna();

    await make(anna, board, { template_category: "ü".repeat(200) });
    const refused = await make(anna, board, { template_description: "x".repeat(5001) });

    expect((await storedBoard(board)).templateCategory).toBe("ü".repeat(100));
    expect(messagesOf([refused])).toEqual([[400, "Invalid parameter(s): template_description"]]);
  });

  testForbidden(PUT);

  test("is for managers of the board, in the paid tier", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();

    expect(statusesOf([await make(max, board), await make(vera, board), await make(await aUser(), board)])).toEqual([
      403, 403, 403,
    ]);
    expect((await inFreeTier(() => make(anna, board))).json.message).toBe("This is a pro feature");
    expect(await storedBoard(board)).toEqual(board);
  });
});
