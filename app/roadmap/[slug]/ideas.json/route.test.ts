import { expect, test } from "vitest";
import { GET } from "./route";
import { aRoadmapOfAnna, anIdea } from "@/lib/testing";
import { readFile } from "@/lib/testing/http/roadmap-file";

test("the JSON feed lists the ideas of public stages, the newest first, with their stage", async () => {
  const { board, idea, hidden, launched } = await aRoadmapOfAnna();
  await anIdea(launched, { title: "Newest", createdAt: new Date(Date.now() + 1_000) });

  const { text, headers } = await readFile(GET, { board });
  const feed = JSON.parse(text);

  expect(headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1", title: board.title });
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(["Newest", idea.title]);
  expect(feed.items[0].tags).toEqual(["Launched"]);
  expect(text).not.toContain(hidden.title);
});
