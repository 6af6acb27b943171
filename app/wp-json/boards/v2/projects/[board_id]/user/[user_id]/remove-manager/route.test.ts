import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMember, aUser, changerOf, roleOf, testLastManager, testRoleChange } from "@/lib/testing";
import { POST } from "./route";

const change = changerOf(POST);

describe("POST /projects/:board_id/user/:user_id/remove-manager", () => {
  testRoleChange(POST, { from: "manager", to: "member" });
  testLastManager(POST);

  test("makes a manager a member", async () => {
    const { anna, board } = await aBoardOfAnna();
    const mia = await aUser();
    await aMember(board, mia, "manager");

    const { status, json } = await change(anna, board, mia);

    expect([status, json.message]).toEqual([200, "Role updated successfully"]);
    expect(json.member).toMatchObject({
      ID: mia.id,
      user_email: expect.stringContaining("***"),
      role: "member",
      is_admin: false,
      is_board_admin: false,
    });
    expect(await roleOf(board, mia)).toBe("member");
  });

  test("answers 400 for a viewer, who stays one, without an activity", async () => {
    const { anna, vera, board } = await aBoardOfAnna();

    const { status, json } = await change(anna, board, vera);

    expect([status, json.message, await roleOf(board, vera)]).toEqual([
      400,
      "This user is not a manager of the board.",
      "viewer",
    ]);
    expect(await db.activity.count()).toBe(0);
  });
});
