import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { aBoard, aBoardOfAnna, aNotification, aStage, aTask, aUser, call, idsOf } from "@/lib/testing";

describe("GET /notifications/unread", () => {
  test("lists unread notifications, newest first, without `read`", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await aNotification(task, anna);
    const first = await aNotification(task, max);
    await aNotification(task, max, { markedReadAt: new Date() });
    const second = await aNotification(task, max);

    const { json } = await call(GET, { as: max });

    expect(json.total).toBe(2);
    expect(idsOf(json.data)).toEqual([second.notificationId, first.notificationId]);
    expect(json.data[0]).toMatchObject({ action: "task_title_updated", task: { id: task.id, stage: { id: toDo.id } } });
    expect(json.data[0]).not.toHaveProperty("read");
  });

  test("has pages of twenty", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    for (let at = 0; at < 21; at += 1) await aNotification(task, max);

    const [first, second] = [await call(GET, { as: max }), await call(GET, { as: max, query: { page: 2 } })];

    expect([first.json.data.length, first.json.last_page, second.json.data.length]).toEqual([20, 2, 1]);
  });

  test("lists nothing of boards that the caller can't see; 401 when signed out", async () => {
    const max = await aUser();
    await aNotification(await aTask(await aStage(await aBoard())), max);

    expect((await call(GET, { as: max })).json).toMatchObject({ data: [], total: 0 });
    expect((await call(GET)).status).toBe(401);
  });
});
