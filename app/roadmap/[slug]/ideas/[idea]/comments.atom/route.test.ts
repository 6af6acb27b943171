import { expect, test } from "vitest";
import { GET } from "./route";
import { aComment, aRoadmapOfAnna } from "@/lib/testing";
import { readFile, titlesIn } from "@/lib/testing/http/roadmap-file";

test("the feed of an idea has its public comments and replies, and no address", async () => {
  const world = await aRoadmapOfAnna();
  const comment = await aComment(world.idea, null, {
    privacy: "public",
    authorName: "Gina",
    authorEmail: "gina@example.com",
    authorIp: "203.0.113.5",
  });
  await aComment(world.idea, null, { privacy: "private", description: "<p>Between us</p>" });

  const { text } = await readFile(GET, { board: world.board, idea: `${world.idea.id}-anything` });

  expect(titlesIn(text)).toEqual(["Gina"]);
  expect(text).toContain(`#comment-${comment.id}</id>`);
  expect(text).not.toMatch(/gina@example|203\.0\.113|Between us/);
  expect((await readFile(GET, { board: world.board, idea: world.hidden.id })).status).toBe(404);
});
