import { expect, test } from "vitest";
import { GET } from "./route";
import { aRoadmapOfAnna } from "@/lib/testing";
import { readFile } from "@/lib/testing/http/roadmap-file";

test("the picture of an idea is a PNG, and not sent again while it stays the same", async () => {
  const { board, idea } = await aRoadmapOfAnna();

  const { status, headers } = await readFile(GET, { board, idea: idea.id });
  const again = await readFile(GET, { board, idea: idea.id, headers: { "if-none-match": headers.get("etag") ?? "" } });

  expect([status, headers.get("content-type"), again.status]).toEqual([200, "image/png", 304]);
});
