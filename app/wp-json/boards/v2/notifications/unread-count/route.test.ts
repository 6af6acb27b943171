import { describe, expect, test } from "vitest";
import { GET } from "./route";
import {
  aBoard,
  aBoardOfAnna,
  anAdmin,
  aNotification,
  aStage,
  aTask,
  aUser,
  call,
  type Caller,
  queryCountOf,
  removeMember,
} from "@/lib/testing";

const count = async (as: Caller) => (await call(GET, { as })).json.total_unread;

describe("GET /notifications/unread-count", () => {
  test("counts unread notifications on boards that the caller still sees", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask(await aStage(await aBoard()))];
    for (const person of [anna, max, max]) await aNotification(task, person);
    await aNotification(task, max, { markedReadAt: new Date() });
    await aNotification(elsewhere, max);

    const { json } = await call(GET, { as: max });
    await removeMember(board, max);

    expect(json).toEqual({ total_unread: 2 });
    expect([await count(max), await count(anna), await count(await aUser())]).toEqual([0, 1, 0]);
  });

  test("counts all of their own for admins; 401 when signed out", async () => {
    const admin = await anAdmin();
    await aNotification(await aTask(await aStage(await aBoard())), admin);

    expect(await count(admin)).toBe(1);
    expect((await call(GET)).status).toBe(401);
  });

  test("reads the count in the statement that signs in", async () => {
    const { anna } = await aBoardOfAnna();

    expect([await queryCountOf(GET, { as: anna }), await queryCountOf(GET, { as: await anAdmin() })]).toEqual([1, 1]);
  });
});
