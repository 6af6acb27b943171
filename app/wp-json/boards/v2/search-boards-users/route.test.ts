import { describe, expect, test } from "vitest";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  anAdmin,
  aServiceAdmin,
  aUser,
  call,
  type Caller,
  queryCountOf,
} from "@/lib/testing";
import { GET } from "./route";

type Found = {
  display_name: string;
  which_boards: { id: number; pivot: { object_id: number; foreign_id: number } }[];
};
const search = async (as: Caller, searchInput = ""): Promise<Found[]> =>
  (await call(GET, { as, query: { searchInput } })).json;
const namesFor = async (as: Caller, text = "") => (await search(as, text)).map(({ display_name }) => display_name);

/** Anna manages two boards, Max is on one of them; Olga and Omar are on another one, without Anna. */
async function aCompany() {
  const all = await aBoardOfAnna();
  const [olga, omar] = [await aUser({ displayName: "Olga" }), await aUser({ displayName: "omar" })];
  const theirs = await aBoard({ title: "Theirs", members: [[olga, "manager"]] });
  await aMember(theirs, omar);
  const second = await aBoard({ title: "Second", members: [[all.anna, "manager"]] });
  return { ...all, olga, omar, theirs, second };
}

describe("GET /search-boards-users", () => {
  test("finds the people with whom the caller shares a board, the caller included, by name", async () => {
    const { max, olga } = await aCompany();

    expect(await namesFor(max)).toEqual(["Anna", "Max", "Vera"]);
    expect(await namesFor(olga)).toEqual(["Olga", "omar"]);
    expect(await namesFor(await aUser())).toEqual([]);
  });

  test.each([
    ["site administrators", anAdmin],
    ["service admins", aServiceAdmin],
  ])("%s find everybody", async (_, someone) => {
    await aCompany();
    const admin = await someone({ displayName: "Zoe" });
    await aUser({ displayName: "Nobody's colleague" });

    expect(await namesFor(admin)).toEqual(["Anna", "Max", "Nobody's colleague", "Olga", "omar", "Vera", "Zoe"]);
  });

  test.each([
    ["an", ["Anna"]],
    ["NN", ["Anna"]],
    ["  Max ", ["Max"]],
    ["%", []],
    ["_", []],
    ["example.com", []],
  ])("searches %j literally in the display name", async (text, expected) => {
    const { max } = await aCompany();

    expect(await namesFor(max, text)).toEqual(expected);
  });

  test("shows only those of their boards that the caller may see, with the membership", async () => {
    const { anna, max, board, second, theirs } = await aCompany();
    await aMember(theirs, anna, "member");
    const admin = await anAdmin();
    const boardsOf = (found: Found[]) =>
      found[0]?.which_boards.map(({ id, pivot }) => [id, pivot.object_id, pivot.foreign_id]);

    expect(boardsOf(await search(max, "Anna"))).toEqual([[board.id, board.id, anna.id]]);
    expect(boardsOf(await search(admin, "Anna"))).toEqual([board, second, theirs].map(({ id }) => [id, id, anna.id]));
  });

  test("everybody has the key `all_boards`, administrators too; a viewer's boards say so to the viewer", async () => {
    const { anna, vera, board } = await aCompany();
    const admin = await anAdmin({ displayName: "Root" });
    await aMember(board, admin);

    const [root] = await search(anna, "Root");
    const [max] = await search(vera, "Max");

    const plain = { is_wpadmin: false, is_super: false, all_boards: null };
    expect(root).toMatchObject({ ...plain, is_wpadmin: true });
    expect(max).toMatchObject({ ...plain, which_boards: [{ isUserOnlyViewer: true }] });
  });

  test("returns at most 50, and runs as many SQL statements for them as for three", async () => {
    const { max, board } = await aBoardOfAnna();
    const few = await queryCountOf(GET, { as: max });
    for (let at = 0; at < 60; at += 1) await aMember(board, await aUser());

    expect(await search(max)).toHaveLength(50);
    expect(await queryCountOf(GET, { as: max })).toBe(few);
  });

  test("boards that are templates make nobody a colleague", async () => {
    const { max } = await aBoardOfAnna();
    const template = await aBoard({ isTemplate: true });
    for (const person of [max, await aUser({ displayName: "Tina" })]) await aMember(template, person);

    expect(await namesFor(max, "Tina")).toEqual([]);
  });

  test("answers 400 for a value that is not text, 401 when signed out", async () => {
    expect((await call(GET, { as: await aUser(), query: { "searchInput[]": "x" } })).status).toBe(400);
    expect((await call(GET)).status).toBe(401);
  });
});
