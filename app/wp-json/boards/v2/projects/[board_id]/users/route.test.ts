import { describe, expect, test } from "vitest";
import { aBoardOfAnna, aMember, anAdmin, aServiceAdmin, aUser, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const read = onBoard(GET);

interface MemberJson {
  ID: number;
  display_name: string;
  email: string;
}

describe("GET /projects/:board_id/users", () => {
  test("returns the members by name, each with all keys of a member view", async () => {
    const { anna, board } = await aBoardOfAnna();
    await aMember(board, await aUser({ displayName: "ábel" }), "member");

    const { status, json } = await read(anna, board);

    expect(status).toBe(200);
    expect(json.users.map(({ display_name }: MemberJson) => display_name)).toEqual(["ábel", "Anna", "Max", "Vera"]);
    expect(json.users[1]).toEqual({
      ID: anna.id,
      display_name: "Anna",
      user_login: anna.login,
      email: anna.email,
      photo: `https://boards.test/photos/${anna.photoKey}`,
      role: "manager",
      is_super: false,
      is_wpadmin: false,
    });
    expect(json.users.map(({ role }: { role: string }) => role)).toEqual(["member", "manager", "member", "viewer"]);
    expect(json.global_admins).toEqual([]);
  });

  test("tells admins who else reaches the board, apart from its members", async () => {
    const { board } = await aBoardOfAnna();
    const [ada, sue, member] = [
      await anAdmin({ displayName: "Ada" }),
      await aServiceAdmin({ displayName: "Sue" }),
      await anAdmin({ displayName: "Bo" }),
    ];
    await aMember(board, member, "viewer");

    const { json } = await read(ada, board);

    expect(json.global_admins).toMatchObject([
      { ID: ada.id, role: "manager", is_super: false, is_wpadmin: true },
      { ID: sue.id, role: "manager", is_super: true, is_wpadmin: false, email: sue.email },
    ]);
    expect(json.users).toContainEqual(expect.objectContaining({ ID: member.id, role: "viewer", is_wpadmin: true }));
  });

  test.each(["max", "vera"] as const)("shows %s their own address and masks those of the others", async (name) => {
    const people = await aBoardOfAnna();

    const { json } = await read(people[name], people.board);

    const addresses = json.users.map(({ ID, email }: MemberJson) =>
      ID === people[name].id ? email === people[name].email : /^p\*\*\*@example\.com$/.test(email),
    );
    expect(addresses).toEqual([true, true, true]);
  });

  testForbiddenFor("stranger", read);
});
