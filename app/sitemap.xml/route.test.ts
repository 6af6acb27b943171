import { expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { aPublicBoard, aRoadmapOfAnna, anIdea } from "@/lib/testing";

const read = async (query = "") => {
  const response = await GET(new Request(`https://boards.test/sitemap.xml${query}`));
  return { status: response.status, text: await response.text(), type: response.headers.get("content-type") };
};
const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("lists roadmaps that search engines may list, and their ideas in public stages", async () => {
  const { board, idea, planned } = await aRoadmapOfAnna();
  const arabic = await anIdea(planned, { slug: "%d8%a7%d9", title: "ا" });
  await aRoadmapOfAnna({ isIndexed: false });
  await aRoadmapOfAnna({ isPrivate: true });
  await aRoadmapOfAnna({ archivedAt: new Date() });
  await aPublicBoard({ isIndexed: true });
  await db.idea.create({ data: { taskId: (await anIdea(planned)).id, mergedIntoId: idea.id } });

  const { text, type } = await read();

  const page = `https://boards.test/roadmap/${board.publicSlug}`;
  expect(type).toBe("application/xml; charset=utf-8");
  expect(addresses(text)).toEqual([page, `${page}/ideas/${idea.id}-${idea.slug}`, `${page}/ideas/${arabic.id}-%d8%a7`]);
});

test("has no second page while one is enough", async () => {
  expect((await read("?page=1")).status).toBe(200);
  for (const page of ["2", "0", "x", "-1"]) expect((await read(`?page=${page}`)).status).toBe(404);
});
