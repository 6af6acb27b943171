import { expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { aBrowserOf, aComment, aRoadmapOfAnna } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";

test("an account's reply to a reply is attached to the comment above it", async () => {
  const { board, idea, max } = await aRoadmapOfAnna();
  const comment = await aComment(idea, null, { privacy: "public" });
  const reply = await aComment(idea, null, { privacy: "public", parentId: comment.id });

  const { location } = await sendForm(POST, {
    board,
    idea: String(idea.id),
    fields: { message: "Really, I would.", comment_id: String(reply.id) },
    headers: (await aBrowserOf(max)).cookie,
  });

  const [latest] = await db.comment.findMany({ orderBy: { id: "desc" }, take: 1 });
  expect(latest).toMatchObject({ parentId: comment.id, type: "reply", createdById: max.id });
  expect(location).toBe(
    `/roadmap/${board.publicSlug}/ideas/${idea.id}-${idea.slug}?done=comment#comment-${latest?.id}`,
  );
});
