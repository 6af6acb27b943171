import { describe, expect, test } from "vitest";
import type { Comment } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { guestOf } from "@/lib/guests/guest";
import { aComment, aGuest, aRoadmapOfAnna, aUser, call, commentsCountOf } from "@/lib/testing";
import { DELETE } from "./route";

const PUBLIC = { privacy: "public" } as const;

const remove = ({ id }: Pick<Comment, "id">, given: Pick<Parameters<typeof call>[1] & object, "as" | "headers">) =>
  call(DELETE, { params: { comment_id: id }, ...given });

describe("DELETE /roadmaps/idea/comments/:comment_id", () => {
  test("its author deletes it with its replies", async () => {
    const { idea, max } = await aRoadmapOfAnna();
    const author = await aUser();
    const comment = await aComment(idea, author, PUBLIC);
    await aComment(idea, max, { ...PUBLIC, parentId: comment.id });

    const { status, json } = await remove(comment, { as: author });

    expect([status, json]).toEqual([200, { message: "Comment has been deleted successfully" }]);
    expect([await db.comment.count(), await commentsCountOf(idea)]).toEqual([0, 0]);
    expect(await db.activity.findMany()).toMatchObject([
      { action: "removed", column: "comment", createdById: author.id },
    ]);
  });

  test("a guest deletes what the same browser wrote, under the name given there", async () => {
    const { idea } = await aRoadmapOfAnna();
    const headers = aGuest();
    const { key: guestKey } = guestOf({ headers: new Headers(headers) });
    const comment = await aComment(idea, null, { ...PUBLIC, guestKey, authorName: "Gwen" });

    expect((await remove(comment, { headers: aGuest() })).status).toBe(401);
    expect((await remove(comment, { headers })).status).toBe(200);
    expect(await db.activity.findMany()).toMatchObject([{ createdById: null, settings: { guest_name: "Gwen" } }]);
  });

  test("a network alone is not enough, even for what was written without a cookie", async () => {
    const { idea, anna } = await aRoadmapOfAnna();
    const headers = { "x-boards-address": "10.7.0.1" };
    const { key: guestKey } = guestOf({ headers: new Headers(headers) });
    const comment = await aComment(idea, null, { ...PUBLIC, guestKey });

    expect((await remove(comment, { headers })).status).toBe(401);
    expect((await remove(comment, { as: anna })).status).toBe(200);
  });

  test("403 for others with an account and for viewers, 200 for people who may edit the board", async () => {
    const { idea, max, vera, anna } = await aRoadmapOfAnna();
    const comment = await aComment(idea, anna, PUBLIC);

    expect((await remove(comment, { as: await aUser() })).status).toBe(403);
    expect((await remove(comment, { as: vera })).status).toBe(403);
    expect((await remove(comment, {})).status).toBe(401);
    expect(await commentsCountOf(idea)).toBe(1);
    expect((await remove(comment, { as: max })).status).toBe(200);
  });

  test("404 for a private comment, one on a hidden idea and one on a board that is no roadmap", async () => {
    const { board, idea, hidden, max } = await aRoadmapOfAnna();
    const stranger = await aUser();
    const secret = await aComment(idea, stranger, { privacy: "private" });
    const onHidden = await aComment(hidden, stranger, PUBLIC);
    const shown = await aComment(idea, stranger, PUBLIC);

    expect((await remove(secret, { as: max })).status).toBe(404);
    expect((await remove(onHidden, { as: stranger })).status).toBe(404);
    await db.board.update({ where: { id: board.id }, data: { type: "to_do" } });
    expect((await remove(shown, { as: stranger })).status).toBe(404);
    expect(await db.comment.count()).toBe(3);
  });
});
