import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { EMAIL_KEYS } from "@/lib/notifications/preferences";
import { aBoard, aBoardOfAnna, aMember, anAdmin, aServiceAdmin, aUser, call, changeMember, idsOf } from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET } from "./route";

const send = (as: User, { id }: User) => call(GET, { as, params: { id } });
const namesFor = async (as: User, person: User) =>
  (await send(as, person)).json.users.map(({ display_name }: { display_name: string }) => display_name);

/** Anna and Max share a board with Vera, Anna and Olga another one, Olga and Omar a third. */
async function aCompany() {
  const all = await aBoardOfAnna();
  const [olga, omar] = [await aUser({ displayName: "Olga" }), await aUser({ displayName: "Omar" })];
  const [second, third] = [await aBoard(), await aBoard()];
  for (const person of [all.anna, olga]) await aMember(second, person, "manager");
  for (const person of [olga, omar]) await aMember(third, person);
  return { ...all, olga, omar, second };
}

describe("GET /member-associated-users/:id", () => {
  testProfileAccess(GET);

  test("returns the people with whom somebody shares boards, on which, and in which role", async () => {
    const { anna, max, vera, board } = await aCompany();
    await changeMember(board, vera, { preferences: { email_after_comment: false } });

    const { status, json } = await send(max, anna);

    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(["users", "userWiseBoardDesignation"]);
    expect(json.users).toMatchObject([anna, max, vera].map(({ id }) => ({ ID: id, which_boards: [{ id: board.id }] })));
    const pivot = expect.objectContaining({ object_id: board.id, foreign_id: anna.id });
    expect(json.users[0]).toMatchObject({
      user_email: expect.stringContaining("***"),
      display_name: "Anna",
      photo: expect.stringContaining("/photos/"),
      which_boards: [{ id: board.id, pivot }],
      all_boards: null,
      is_wpadmin: false,
      is_super: false,
    });
    const on = { ...Object.fromEntries(EMAIL_KEYS.map((key) => [key, true])), dashboard_notification: true };
    const row = (person: User, settings: object, preferences = {}) => ({
      id: expect.any(Number),
      object_id: board.id,
      object_type: "board_user",
      foreign_id: person.id,
      settings,
      preferences: { ...on, ...preferences },
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    });
    expect(json.userWiseBoardDesignation).toEqual([
      row(anna, { is_admin: true }),
      row(max, { is_admin: false }),
      row(vera, { is_admin: false, is_viewer_only: true }, { email_after_comment: false }),
    ]);
    expect(new Set(idsOf(json.userWiseBoardDesignation)).size).toBe(3);
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

  test("a person without boards has no colleagues", async () => {
    const alone = await aUser();

    expect((await send(alone, alone)).json).toEqual({ users: [], userWiseBoardDesignation: [] });
  });
});
