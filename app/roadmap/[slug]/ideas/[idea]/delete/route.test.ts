import { expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { aBrowserOf, aComment, aRoadmapOfAnna } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";

test("someone who can edit the board deletes a guest's comment; an account without the board cannot", async () => {
  const { board, idea, max, vera } = await aRoadmapOfAnna();
  const comment = await aComment(idea, null, { privacy: "public" });
  const remove = async (as: typeof max) =>
    sendForm(POST, {
      board,
      idea: String(idea.id),
      fields: { comment_id: String(comment.id) },
      headers: (await aBrowserOf(as)).cookie,
    });

  expect((await remove(vera)).status).toBe(403);
  expect((await remove(max)).status).toBe(303);
  expect(await db.comment.count()).toBe(0);
});
