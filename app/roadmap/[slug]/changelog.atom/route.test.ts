import { expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { aRoadmapOfAnna, anIdea } from "@/lib/testing";
import { readFile, titlesIn } from "@/lib/testing/http/roadmap-file";

test("the feed of the changelog has what is done, with the answer in the place of the description", async () => {
  const world = await aRoadmapOfAnna();
  const done = await anIdea(world.launched, {
    status: "closed",
    lastCompletedAt: new Date(),
    description: "<p>Please</p>",
  });
  await anIdea(world.pending, { status: "closed", title: "Secret" });
  await db.idea.create({ data: { taskId: done.id, answer: "<p>It is there.</p>" } });

  const { text } = await readFile(GET, { board: world.board });

  expect(titlesIn(text)).toEqual([done.title]);
  expect(text).toContain("<p>It is there.</p>");
  expect(text).not.toMatch(/Please|Secret/);
});
