import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { publicSlugOf } from "@/lib/roadmaps/slug";
import { anAdmin, request, storedBoard } from "@/lib/testing";

test.each([
  ["Öffentliche Pläne", "offentliche-plane"],
  ["خارطة الطريق", "خارطة-الطريق"],
  ["  --  ", "roadmap"],
  ["a".repeat(200), "a".repeat(80)],
])("the address of %j is %j", (title, slug) => {
  expect(publicSlugOf(title)).toBe(slug);
});

test("each new roadmap gets an address of its own, even two at once; other boards get none", async () => {
  const admin = await anAdmin();
  const create = async (type: string) =>
    (await request(admin, "POST projects", { board: { title: "Our plans", type } })).json.board;

  const roadmaps = await Promise.all([create("roadmap"), create("roadmap"), create("roadmap")]);
  const toDo = await create("to-do");
  const copy = await request(admin, `POST projects/${roadmaps[0].id}/duplicate-board`, {
    board: { title: "Our plans" },
  });

  const slugs = await db.board.findMany({ where: { type: "roadmap" }, orderBy: { publicSlug: "asc" } });
  expect(copy.status).toBe(200);
  expect(slugs.map((board) => board.publicSlug)).toEqual(["our-plans", "our-plans-2", "our-plans-3", "our-plans-4"]);
  expect((await storedBoard(toDo)).publicSlug).toBeNull();
});
