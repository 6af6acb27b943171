import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  anAdmin,
  aSavedFilter,
  aUser,
  changeMember,
  onRecord,
  statusesOf,
  whileBlocked,
} from "@/lib/testing";
import { DELETE, PUT } from "./route";

const update = onRecord(PUT, "filter_id");
const remove = onRecord(DELETE, "filter_id");

async function filtersOfMax() {
  const given = await aBoardOfAnna();
  const hidden = await aSavedFilter(given.board, given.max, { name: "Private" });
  const shared = await aSavedFilter(given.board, given.max, { name: "Shared", isShared: true });
  return { ...given, hidden, shared };
}

const stored = () => db.savedFilter.findMany({ orderBy: { id: "asc" } });

describe("PUT and DELETE /boards/:board_id/saved-filters/:filter_id", () => {
  test("the owner changes one property after the other; what is not sent stays", async () => {
    const { max, vera, hidden } = await filtersOfMax();

    expect((await update(max, hidden, { name: "Late" })).json).toMatchObject({
      message: "The filter has been changed",
      filter: { id: hidden.id, name: "Late", query: "status=open", is_shared: false },
    });
    expect((await update(max, hidden, { query: "priority=high" })).json.filter.name).toBe("Late");
    expect((await update(max, hidden, { is_shared: true })).json.filter).toMatchObject({
      name: "Late",
      query: "priority=high",
      is_shared: true,
      owner: { ID: max.id },
    });
    expect((await update(vera, hidden, { name: "Mine" })).status).toBe(403);
  });

  test("managers of the board and admins change and delete a shared filter, which keeps its owner", async () => {
    const { anna, max, shared } = await filtersOfMax();

    expect((await update(anna, shared, { name: "Of the team" })).json.filter).toMatchObject({
      name: "Of the team",
      owner: { ID: max.id },
      can_edit: true,
    });
    expect((await remove(await anAdmin(), shared)).json).toEqual({ message: "The filter has been deleted" });
    expect((await stored()).map(({ name }) => name)).toEqual(["Private"]);
  });

  test("members and viewers cannot change or delete the shared filter of somebody else", async () => {
    const { max, vera, board, shared } = await filtersOfMax();
    await changeMember(board, vera, { role: "member" });
    const before = await stored();

    expect(statusesOf([await update(vera, shared, { name: "Mine" }), await remove(vera, shared)])).toEqual([403, 403]);
    expect(await stored()).toEqual(before);
    expect((await remove(max, shared)).status).toBe(200);
  });

  test("a private filter does not exist for others, not even for managers and admins", async () => {
    const { anna, board, hidden } = await filtersOfMax();
    const admin = await anAdmin();

    const answers = [
      await update(anna, hidden, { name: "Mine" }),
      await remove(admin, hidden),
      await update(anna, { id: 999_999, boardId: board.id }, { name: "Mine" }),
    ];

    for (const { json } of answers)
      expect(json).toEqual({ code: "rest_not_found", message: "Filter not found", data: { status: 404 } });
    expect(await db.savedFilter.count()).toBe(2);
  });

  test("answers 404 for a filter of another board", async () => {
    const { max, board } = await filtersOfMax();
    const { shared } = await filtersOfMax();
    const there = { id: shared.id, boardId: board.id };

    expect(statusesOf([await update(max, there, { name: "Mine" }), await remove(max, there)])).toEqual([404, 404]);
  });

  test("a viewer changes and deletes their own filters but cannot share them; what they shared as a member stays shared", async () => {
    const { max, board, hidden, shared } = await filtersOfMax();
    await changeMember(board, max, { role: "viewer" });

    expect((await update(max, hidden, { is_shared: true })).status).toBe(403);
    expect((await update(max, hidden, { name: "Late", is_shared: false })).status).toBe(200);
    expect((await update(max, shared, { name: "Ours", is_shared: true })).json.filter).toMatchObject({
      name: "Ours",
      is_shared: true,
    });
    expect((await remove(max, hidden)).status).toBe(200);
  });

  test("a change back to what was stored before a concurrent change is stored, too", async () => {
    const { max, hidden } = await filtersOfMax();

    const [{ json }] = await whileBlocked(
      (tx) => tx.$queryRaw`SELECT FROM "user" WHERE id = ${max.id} FOR NO KEY UPDATE`,
      () => [update(max, hidden, { query: "status=open" })],
      (tx) => tx.savedFilter.update({ where: { id: hidden.id }, data: { name: "Late", filter: "priority=high" } }),
    );

    expect(json.filter).toMatchObject({ name: "Late", query: "status=open" });
    expect((await stored())[0]).toMatchObject({ name: "Late", filter: "status=open" });
  });

  test("answers 400 for the name of another filter and for wrong values; its own name in another case is accepted", async () => {
    const { max, hidden } = await filtersOfMax();

    expect((await update(max, hidden, { name: "shared" })).json.data.params).toEqual({
      name: "A filter with this name already exists.",
    });
    expect((await update(max, hidden, { name: "x".repeat(101), query: [] })).json.data.params).toEqual({
      name: "The name may not be longer than 100 characters.",
      query: "The query must be a string.",
    });
    expect((await stored())[0]).toMatchObject({ name: "Private", filter: "status=open" });
    expect((await update(max, hidden, { name: "PRIVATE" })).json.filter.name).toBe("PRIVATE");
  });

  test("answers 403 for a stranger, whether the filter is shared or not", async () => {
    const { hidden, shared } = await filtersOfMax();
    const stranger = await aUser();

    for (const filter of [hidden, shared])
      expect(statusesOf([await update(stranger, filter, { name: "Mine" }), await remove(stranger, filter)])).toEqual([
        403, 403,
      ]);
    expect(await db.savedFilter.count()).toBe(2);
  });
});
