import { describe, expect, test } from "vitest";
import type { Board, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { guestOf } from "@/lib/guests/guest";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import {
  aGuest,
  aRoadmapOfAnna,
  aUser,
  call,
  type Caller,
  commentsCountOf,
  notificationsAbout,
  openToGuests,
  statusesAtOnce,
  watch,
} from "@/lib/testing";
import { POST } from "./route";

const GUEST = { author_name: "Gwen", author_email: "gwen@example.com" };
const MESSAGE = "I would use it every day.";

const say = (
  board: Pick<Board, "id">,
  idea: Pick<Task, "id">,
  {
    as,
    headers,
    ...comment
  }: { as?: Caller; headers?: Record<string, string>; message?: string; author?: object } = {},
) =>
  call(POST, {
    as,
    headers: headers ?? (as ? {} : aGuest()),
    params: { board_id: board.id, task_id: idea.id },
    body: { comment: { message: MESSAGE, ...comment } },
  });

describe("POST /roadmaps/:board_id/ideas/:idea_id/comments", () => {
  test("adds the public comment of an account", async () => {
    const { board, idea } = await aRoadmapOfAnna();
    const user = await aUser();

    const { status, json } = await say(board, idea, { as: user, author: GUEST });

    expect(status).toBe(201);
    expect(json).toMatchObject({
      message: "Your comment has been added",
      pending: false,
      comment: {
        board_id: board.id,
        task_id: idea.id,
        type: "comment",
        privacy: "public",
        status: "published",
        description: `<p>${MESSAGE}</p>\n`,
        author_name: user.displayName,
        created_by: user.id,
        task: { id: idea.id, comments_count: 1 },
      },
    });
    expect(await commentsCountOf(idea)).toBe(1);
    expect(await db.activity.findMany({ where: { taskId: idea.id } })).toMatchObject([
      { action: "added", column: "comment", newValue: MESSAGE, createdById: user.id },
    ]);
  });

  test("strips tags, and makes paragraphs and links that search engines do not follow", async () => {
    const { board, idea } = await aRoadmapOfAnna();
    await openToGuests();
    const message = "One <b>bold</b> step\nand a < b\n\nSee https://a.example <script>alert(1)</script>";

    const { json } = await say(board, idea, { author: GUEST, message });

    expect(json.comment.description).toBe(
      '<p>One bold step<br />\nand a &lt; b</p>\n<p>See <a class="fbs_link" target="_blank" href="https://a.example" rel="nofollow ugc noopener noreferrer">https://a.example</a></p>\n',
    );
  });

  test("a guest's comment has their name and cookie, and the watchers hear of it", async () => {
    const { board, idea, max } = await aRoadmapOfAnna();
    await openToGuests();
    await watch(idea, max);
    const headers = aGuest();

    const { status, json } = await say(board, idea, { headers, author: GUEST });

    expect([status, json.comment.author_name, json.comment.created_by]).toEqual([201, "Gwen", null]);
    expect(await db.comment.findUnique({ where: { id: json.comment.id } })).toMatchObject({
      createdById: null,
      authorEmail: "gwen@example.com",
      authorIp: headers["x-boards-address"],
      guestKey: guestOf({ headers: new Headers(headers) }).key,
    });
    expect(await notificationsAbout(idea)).toEqual([[max.id, "comment_created"]]);
    expect(await db.activity.findFirst({ where: { taskId: idea.id } })).toMatchObject({
      createdById: null,
      settings: { guest_name: "Gwen" },
    });
  });

  test("401 for guests by default, 403 where comments are turned off", async () => {
    const { board, idea, anna } = await aRoadmapOfAnna();

    expect((await say(board, idea, { author: GUEST })).status).toBe(401);
    await db.$transaction((tx) => writeRoadmapSettings(tx, { enable_new_comment_submission: false }));
    expect((await say(board, idea, { as: anna })).status).toBe(403);
    expect(await db.comment.count()).toBe(0);
  });

  test.each([
    [{ message: " too short " }, { message: "The message must be at least 10 characters." }],
    [{ message: "<i>many</i><br><br><br><br>" }, { message: "The message must be at least 10 characters." }],
    [{ message: "x".repeat(20_001) }, { message: "The message may not be longer than 20000 characters." }],
    [
      { author: {} },
      { author_name: "The author_name field is required.", author_email: "The author_email field is required." },
    ],
    [{ author: { ...GUEST, author_email: "nobody" } }, { author_email: "The author_email must be an e-mail address." }],
  ])("400 for %.60j", async (sent, params) => {
    const { board, idea } = await aRoadmapOfAnna();
    await openToGuests();

    const { status, json } = await say(board, idea, { author: GUEST, ...sent });

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.comment.count()).toBe(0);
  });

  test("waits for a moderator where the roadmap asks for it", async () => {
    const { board, idea, anna } = await aRoadmapOfAnna({ moderatesComments: true });
    await openToGuests();

    const { status, json } = await say(board, idea, { author: GUEST });

    expect(status).toBe(201);
    expect(json).toMatchObject({
      pending: true,
      comment: { id: 0, status: "pending", description: `<p>${MESSAGE}</p>\n` },
    });
    expect(await db.submission.findMany()).toMatchObject([{ kind: "comment", taskId: idea.id, boardId: board.id }]);
    expect([await commentsCountOf(idea), await db.comment.count(), await db.activity.count()]).toEqual([0, 0, 0]);
    expect((await say(board, idea, { as: anna })).json.pending).toBe(false);
  });

  test("many at once are all counted", async () => {
    const { board, idea } = await aRoadmapOfAnna();
    await openToGuests();

    expect(await statusesAtOnce(20, () => say(board, idea, { author: GUEST }))).toEqual(Array(20).fill(201));
    expect(await commentsCountOf(idea)).toBe(20);
  });

  test("404 for an idea in a hidden stage, except for those on the board, and of another roadmap", async () => {
    const { board, hidden, anna } = await aRoadmapOfAnna();
    const elsewhere = (await aRoadmapOfAnna()).idea;
    const stranger = await aUser();

    expect([
      (await say(board, hidden, { as: stranger })).status,
      (await say(board, elsewhere, { as: stranger })).status,
      (await say(board, hidden, { as: anna })).status,
    ]).toEqual([404, 404, 201]);
  });
});
