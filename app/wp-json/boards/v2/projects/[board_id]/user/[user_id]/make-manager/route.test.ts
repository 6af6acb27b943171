import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMember, aUser, changerOf, roleOf, testRoleChange, whileBlocked } from "@/lib/testing";
import { POST } from "./route";

const change = changerOf(POST);

describe("POST /projects/:board_id/user/:user_id/make-manager", () => {
  testRoleChange(POST, { from: "member", to: "manager" });

  test.each(["max", "vera"] as const)("makes %s a manager", async (name) => {
    const people = await aBoardOfAnna();

    const { status, json } = await change(people.anna, people.board, people[name]);

    expect([status, json.message]).toEqual([200, "Role updated successfully"]);
    expect(json.member).toEqual({
      ID: people[name].id,
      user_login: people[name].login,
      user_nicename: people[name].nicename,
      user_email: expect.stringContaining("***"),
      user_url: "",
      user_registered: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      user_status: "0",
      display_name: people[name].displayName,
      photo: `https://boards.test/photos/${people[name].photoKey}`,
      role: "admin",
      is_admin: true,
      is_board_admin: true,
    });
    expect(await roleOf(people.board, people[name])).toBe("manager");
  });

  test("S31: a manager who is being demoted can't promote anybody, including themselves", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aMember(board, await aUser(), "manager");

    for (const person of [max, anna]) {
      const [answer] = await whileBlocked(
        (tx) => tx.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "member" } }),
        () => [change(anna, board, person)],
      );
      expect(answer.status).toBe(403);
      expect(await roleOf(board, person)).toBe("member");
      await db.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "manager" } });
    }
  });
});
