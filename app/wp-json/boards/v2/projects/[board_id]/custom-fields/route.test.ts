import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { GET as BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aField } from "@/lib/testing/factories/custom-fields";
import { aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET } from "./route";

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

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json.customFields.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
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
    await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { customField: { title: "Size", type: "select", options: ["S", "L"] } },
    });

    const own = (await call(BOARD, { as: anna, params: { board_id: board.id } })).json.board;

    expect(own.custom_fields).toEqual(
      (await call(GET, { as: anna, params: { board_id: board.id } })).json.customFields,
    );
    expect([own.custom_fields.length, own.meta]).toEqual([1, { custom_field_positions: "yes" }]);
  });

  test("queries the database as often for 50 fields as for 2", async () => {
    const [few, many] = [await aBoardOfAnna(), await aBoardOfAnna()];
    for (let at = 0; at < 2; at += 1) await aField(few.board);
    for (let at = 0; at < 50; at += 1) await aField(many.board);

    const ofFew = await queryCountOf(GET, { as: few.anna, params: { board_id: few.board.id } });

    expect(await queryCountOf(GET, { as: many.anna, params: { board_id: many.board.id } })).toBe(ofFew);
  });

  test("answers 403 for a stranger, and in the free tier", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () =>
      call(GET, { as: anna, params: { board_id: board.id } }),
    );
    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });
});
