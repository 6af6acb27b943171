import { beforeEach, describe, expect, test } from "vitest";
import {
  PUT as EDIT_REPLY,
  DELETE as DELETE_REPLY,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/reply/[reply_id]/route";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { db } from "@/lib/db";
import { PERSONAL_CHANNEL } from "@/lib/live/changes";
import { aBrowserOf, addWatchers, aNotification, aTask, aTaskOfAnna, call, eventsOfNewStream } from "@/lib/testing";
import { DELETE, PUT } from "./route";

/** A task that Anna and Vera watch, on which Max writes a comment, a reply and another comment; Anna is mentioned in all of them. */
async function aConversation() {
  const world = await aTaskOfAnna();
  await addWatchers(world.task, world.anna, world.vera);
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

describe("the notifications of a comment", () => {
  test("are deleted with it and its replies; those of another record with the same id stay", async () => {
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

  test("of a reply are deleted with the reply alone", async () => {
    await call(DELETE_REPLY, { as: talk.max, params: { ...onBoard(), reply_id: talk.reply } });

    expect([await descriptions(), await receivers()]).toEqual([
      ["The secret", "The secret", "Something else", "Something else"],
      4,
    ]);
  });

  test("show the current text, each its own", async () => {
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

  test("stay unread, or read, when the text changes; newly mentioned people are notified once", async () => {
    await db.notificationRecipient.updateMany({
      where: { userId: talk.vera.id },
      data: { markedReadAt: new Date("2026-01-01") },
    });

    await call(PUT, {
      as: talk.max,
      params: { ...onBoard(), comment_id: talk.first },
      body: { comment: "Changed", mentionData: [talk.vera.id] },
    });

    const recipients = await db.notificationRecipient.findMany({
      where: { notification: { description: "Changed" } },
      orderBy: { id: "asc" },
    });
    expect(recipients.map(({ userId, markedReadAt }) => [userId, markedReadAt !== null])).toEqual([
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
  ])("are sent to the open notification list again when it is %s", async (_, act) => {
    const events = await eventsOfNewStream((await aBrowserOf(talk.vera)).cookie, PERSONAL_CHANNEL);
    await events.next();

    await act();

    expect(await events.next()).toMatchObject({ event: "changed", data: { board: PERSONAL_CHANNEL } });
  });
});
