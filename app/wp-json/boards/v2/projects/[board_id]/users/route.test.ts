import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aMember } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

interface MemberJson {
  ID: number;
  display_name: string;
  email: string;
}

describe("GET /projects/:board_id/users", () => {
  test("returns the members by name, each with all keys of a member view", async () => {
    const { anna, board } = await aBoardOfAnna();
    await aMember(board, await aUser({ displayName: "ábel" }), "member");

    const { status, json } = await call(GET, { as: anna, params: { board_id: board.id } });

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

    const { json } = await call(GET, { as: ada, params: { board_id: board.id } });

    expect(json.global_admins).toMatchObject([
      { ID: ada.id, role: "manager", is_super: false, is_wpadmin: true },
      { ID: sue.id, role: "manager", is_super: true, is_wpadmin: false, email: sue.email },
    ]);
    expect(json.users).toContainEqual(expect.objectContaining({ ID: member.id, role: "viewer", is_wpadmin: true }));
  });

  test.each(["max", "vera"] as const)("shows %s their own address and masks those of the others", async (name) => {
    const people = await aBoardOfAnna();

    const { json } = await call(GET, { as: people[name], params: { board_id: people.board.id } });

    const addresses = json.users.map(({ ID, email }: MemberJson) =>
      ID === people[name].id ? email === people[name].email : /^p\*\*\*@example\.com$/.test(email),
    );
    expect(addresses).toEqual([true, true, true]);
  });

  test("queries the database as often for 50 members as for 2", async () => {
    const { anna, board } = await aBoardOfAnna();
    const two = await aBoard({
      members: [
        [anna, "manager"],
        [await aUser(), "member"],
      ],
    });
    for (let at = 0; at < 48; at += 1) await aMember(board, await aUser());

    const few = await queryCountOf(GET, { as: anna, params: { board_id: two.id } });
    const many = await queryCountOf(GET, { as: anna, params: { board_id: board.id } });

    expect(many).toBe(few);
  });

  test("answers 401 when signed out, the same 403 for a stranger whether the board exists or not, 404 for an admin when the board does not exist", async () => {
    const { board } = await aBoardOfAnna();
    const stranger = await aUser();

    const answers = [
      await call(GET, { params: { board_id: board.id } }),
      await call(GET, { as: stranger, params: { board_id: board.id } }),
      await call(GET, { as: stranger, params: { board_id: 99_999_999_999 } }),
      await call(GET, { as: await anAdmin(), params: { board_id: 99_999_999_999 } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 404]);
    expect(answers[1]?.json).toEqual(answers[2]?.json);
  });
});
