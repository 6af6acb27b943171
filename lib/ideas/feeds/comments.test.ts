import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { commentsAsAtom } from "@/lib/ideas/feeds/answers";
import { ideaPath } from "@/lib/roadmaps/address";
import { aComment, aRoadmapOfAnna } from "@/lib/testing";

test("a new reply to an old comment links to the page on which both are, under an id that stays", async () => {
  const { board, idea, max } = await aRoadmapOfAnna();
  const old = await aComment(idea, max, { privacy: "public", createdAt: new Date("2026-01-01T10:00:00Z") });
  await db.$executeRaw`
    INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, privacy, created_by)
    SELECT ${board.id}, ${idea.id}, 'Max', '', 'Hello', 'Hello', 'public', ${max.id} FROM generate_series(1, 50)`;
  const reply = await aComment(idea, max, { type: "reply", parentId: old.id, privacy: "public" });

  const path = { slug: board.publicSlug ?? "", idea: String(idea.id) };
  const answer = await commentsAsAtom(new Request("http://localhost/"), { params: Promise.resolve(path) });
  const entry = /<entry>.*?<\/entry>/s.exec(await answer.text())?.[0];

  expect(entry).toContain(`${ideaPath(board, idea)}#comment-${reply.id}</id>`);
  expect(entry).toContain(`${ideaPath(board, idea)}?after=${old.createdAt.getTime() - 1}-0#comment-${reply.id}"`);
});
