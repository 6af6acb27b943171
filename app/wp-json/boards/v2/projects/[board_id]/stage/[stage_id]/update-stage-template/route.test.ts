import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aUser, inFreeTier, messagesOf, onRecord, storedStage } from "@/lib/testing";
import { PUT } from "./route";

const flip = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/stage/:stage_id/update-stage-template", () => {
  test("makes the stage a template, and then an ordinary one again", async () => {
    const { max, toDo } = await aBoardOfAnna();

    const [one, other] = [await flip(max, toDo), await flip(max, toDo)];

    expect([one.status, one.json.message]).toEqual([200, "Stage updated successfully"]);
    expect([one, other].map(({ json }) => json.stage)).toMatchObject([
      { id: toDo.id, settings: { is_template: true } },
      { id: toDo.id, settings: { is_template: false } },
    ]);
    expect(
      (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ column, newValue }) => [column, newValue]),
    ).toEqual([
      ["template of stage", "yes"],
      ["template of stage", "no"],
    ]);
  });

  test("is for people who may edit the board, in the paid tier, and 404 for a stage of another board", async () => {
    const [{ anna, vera, board, toDo }, other] = [await aBoardOfAnna(), await aBoardOfAnna()];

    const answers = [
      await flip(vera, toDo),
      await flip(await aUser(), toDo),
      await inFreeTier(() => flip(anna, toDo)),
      await flip(anna, { id: other.toDo.id, boardId: board.id }),
    ];

    expect(messagesOf(answers)).toEqual([
      [403, "Sorry, you are not allowed to do that."],
      [403, "Sorry, you are not allowed to do that."],
      [403, "This is a pro feature"],
      [404, "Stage not found"],
    ]);
    expect(await storedStage(toDo)).toEqual(toDo);
  });
});
