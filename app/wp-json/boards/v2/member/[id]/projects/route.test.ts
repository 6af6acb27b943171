import { describe, expect, test } from "vitest";
import { aBoard, anAdmin, aUser, call, idsOf } from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET as READ } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { GET } from "./route";

async function maxAndAnna() {
  const [anna, max] = [await aUser(), await aUser()];
  const shared = await aBoard({
    title: "Shared",
    members: [
      [anna, "viewer"],
      [max, "manager"],
    ],
  });
  const own = await aBoard({ title: "Own", archivedAt: new Date(), members: [[max, "member"]] });
  await aBoard({
    title: "Template",
    isTemplate: true,
    members: [
      [anna, "member"],
      [max, "member"],
    ],
  });
  await aBoard({ title: "Of Anna", members: [[anna, "manager"]] });
  return { anna, max, shared, own };
}

describe("GET /member/:id/projects", () => {
  testProfileAccess(GET);

  test("lists all boards but templates, archived ones included, by title, to oneself and to admins", async () => {
    const { max, shared, own } = await maxAndAnna();

    const { json } = await call(GET, { as: max, params: { id: max.id } });

    expect(json.boards).toEqual([
      expect.objectContaining({ title: "Own", pivot: { foreign_id: max.id, object_id: own.id } }),
      expect.objectContaining({ title: "Shared", pivot: { foreign_id: max.id, object_id: shared.id } }),
    ]);
    expect((await call(GET, { as: await anAdmin(), params: { id: max.id } })).json).toEqual(json);
  });

  test("lists to others only boards that they share", async () => {
    const { anna, max, shared } = await maxAndAnna();

    const { json } = await call(GET, { as: anna, params: { id: max.id } });

    expect(idsOf(json.boards)).toEqual([shared.id]);
  });

  test("returns whole boards as the reader sees them, not as the person does", async () => {
    const { anna, max, shared } = await maxAndAnna();

    const [{ pivot, ...list }] = (await call(GET, { as: anna, params: { id: max.id } })).json.boards;

    expect((await call(READ, { as: anna, params: { board_id: shared.id } })).json.board).toMatchObject(list);
    expect([list.isUserOnlyViewer, list.settings, pivot.foreign_id]).toEqual([true, { tasks_count: 0 }, max.id]);
  });

  test("lists for an admin the boards of their memberships, not all that they reach", async () => {
    const ada = await anAdmin();
    await maxAndAnna();

    expect((await call(GET, { as: ada, params: { id: ada.id } })).json).toEqual({ boards: [] });
  });
});
