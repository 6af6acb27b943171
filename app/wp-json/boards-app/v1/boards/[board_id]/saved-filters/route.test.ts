import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  anAdmin,
  aSavedFilter,
  atOnce,
  type Caller,
  onBoard,
  queryCountOf,
  removeMember,
  statusesOf,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET, POST } from "./route";

const list = onBoard(GET);
const save = onBoard(POST);
const namesFor = async (as: Caller, board: { id: number }): Promise<string[]> =>
  (await list(as, board)).json.filters.map(({ name }: { name: string }) => name);

const OPEN = { name: "Open tasks", query: "status=open&label=1,2" };

describe("GET /boards/:board_id/saved-filters", () => {
  testForbidden(GET, POST);

  test("lists the caller's own filters and the shared ones of the board by name, and who may edit them", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const [mine, shared] = [
      await aSavedFilter(board, max, { name: "mine", filter: "assignee=me" }),
      await aSavedFilter(board, vera, { name: "Late", isShared: true }),
    ];
    await aSavedFilter(board, anna, { name: "Anna's private filter" });
    await aSavedFilter(await aBoard({ members: [[max, "member"]] }), max, { name: "On another board" });
    const owner = (person: typeof max) => ({
      ID: person.id,
      display_name: person.displayName,
      photo: `https://boards.test/photos/${person.photoKey}`,
    });

    expect((await list(max, board)).json).toEqual({
      filters: [
        { id: shared.id, name: "Late", query: "status=open", is_shared: true, owner: owner(vera), can_edit: false },
        { id: mine.id, name: "mine", query: "assignee=me", is_shared: false, owner: owner(max), can_edit: true },
      ],
    });
    for (const as of [vera, anna, await anAdmin()])
      expect((await list(as, board)).json.filters).toContainEqual(
        expect.objectContaining({ id: shared.id, can_edit: true }),
      );
  });

  test("what somebody shared stays for the others when they leave the board", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aSavedFilter(board, max, { name: "Shared", isShared: true });
    await aSavedFilter(board, max, { name: "Private" });

    await removeMember(board, max);

    expect(await namesFor(anna, board)).toEqual(["Shared"]);
    expect((await list(max, board)).status).toBe(403);
  });

  test("takes the same statements for one filter and for thirty", async () => {
    const { anna, board } = await aBoardOfAnna();
    const count = () => queryCountOf(GET, { as: anna, params: { board_id: board.id } });
    await aSavedFilter(board, anna);
    const few = await count();
    for (let at = 0; at < 29; at += 1) await aSavedFilter(board, anna);

    expect(await count()).toBe(few);
  });
});

describe("POST /boards/:board_id/saved-filters", () => {
  test("saves a filter for the caller alone", async () => {
    const { anna, vera, board } = await aBoardOfAnna();

    const { json } = await save(vera, board, { ...OPEN, owner: anna.id, user_id: anna.id });

    expect(json).toMatchObject({
      message: "The filter has been saved",
      filter: { ...OPEN, is_shared: false, owner: { ID: vera.id }, can_edit: true },
    });
    expect([await namesFor(vera, board), await namesFor(anna, board)]).toEqual([["Open tasks"], []]);
  });

  test("a member shares a filter with everyone on the board", async () => {
    const { max, vera, board } = await aBoardOfAnna();

    await save(max, board, { ...OPEN, is_shared: "yes" });

    expect(await namesFor(vera, board)).toEqual(["Open tasks"]);
  });

  test("a viewer cannot share a filter", async () => {
    const { vera, board } = await aBoardOfAnna();

    expect((await save(vera, board, { ...OPEN, is_shared: true })).status).toBe(403);
    expect(await db.savedFilter.count()).toBe(0);
  });

  test("a name is taken by the caller's own filters on this board, in any case, and by no others", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await save(max, board, OPEN);

    const { status, json } = await save(max, board, { ...OPEN, name: "OPEN TASKS" });

    expect([status, json.data.params]).toEqual([400, { name: "A filter with this name already exists." }]);
    expect((await save(anna, board, { ...OPEN, is_shared: true })).status).toBe(200);
    expect((await save(max, await aBoard({ members: [[max, "viewer"]] }), OPEN)).status).toBe(200);
  });

  test("a person has up to a hundred filters on a board, also when they are saved at the same moment", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const data = Array.from({ length: 98 }, (_, at) => ({
      boardId: board.id,
      userId: max.id,
      name: `Filter ${at}`,
      filter: "status=open",
    }));
    await db.savedFilter.createMany({ data });

    const answers = await atOnce(4, (at) => save(max, board, { ...OPEN, name: `New ${at}` }));

    expect(statusesOf(answers).sort()).toEqual([200, 200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.json.message).toBe(
      "You can save 100 filters on a board. Delete one that you no longer need.",
    );
    expect((await save(anna, board, OPEN)).status).toBe(200);
  });

  test("one of two filters with the same name is refused when both are saved at the same moment", async () => {
    const { max, board } = await aBoardOfAnna();

    expect(statusesOf(await atOnce(2, () => save(max, board, OPEN))).sort()).toEqual([200, 400]);
  });

  test("accepts names of 100 and queries of 2,000 characters; a name is one line of plain text", async () => {
    const { max, board } = await aBoardOfAnna();
    const longest = { name: "ü".repeat(100), query: "a".repeat(2_000) };

    expect((await save(max, board, longest)).json.filter).toMatchObject(longest);
    expect((await save(max, board, { ...OPEN, name: " <b>Late</b>\n tasks " })).json.filter.name).toBe("Late tasks");
  });

  test.each([
    [{ query: "a" }, { name: "The name field is required." }],
    [{ name: " ", query: "a" }, { name: "The name field is required." }],
    [{ name: "x".repeat(101), query: "a" }, { name: "The name may not be longer than 100 characters." }],
    [{ name: "Late" }, { query: "The query field is required." }],
    [{ name: "Late", query: { status: "open" } }, { query: "The query must be a string." }],
    [{ name: "Late", query: "a".repeat(2_001) }, { query: "The query may not be longer than 2000 characters." }],
    [{ name: "Late", query: "a", is_shared: "maybe" }, { is_shared: "The is_shared must be true or false." }],
  ])("answers 400 for %j, and nothing is saved", async (sent, params) => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await save(max, board, sent);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.savedFilter.count()).toBe(0);
  });
});
