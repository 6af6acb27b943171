import { describe, expect, test } from "vitest";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { db } from "@/lib/db";
import { anActivity, aBoardActivity, newValuesOf } from "@/lib/testing/factories/activity";
import { call } from "@/lib/testing/http/call";
import { aComment } from "@/lib/testing/factories/comments";
import { endpointNamed } from "@/security/endpoints";
import { aWorld, FOREIGN, FOREIGN_ID, personOf, type Role } from "@/security/world";

const handlerOf = (path: string) => endpointNamed(`GET /boards/v2${path}`).handler;
const [ofBoard, ofTask, feed, ofPerson] = [
  handlerOf("/projects/{board_id}/activities"),
  handlerOf("/projects/{board_id}/tasks/{task_id}/activities"),
  handlerOf("/projects/{board_id}/tasks/{task_id}/comments-and-activities"),
  handlerOf("/member/{id}/activities"),
];
const READERS = ["viewer", "member", "manager"] as const satisfies Role[];

describe("S32 an activity on a board that the reader cannot see", () => {
  test.each(READERS)("is in no feed of a %s, not even if the reader or a colleague did it", async (role) => {
    const world = await aWorld();
    const { home, foreign, target } = world;
    const me = personOf(world, role);
    for (const author of [me, target]) {
      await anActivity(foreign.task, author, { newValue: FOREIGN });
      await aBoardActivity(foreign.board, author, { description: FOREIGN });
      await anActivity(home.task, author, { newValue: "ours" });
      await aBoardActivity(home.board, author, { newValue: "ours" });
    }

    const params = { board_id: home.board.id, task_id: home.task.id };
    const requests = [
      [ofBoard, params],
      [ofTask, params],
      [feed, params],
      [ofPerson, { id: me?.id ?? 0 }],
      [ofPerson, { id: target.id }],
    ] as const;
    const answers = await Promise.all(
      requests.map(async ([handler, path]) =>
        JSON.stringify((await call(handler, { as: me ?? undefined, params: path })).json),
      ),
    );

    expect(answers.filter((text) => !text.includes("ours"))).toEqual([]);
    expect(answers.filter((text) => text.includes(FOREIGN) || FOREIGN_ID.test(text))).toEqual([]);
  });

  test("moves to the other board with its task: people on the old board see that it left, but not where to", async () => {
    const { home, foreign, people, target } = await aWorld();
    const { member, administrator } = people;
    await anActivity(home.task, target, { newValue: "secret now" });
    await aComment(home.task, target, { rawDescription: "secret now" });
    await call(MOVE, {
      as: administrator,
      params: { board_id: home.board.id, task_id: home.task.id },
      body: { newBoardId: foreign.board.id, newStageId: foreign.stage.id },
    });
    await anActivity({ id: home.task.id, boardId: foreign.board.id }, target, { newValue: "secret later" });
    const ask = (handler: typeof ofBoard, params: Record<string, number>) => call(handler, { as: member, params });

    const there = { board_id: foreign.board.id, task_id: home.task.id };
    const here = { board_id: home.board.id, task_id: home.task.id };
    expect(await db.activity.count({ where: { taskId: home.task.id, boardId: home.board.id } })).toBe(0);
    for (const handler of [ofTask, feed])
      expect([(await ask(handler, here)).status, (await ask(handler, there)).status]).toEqual([404, 403]);
    expect((await ask(ofPerson, { id: target.id })).json.activities).toEqual([]);
    expect(newValuesOf((await ask(ofBoard, here)).json.activities.data)).toEqual([
      `${home.task.title} to another board`,
    ]);
  });
});
