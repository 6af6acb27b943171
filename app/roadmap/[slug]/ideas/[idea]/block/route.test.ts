import { expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { aBrowserOf, aComment, anIdea, aRoadmapOfAnna } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";
import type { User } from "@/generated/prisma/client";

const ofGuest = { privacy: "public", guestKey: "gina", authorEmail: "gina@a.example" } as const;

test("a manager blocks the guest of a comment and removes their content; others cannot", async () => {
  const { board, idea, anna, max, vera } = await aRoadmapOfAnna();
  const comment = await aComment(idea, null, ofGuest);
  const other = await aComment(idea, null, { ...ofGuest, guestKey: "kim" });
  const block = async (as: User | null, fields: Record<string, string> = {}) =>
    sendForm(POST, {
      board,
      idea: String(idea.id),
      fields: { comment_id: String(comment.id), ...fields },
      headers: as ? (await aBrowserOf(as)).cookie : {},
    });

  expect((await block(null)).status).toBe(401);
  expect([(await block(vera)).status, (await block(max)).status]).toEqual([403, 403]);
  expect(await db.blockedGuest.count()).toBe(0);

  const { status, headers } = await block(anna, { removes_content: "1" });
  expect([status, headers.get("location")]).toEqual([303, expect.stringMatching(/\/ideas\/.*\?done=blocked$/)]);
  expect(await db.blockedGuest.findMany()).toMatchObject([{ guestKey: "gina", addressKey: null }]);
  expect((await db.comment.findMany()).map(({ id }) => id)).toEqual([other.id]);
});

test("leads to the roadmap when the idea is gone, too; the comment of an account is refused", async () => {
  const { board, planned, anna } = await aRoadmapOfAnna();
  const idea = await anIdea(planned, { createdById: null, authorName: "Gina", authorEmail: "gina@a.example" });
  await db.idea.create({ data: { taskId: idea.id, guestKey: "gina", addressKey: "network" } });
  const block = async (comment: { id: number }) =>
    sendForm(POST, {
      board,
      idea: String(idea.id),
      fields: { comment_id: String(comment.id), removes_content: "1" },
      headers: (await aBrowserOf(anna)).cookie,
    });
  const annas = await aComment(idea, anna, { privacy: "public" });
  expect((await block(annas)).status).toBe(400);
  await db.comment.deleteMany();

  const { headers } = await block(await aComment(idea, null, ofGuest));

  expect(headers.get("location")).toBe(`/roadmap/${board.publicSlug}?done=blocked`);
});
