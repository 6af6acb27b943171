import { describe, expect, test } from "vitest";
import { aBoardOfAnna, aMember, aUser, changerOf, roleOf, testLastManager, testRoleChange } from "@/lib/testing";
import { POST } from "./route";

const change = changerOf(POST);

describe("POST /projects/:board_id/user/:user_id/make-member", () => {
  testRoleChange(POST, { from: "viewer", to: "member" });
  testLastManager(POST);

  test.each([["vera"], ["mia"]] as const)("makes %s a member", async (name) => {
    const { anna, vera, board } = await aBoardOfAnna();
    const mia = await aUser();
    await aMember(board, mia, "manager");
    const person = { vera, mia }[name];

    const { status, json } = await change(anna, board, person);

    expect([status, json.message]).toEqual([200, "Role updated successfully"]);
    expect(json.member).toMatchObject({ ID: person.id, role: "member", is_admin: false, is_board_admin: false });
    expect(await roleOf(board, person)).toBe("member");
  });
});
