import { describe, expect, test } from "vitest";
import { GET as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import {
  aBoard,
  aComment,
  addAssignees,
  addWatchers,
  aMember,
  anAdmin,
  aTaskOfAnna,
  aUser,
  call,
  notificationsAbout,
} from "@/lib/testing";
import { POST } from "./route";

/** A task that Vera watches and Nina is assigned to; Anna and Max have nothing to do with it. */
async function aWatchedTask() {
  const world = await aTaskOfAnna();
  const nina = await aUser({ login: "nina", displayName: "Nina" });
  await aMember(world.board, nina);
  await addWatchers(world.task, world.vera);
  await addAssignees(world.task, nina);
  const say = (body: object) => call(POST, { as: world.max, params: world.params, body });
  return { ...world, nina, say };
}

const mentionOf = ({ id, displayName }: { id: number; displayName: string }) =>
  `<a class="fbs_mention" href="https://boards.test/people/${id}">${displayName}</a>`;

describe("notifications of a comment", () => {
  test("go to assignees and watchers, never to the author, who watches from then on", async () => {
    const { max, vera, nina, task, say } = await aWatchedTask();

    const { json } = await say({ comment: "See\n https://example.com" });
    await say({ comment: "And once more" });

    expect(await notificationsAbout(task)).toEqual([
      [vera.id, "comment_created"],
      [vera.id, "comment_created"],
      [nina.id, "comment_created"],
      [nina.id, "comment_created"],
    ]);
    expect(await db.notification.findFirstOrThrow({ orderBy: { id: "asc" } })).toMatchObject({
      boardId: task.boardId,
      taskId: task.id,
      actorId: max.id,
      description: "See https://example.com",
      settings: { comment_id: json.comment.id },
    });
    expect(
      (await db.taskWatcher.findMany({ where: { taskId: task.id }, orderBy: { userId: "asc" } })).map(
        ({ userId }) => userId,
      ),
    ).toEqual([max.id, vera.id]);
  });

  test("the task then has its number of comments, and how many notifications a person has not read", async () => {
    const { max, vera, params, say } = await aWatchedTask();
    const { json } = await say({ comment: "One" });
    await say({ comment: "Two", parent_id: json.comment.id });

    const [asVera, asMax] = [await call(TASK, { as: vera, params }), await call(TASK, { as: max, params })];

    expect([asVera, asMax].map(({ json: { task } }) => [task.comments_count, task.notifications])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  test("people who are mentioned get only that notification, be they members, viewers or admins", async () => {
    const { max, vera, nina, task, say } = await aWatchedTask();
    const ada = await anAdmin({ displayName: "Ada" });
    await aBoard({
      members: [
        [max, "viewer"],
        [ada, "viewer"],
      ],
    });

    const { json } = await say({
      comment: `@\u200b${vera.login}\u200c and @\u200b${ada.login}\u200c`,
      mentionData: [vera.id, String(ada.id)],
    });

    expect(json.comment.description).toBe(`${mentionOf(vera)} and ${mentionOf(ada)}`);
    expect(json.comment.settings.mentioned_id).toEqual([vera.id, ada.id]);
    expect(await notificationsAbout(task)).toEqual([
      [nina.id, "comment_created"],
      [vera.id, "task_comment_mentioned"],
      [ada.id, "task_comment_mentioned"],
    ]);
    expect(await db.notification.findFirstOrThrow({ where: { kind: "task_comment_mentioned" } })).toMatchObject({
      description: "Vera and Ada",
      settings: { comment_id: json.comment.id },
    });
  });

  test("a name that is only typed mentions, too; the name of somebody outside the board does not", async () => {
    const { nina, task, say } = await aWatchedTask();
    await aUser({ login: "stranger" });

    const { json } = await say({ comment: "@nina, ask @stranger or max@nina.example" });

    expect([json.comment.description, json.comment.settings.mentioned_id]).toEqual([
      `${mentionOf(nina)}, ask @stranger or max@nina.example`,
      [nina.id],
    ]);
    expect(await notificationsAbout(task)).toContainEqual([nina.id, "task_comment_mentioned"]);
  });

  test("people named beside the text are mentioned without being in it; the author is never notified", async () => {
    const { max, nina, task, say } = await aWatchedTask();

    const { json } = await say({ comment: "Hello", mentionData: [max.id, nina.id] });

    expect([json.comment.description, json.comment.settings.mentioned_id]).toEqual(["Hello", [max.id, nina.id]]);
    expect(await notificationsAbout(task)).not.toContainEqual([max.id, "task_comment_mentioned"]);
  });

  test("of a reply go to each person once; the author of the comment only gets a mail, unless they watch the task", async () => {
    const { anna, vera, nina, task, say } = await aWatchedTask();
    const comment = await aComment(task, anna);
    const reply = await aComment(task, nina, { parentId: comment.id });

    const { json } = await say({ comment: "Indeed", parent_id: reply.id });

    expect(await notificationsAbout(task)).toEqual([
      [vera.id, "task_reply_added"],
      [nina.id, "task_reply_added"],
    ]);
    expect((await db.mailEvent.findMany({ orderBy: { userId: "asc" } })).map(({ userId }) => userId)).toEqual([
      anna.id,
      vera.id,
      nina.id,
    ]);
    expect(await db.notification.findFirstOrThrow()).toMatchObject({
      description: "Indeed",
      settings: { comment_id: comment.id, reply_id: json.comment.id },
    });
  });

  test("are not sent to people who left the board or turned them off", async () => {
    const { anna, vera, nina, board, task, say } = await aWatchedTask();
    const comment = await aComment(task, anna);
    await db.boardMember.deleteMany({ where: { boardId: board.id, userId: { in: [anna.id, nina.id] } } });
    await db.boardMember.updateMany({
      where: { boardId: board.id, userId: vera.id },
      data: { preferences: { dashboard_notification: false } },
    });

    await say({ comment: "Anybody?", parent_id: comment.id });

    expect(await notificationsAbout(task)).toEqual([]);
  });

  test("show the beginning of a long text", async () => {
    const { say } = await aWatchedTask();

    await say({ comment: "🎉".repeat(1_000) });

    expect((await db.notification.findFirstOrThrow()).description).toBe(`${"🎉".repeat(200)}…`);
  });

  test("answers 403 for mentioning somebody who is not on the board, and writes nothing", async () => {
    const { task, say } = await aWatchedTask();

    for (const id of [(await aUser()).id, 2_000_000_000]) {
      const { status, json } = await say({ comment: "Hello", mentionData: [id] });
      expect([status, json.code]).toEqual([403, "rest_forbidden"]);
    }
    expect([await db.comment.count(), await notificationsAbout(task), await db.activity.count()]).toEqual([0, [], 0]);
  });
});
