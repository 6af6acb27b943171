import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardActivity, aComment, anActivity, aNotification, call, newValuesOf } from "@/lib/testing";
import { endpointNamed, endpoints } from "@/security/endpoints";
import { send } from "@/security/requests";
import { aWorld, FOREIGN, FOREIGN_ID, type World } from "@/security/world";

const handlerOf = (name: string) => endpointNamed(name).handler;
const [ofBoard, ofTask, feed, ofPerson] = [
  handlerOf("GET /boards/v2/projects/{board_id}/activities"),
  handlerOf("GET /boards/v2/projects/{board_id}/tasks/{task_id}/activities"),
  handlerOf("GET /boards/v2/projects/{board_id}/tasks/{task_id}/comments-and-activities"),
  handlerOf("GET /boards/v2/member/{id}/activities"),
];
const readings = endpoints.filter(({ method }) => method === "GET");
const READERS = ["viewer", "member", "manager"] as const;

const showsOtherBoard = (text: string) => text.includes(FOREIGN) || FOREIGN_ID.test(text);

/** An administrator moves the task to the board where the others are not members. */
const moveAway = ({ people, home, foreign }: World) =>
  call(handlerOf("PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-task"), {
    as: people.administrator,
    params: { board_id: home.board.id, task_id: home.task.id },
    body: { newBoardId: foreign.board.id, newStageId: foreign.stage.id },
  });

describe("S32 a GET reveals nothing about boards that its reader cannot see", () => {
  test.each(["stranger", ...READERS] as const)(
    "as %s: neither text nor ids, even if the reader pinned or opened such a board or was notified about it",
    async (role) => {
      const world = await aWorld();
      const person = world.people[role];
      const trace = { boardId: world.foreign.board.id, userId: person.id };
      await db.boardPin.create({ data: trace });
      await db.boardVisit.create({ data: trace });
      await aNotification(world.foreign.task, person, { actorId: world.outsider.id });

      const leaks = [];
      for (const endpoint of readings)
        if (showsOtherBoard(JSON.stringify((await send(endpoint, world, person)).json) ?? ""))
          leaks.push(endpoint.name);

      expect(leaks).toEqual([]);
    },
  );
});

describe("S32 an activity on a board that the reader cannot see", () => {
  test.each(READERS)("is in no feed of a %s, not even if the reader or a colleague did it", async (role) => {
    const { home, foreign, target, people } = await aWorld();
    const me = people[role];
    for (const author of [me, target]) {
      await anActivity(foreign.task, author, { newValue: FOREIGN });
      await aBoardActivity(foreign.board, author, { description: FOREIGN });
      await anActivity(home.task, author, { newValue: "ours" });
      await aBoardActivity(home.board, author, { newValue: "ours" });
    }

    const params = { board_id: home.board.id, task_id: home.task.id };
    const answers = await Promise.all([
      ...[ofBoard, ofTask, feed].map((handler) => call(handler, { as: me, params })),
      ...[me, target].map(({ id }) => call(ofPerson, { as: me, params: { id } })),
    ]);
    const texts = answers.map(({ json }) => JSON.stringify(json));

    expect(texts.filter((text) => !text.includes("ours"))).toEqual([]);
    expect(texts.filter(showsOtherBoard)).toEqual([]);
  });

  test("moves to the other board with its task: people on the old board see that it left, but not where to", async () => {
    const world = await aWorld();
    const { home, foreign, people, target } = world;
    await anActivity(home.task, target, { newValue: "secret now" });
    await aComment(home.task, target, { rawDescription: "secret now" });
    await moveAway(world);
    await anActivity({ id: home.task.id, boardId: foreign.board.id }, target, { newValue: "secret later" });
    const ask = (handler: typeof ofBoard, params: Record<string, number>) =>
      call(handler, { as: people.member, params });

    const here = { board_id: home.board.id, task_id: home.task.id };
    const there = { ...here, board_id: foreign.board.id };
    expect(await db.activity.count({ where: { taskId: home.task.id, boardId: home.board.id } })).toBe(0);
    for (const handler of [ofTask, feed])
      expect([(await ask(handler, here)).status, (await ask(handler, there)).status]).toEqual([404, 403]);
    expect((await ask(ofPerson, { id: target.id })).json.activities).toEqual([]);
    expect(newValuesOf((await ask(ofBoard, here)).json.activities.data)).toEqual([
      `${home.task.title} to another board`,
    ]);
  });
});

async function notificationsOf(as: User, boardId: number) {
  const [list, unread, count, onBoard] = await Promise.all([
    call(handlerOf("GET /boards/v2/notifications"), { as }),
    call(handlerOf("GET /boards/v2/notifications/unread"), { as }),
    call(handlerOf("GET /boards/v2/notifications/unread-count"), { as }),
    call(handlerOf("GET /boards-app/v1/boards/{board_id}/notifications/unread"), { as, params: { board_id: boardId } }),
  ]);
  return {
    counts: [list.json.total, unread.json.total, count.json.total_unread, Object.keys(onBoard.json.tasks).length],
    text: JSON.stringify([list.json, unread.json]),
  };
}

describe("S32 a notification about a task that was moved to a board that its reader cannot see", () => {
  test.each(READERS)(
    "is in no list or count of a %s, and cannot be marked, whatever happens to the task",
    async (role) => {
      const world = await aWorld();
      const { home, foreign, people } = world;
      const me = people[role];
      const { notificationId } = await aNotification(home.task, me, { description: "the secret" });
      const before = await notificationsOf(me, home.board.id);

      await moveAway(world);
      await aNotification({ ...home.task, boardId: foreign.board.id }, me, { description: "the secret there" });
      const after = await notificationsOf(me, home.board.id);
      const marked = await call(handlerOf("PUT /boards/v2/notifications/read"), {
        as: me,
        body: { notification_id: notificationId },
      });

      expect([before.counts, after.counts]).toEqual([
        [1, 1, 1, 1],
        [0, 0, 0, 0],
      ]);
      expect(after.text).not.toContain("the secret");
      expect(marked.status).toBe(400);
    },
  );
});
