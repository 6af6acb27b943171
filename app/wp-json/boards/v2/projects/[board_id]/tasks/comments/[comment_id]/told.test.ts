import { beforeEach, describe, expect, test } from "vitest";
import {
  PUT as EDIT_REPLY,
  DELETE as DELETE_REPLY,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/reply/[reply_id]/route";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { db } from "@/lib/db";
import { ONESELF } from "@/lib/live/changes";
import { aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { eventsOfNewStream } from "@/lib/testing/probes/live";
import { aNotification } from "@/lib/testing/factories/notifications";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { DELETE, PUT } from "./route";

/** A task that Anna and Vera watch, where Max says something, answers it, and says something else; Anna is mentioned in all of it. */
async function aConversation() {
  const world = await aTaskToCommentOn();
  await db.taskWatcher.createMany({
    data: [world.anna, world.vera].map(({ id }) => ({ taskId: world.task.id, userId: id })),
  });
  const say = async (comment: string, parent_id?: number): Promise<number> =>
    (
      await call(POST, {
        as: world.max,
        params: world.params,
        body: { comment, parent_id, mentionData: [world.anna.id] },
      })
    ).json.comment.id;
  const [first, other] = [await say("The secret"), await say("Something else")];
  const reply = await say("A secret answer", first);
  return { ...world, first, reply, other };
}

let talk: Awaited<ReturnType<typeof aConversation>>;
beforeEach(async () => {
  talk = await aConversation();
});

const onBoard = () => ({ board_id: talk.board.id });
const descriptions = async () =>
  (await db.notification.findMany({ orderBy: { id: "asc" } })).map(({ description }) => description);
const receivers = () => db.notificationRecipient.count();

describe("what people were told of a comment", () => {
  test("goes with it, and with its replies; what they were told of others stays, though it bears the same number", async () => {
    await aNotification(await aTask(talk.toDo), talk.vera, {
      settings: { comment_id: talk.first },
      description: "of another task",
    });

    const { status } = await call(DELETE, { as: talk.max, params: { ...onBoard(), comment_id: talk.first } });

    expect(status).toBe(200);
    expect([await descriptions(), await receivers()]).toEqual([
      ["Something else", "Something else", "of another task"],
      3,
    ]);
  });

  test("of a reply goes with the reply alone", async () => {
    await call(DELETE_REPLY, { as: talk.max, params: { ...onBoard(), reply_id: talk.reply } });

    expect([await descriptions(), await receivers()]).toEqual([
      ["The secret", "The secret", "Something else", "Something else"],
      4,
    ]);
  });

  test("has its words as they are now, each of its own", async () => {
    await call(PUT, {
      as: talk.max,
      params: { ...onBoard(), comment_id: talk.first },
      body: { comment: `In\nplain <b>words</b> & ${"x".repeat(300)}` },
    });
    await call(EDIT_REPLY, {
      as: talk.max,
      params: { ...onBoard(), reply_id: talk.reply },
      body: { comment: "An answer" },
    });

    const now = `In plain words & ${"x".repeat(183)}…`;
    expect(now).toHaveLength(201);
    expect(await descriptions()).toEqual([now, now, "Something else", "Something else", "An answer", "An answer"]);
  });

  test("stays unread, or read, when the words change; who is new in them is told once", async () => {
    await db.notificationRecipient.updateMany({
      where: { userId: talk.vera.id },
      data: { markedReadAt: new Date("2026-01-01") },
    });

    await call(PUT, {
      as: talk.max,
      params: { ...onBoard(), comment_id: talk.first },
      body: { comment: "Changed", mentionData: [talk.vera.id] },
    });

    const told = await db.notificationRecipient.findMany({
      where: { notification: { description: "Changed" } },
      orderBy: { id: "asc" },
    });
    expect(told.map(({ userId, markedReadAt }) => [userId, markedReadAt !== null])).toEqual([
      [talk.anna.id, false],
      [talk.vera.id, true],
      [talk.vera.id, false],
    ]);
  });

  test.each([
    ["deleted", () => call(DELETE, { as: talk.max, params: { ...onBoard(), comment_id: talk.first } })],
    [
      "edited",
      () => call(PUT, { as: talk.max, params: { ...onBoard(), comment_id: talk.first }, body: { comment: "Changed" } }),
    ],
  ])("is told anew to the open bell when it is %s", async (_, act) => {
    const events = await eventsOfNewStream((await aBrowserOf(talk.vera)).cookie, ONESELF);
    await events.next();

    await act();

    expect(await events.next()).toMatchObject({ event: "changed", data: { board: ONESELF } });
  });
});
