import { expect, test } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { call } from "@/lib/testing/http/call";

/**
 * For the endpoints below a board. `security/walk` proves for each of them that viewers, strangers and the ids of
 * other boards are refused, and that refusals change nothing.
 */
export function testRefusals(...handlers: RouteHandler[]): void {
  test.each(named(handlers))("%s answers 403 for a stranger, 404 for a record of another board", async (_, handler) => {
    const { anna, board } = await aBoardOfAnna();
    const { id } = await aTask((await aBoardOfAnna()).toDo);
    const records = { task_id: id, subtask_id: id, related_task_id: id, label_id: id, comment_id: id, reply_id: id };
    const statusFor = async (as: typeof anna) =>
      (await call(handler, { as, params: { board_id: board.id, ...records } })).status;

    expect([await statusFor(await aUser()), await statusFor(anna)]).toEqual([403, 404]);
  });
}

/** For the endpoints of a board itself: another board is forbidden, whether it exists or not. */
export function testForbidden(...handlers: RouteHandler[]): void {
  test.each(named(handlers))("%s answers 403 for a stranger", async (_, handler) => {
    const { board } = await aBoardOfAnna();

    expect((await call(handler, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
}

/** For the endpoints of a task. */
export function testProFeature(...handlers: RouteHandler[]): void {
  test.each(named(handlers))("%s answers 403 in the free tier", async (_, handler) => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const subtask = await aSubtask(await aTask(toDo));
    const params = { board_id: board.id, task_id: subtask.id };

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => call(handler, { as: anna, params }));

    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });
}

const named = (handlers: RouteHandler[]) => handlers.map((handler) => [handler.method, handler] as const);
