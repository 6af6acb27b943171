import { describe, expect, test } from "vitest";
import type { Comment } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aComment,
  aGuest,
  aRoadmapOfAnna,
  aUser,
  call,
  type Caller,
  commentsCountOf,
  openToGuests,
} from "@/lib/testing";
import { POST } from "./route";

const PUBLIC = { privacy: "public" } as const;
const MESSAGE = "So would I, every day.";

const reply = (to: Pick<Comment, "id">, { as, ...sent }: { as?: Caller; message?: string; author?: object } = {}) =>
  call(POST, { as, headers: as ? {} : aGuest(), params: { comment_id: to.id }, body: { message: MESSAGE, ...sent } });

describe("POST /roadmaps/idea/comments/:comment_id/replies", () => {
  test("adds a reply, and attaches a reply to a reply to the top comment", async () => {
    const { board, idea, max } = await aRoadmapOfAnna();
    const user = await aUser();
    const comment = await aComment(idea, max, PUBLIC);

    const { status, json } = await reply(comment, { as: user });
    const second = await reply({ id: json.reply.id }, { as: user });

    expect(status).toBe(201);
    expect(json).toMatchObject({
      message: "Reply has been added",
      pending: false,
      reply: {
        parent_id: comment.id,
        task_id: idea.id,
        board_id: board.id,
        type: "reply",
        privacy: "public",
        status: "published",
        description: `<p>${MESSAGE}</p>\n`,
        created_by: user.id,
      },
    });
    expect(second.json.reply.parent_id).toBe(comment.id);
    expect(await commentsCountOf(idea)).toBe(1);
    expect(await db.comment.count({ where: { parentId: comment.id, type: "reply", privacy: "public" } })).toBe(2);
  });

  test("answers a reply to a comment that is older than those the idea shows", async () => {
    const { board, idea, max, anna } = await aRoadmapOfAnna();
    const old = await aComment(idea, max, { ...PUBLIC, createdAt: new Date("2020-01-01") });
    await db.$executeRaw`
      INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, privacy, created_by)
      SELECT ${board.id}, ${idea.id}, 'Max', '', 'Hello', 'Hello', 'public', ${max.id} FROM generate_series(1, 501)`;

    const { status, json } = await reply(old, { as: anna });

    expect([status, json.reply.parent_id, json.reply.badget]).toEqual([201, old.id, "admin"]);
  });

  test("a guest without a name is called Guest", async () => {
    const { idea, max } = await aRoadmapOfAnna();
    await openToGuests();

    const { status, json } = await reply(await aComment(idea, max, PUBLIC));

    expect([status, json.reply.author_name, json.reply.author_email]).toEqual([201, "Guest", ""]);
  });

  test("401 for guests by default, 400 for a short one", async () => {
    const { idea, max } = await aRoadmapOfAnna();
    const comment = await aComment(idea, max, PUBLIC);

    expect((await reply(comment)).status).toBe(401);
    expect((await reply(comment, { as: max, message: "ok" })).status).toBe(400);
    expect((await reply(comment, { as: max, message: "" })).json.data.params).toEqual({
      message: "The message field is required.",
    });
  });

  test("waits for a moderator, together with the comment that it answers", async () => {
    const { idea, max } = await aRoadmapOfAnna({ moderatesComments: true });
    const comment = await aComment(idea, max, PUBLIC);

    const { json } = await reply(comment, { as: await aUser() });

    expect([json.pending, json.reply.status]).toEqual([true, "pending"]);
    expect(await db.submission.findMany()).toMatchObject([{ kind: "reply", taskId: idea.id, parentId: comment.id }]);
  });

  test("404 for a private comment, a reply below it, and one on a hidden idea", async () => {
    const { idea, hidden, max, anna } = await aRoadmapOfAnna();
    const secret = await aComment(idea, max, { privacy: "private" });
    const below = await aComment(idea, max, { ...PUBLIC, parentId: secret.id });
    const onHidden = await aComment(hidden, max, PUBLIC);
    const statuses = async (as: Caller) =>
      Promise.all([secret, below, onHidden, { id: 999_999 }].map(async (each) => (await reply(each, { as })).status));

    expect(await statuses(await aUser())).toEqual([404, 404, 404, 404]);
    expect(await statuses(anna)).toEqual([404, 404, 201, 404]);
  });
});
