import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { EMAIL_KEYS } from "@/lib/notifications/preferences";
import { aBoard, aBoardOfAnna, aMember } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aServiceAdmin, anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

const send = (as: User | undefined, person: { id: number | string }) => call(GET, { as, params: { id: person.id } });
const namesFor = async (as: User, person: User) =>
  (await send(as, person)).json.users.map(({ display_name }: { display_name: string }) => display_name);

/** Anna and Max share a board with Vera, Anna and Olga another one, Olga and Omar a third. */
async function aCompany() {
  const all = await aBoardOfAnna();
  const [olga, omar] = [await aUser({ displayName: "Olga" }), await aUser({ displayName: "Omar" })];
  const second = await aBoard({
    title: "Second",
    members: [
      [all.anna, "manager"],
      [olga, "viewer"],
    ],
  });
  const theirs = await aBoard({
    title: "Theirs",
    members: [
      [olga, "manager"],
      [omar, "member"],
    ],
  });
  return { ...all, olga, omar, second, theirs };
}

describe("GET /member-associated-users/:id", () => {
  test("returns the people with whom somebody shares boards, on which, and in which role", async () => {
    const { anna, max, vera, board } = await aCompany();
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: vera.id } },
      data: { preferences: { email_after_comment: false } },
    });

    const { status, json } = await send(max, anna);

    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(["users", "userWiseBoardDesignation"]);
    expect(
      json.users.map(({ ID, which_boards }: { ID: number; which_boards: { id: number }[] }) => [
        ID,
        which_boards.map(({ id }) => id),
      ]),
    ).toEqual([anna, max, vera].map(({ id }) => [id, [board.id]]));
    expect(json.users[0]).toEqual({
      ID: anna.id,
      user_login: anna.login,
      user_nicename: anna.nicename,
      user_email: expect.stringContaining("***"),
      user_url: "",
      user_registered: expect.any(String),
      user_status: "0",
      display_name: "Anna",
      photo: expect.stringContaining("/photos/"),
      which_boards: [
        expect.objectContaining({
          id: board.id,
          pivot: expect.objectContaining({ object_id: board.id, foreign_id: anna.id }),
        }),
      ],
      all_boards: null,
      is_wpadmin: false,
      is_super: false,
    });
    const on = { ...Object.fromEntries(EMAIL_KEYS.map((key) => [key, true])), dashboard_notification: true };
    const row = {
      preferences: on,
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    };
    expect(json.userWiseBoardDesignation).toEqual([
      {
        id: expect.any(Number),
        object_id: board.id,
        object_type: "board_user",
        foreign_id: anna.id,
        settings: { is_admin: true },
        ...row,
      },
      {
        id: expect.any(Number),
        object_id: board.id,
        object_type: "board_user",
        foreign_id: max.id,
        settings: { is_admin: false },
        ...row,
      },
      {
        id: expect.any(Number),
        object_id: board.id,
        object_type: "board_user",
        foreign_id: vera.id,
        settings: { is_admin: false, is_viewer_only: true },
        ...row,
        preferences: { ...on, email_after_comment: false },
      },
    ]);
    expect(new Set(json.userWiseBoardDesignation.map(({ id }: { id: number }) => id)).size).toBe(3);
  });

  test("lists only boards that the caller sees; admins see all of the person's, but nobody else's", async () => {
    const { anna, max, olga } = await aCompany();
    await aUser({ displayName: "Alone" });

    expect(await namesFor(anna, anna)).toEqual(["Anna", "Max", "Olga", "Vera"]);
    expect(await namesFor(max, anna)).toEqual(["Anna", "Max", "Vera"]);
    expect(await namesFor(anna, olga)).toEqual(["Anna", "Olga"]);
    expect(await namesFor(await aServiceAdmin(), olga)).toEqual(["Anna", "Olga", "Omar"]);
  });

  test("an admin reaches every board: their colleagues are everybody on boards that the caller sees", async () => {
    const { anna, second } = await aCompany();
    const ada = await anAdmin({ displayName: "Ada" });
    await aMember(second, ada);

    expect(await namesFor(ada, ada)).toEqual(["Ada", "Anna", "Max", "Olga", "Omar", "Vera"]);
    expect(await namesFor(anna, ada)).toEqual(["Ada", "Anna", "Max", "Olga", "Vera"]);
  });

  test("shows full addresses to admins, and to managers the address by which a person was invited to one of their boards", async () => {
    const { anna, olga, omar } = await aCompany();
    await db.boardMember.updateMany({ where: { userId: olga.id }, data: { invitedEmail: olga.email } });
    const masked = async (as: User, person: User) =>
      (await send(as, person)).json.users.map(({ user_email }: { user_email: string }) => user_email.includes("***"));

    expect(await masked(anna, olga)).toEqual([false, false]);
    expect(await masked(omar, olga)).toEqual([true, false]);
    expect(await masked(await anAdmin(), olga)).toEqual([false, false, false]);
  });

  test("answers the same 403 for people without a shared board, known or not; 404 for admins, 401 when signed out", async () => {
    const { max, omar } = await aCompany();

    const answers = [await send(max, omar), await send(max, { id: 999_999 }), await send(max, { id: "99999999999" })];
    for (const { status, json } of answers) expect([status, json]).toEqual([403, answers[0]?.json]);
    const { status, json } = await send(await anAdmin(), { id: 999_999 });
    expect([status, json.message]).toEqual([404, "User not found"]);
    expect((await send(undefined, max)).status).toBe(401);
    expect((await send(max, { id: "0" })).status).toBe(404);
  });

  test("a person without boards has no colleagues; templates make none", async () => {
    const [alone, tina] = [await aUser(), await aUser()];
    await aBoard({
      isTemplate: true,
      members: [
        [alone, "member"],
        [tina, "member"],
      ],
    });

    expect((await send(alone, alone)).json).toEqual({ users: [], userWiseBoardDesignation: [] });
    expect((await send(alone, tina)).status).toBe(403);
  });

  test("runs as many SQL statements for 50 colleagues as for three", async () => {
    const { max, board } = await aCompany();
    const few = await queryCountOf(GET, { as: max, params: { id: max.id } });
    for (let at = 0; at < 50; at += 1) await aMember(board, await aUser());

    expect(await queryCountOf(GET, { as: max, params: { id: max.id } })).toBe(few);
  });
});
