import { describe, expect, test } from "vitest";
import { POST as REMOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { anActivity, aBoardActivity } from "@/lib/testing/factories/activity";
import { call } from "@/lib/testing/http/call";
import { endpointNamed } from "@/security/endpoints";
import { aWorld } from "@/security/world";

const FEEDS = [
  "/projects/{board_id}/activities",
  "/projects/{board_id}/tasks/{task_id}/activities",
  "/projects/{board_id}/tasks/{task_id}/comments-and-activities",
  "/member/{id}/activities",
].map((path) => endpointNamed(`GET /boards/v2${path}`));

describe("S7 a person who was removed from a board", () => {
  test("cannot read its activities from the next request on, not even their own", async () => {
    const { home, target, people } = await aWorld();
    for (const author of [people.member, target])
      await Promise.all([aBoardActivity(home.board, author), anActivity(home.task, author)]);
    const params = { board_id: home.board.id, task_id: home.task.id, id: people.member.id };
    const readings = async () =>
      (await Promise.all(FEEDS.map(({ handler }) => call(handler, { as: target, params })))).map(
        ({ status }) => status,
      );
    const own = async () =>
      (
        await call(endpointNamed("GET /boards/v2/member/{id}/activities").handler, {
          as: target,
          params: { id: target.id },
        })
      ).json.activities.length;

    const before = [await readings(), await own()];
    await call(REMOVE, { as: people.manager, params: { board_id: home.board.id, user_id: target.id } });

    expect(before).toEqual([[200, 200, 200, 200], 2]);
    expect([await readings(), await own()]).toEqual([[403, 403, 403, 403], 0]);
  });
});
