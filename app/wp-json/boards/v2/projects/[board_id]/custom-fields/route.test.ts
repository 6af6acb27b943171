import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { GET as BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { aBoard, aBoardOfAnna, aField, aUser, idsOf, inFreeTier, onBoard } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /projects/:board_id/custom-fields", () => {
  test("returns the board's fields with all their keys, in their order", async () => {
    const { vera, board } = await aBoardOfAnna();
    await aField(await aBoard());
    const second = await aField(board, { position: 2 });
    const first = await aField(board, {
      title: "Stage of work",
      slug: "stage-of-work",
      type: "multi_select",
      options: ["A", "B"],
      position: 1,
    });

    const { status, json } = await list(vera, board);

    expect(status).toBe(200);
    expect(idsOf(json.customFields)).toEqual([first.id, second.id]);
    expect(json.customFields[0]).toEqual({
      id: first.id,
      board_id: board.id,
      title: "Stage of work",
      slug: "stage-of-work",
      type: "custom-field",
      position: "1.00",
      color: null,
      bg_color: null,
      settings: { custom_field_type: "multi-select", select_options: ["A", "B"] },
      archived_at: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    });
    expect(json.customFields[1].settings).toEqual({ custom_field_type: "text" });
  });

  test("the board itself returns the same, and says that they have an order", async () => {
    const { anna, board } = await aBoardOfAnna();
    await onBoard(POST)(anna, board, { customField: { title: "Size", type: "select", options: ["S", "L"] } });

    const own = (await onBoard(BOARD)(anna, board)).json.board;

    expect(own.custom_fields).toEqual((await list(anna, board)).json.customFields);
    expect([own.custom_fields.length, own.meta]).toEqual([1, { custom_field_positions: "yes" }]);
  });

  test("answers 403 for a stranger, and in the free tier", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await list(await aUser(), board)).status).toBe(403);
    expect((await inFreeTier(() => list(anna, board))).json.message).toBe("This is a pro feature");
  });
});
