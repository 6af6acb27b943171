import { describe, expect, test } from "vitest";
import { aBoardOfAnna, changerOf, roleOf, testLastManager, testRoleChange } from "@/lib/testing";
import { POST } from "./route";

const change = changerOf(POST);

describe("POST /projects/:board_id/user/:user_id/make-viewer", () => {
  testRoleChange(POST, { from: "member", to: "viewer" });
  testLastManager(POST);

  test("makes a member a viewer, who can no longer write", async () => {
    const { anna, max, board } = await aBoardOfAnna();

    const { status, json } = await change(anna, board, max);

    expect([status, json.message]).toEqual([200, "Role updated successfully"]);
    expect(json.member).toMatchObject({ ID: max.id, role: "viewer", is_admin: false, is_board_admin: false });
    expect(await roleOf(board, max)).toBe("viewer");
    expect((await change(max, board, max)).status).toBe(403);
  });
});
