import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { roadmapBySlug, roadmapOfIdea, roadmapOfPath } from "@/lib/roadmaps/find";
import { aPublicBoard, aRoadmapOfAnna, anAdmin, aUser } from "@/lib/testing";
import { isAdmin } from "@/lib/users/current-user";

const currentUser = async ({ id }: { id: number }) => {
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  return { ...user, isAdmin: isAdmin(user) };
};
const outcome = (found: Promise<unknown>) =>
  found.then((board) => (board ? "found" : "none")).catch((e: Error) => e.message);

test("a roadmap is there for anyone, unless it is archived or private", async () => {
  const { board, max, idea } = await aRoadmapOfAnna();
  const [stranger, admin, member] = await Promise.all(
    [aUser(), anAdmin(), max].map(async (each) => currentUser(await each)),
  );
  const readers = [null, stranger ?? null, member ?? null, admin ?? null];
  const all = () =>
    Promise.all(
      readers.map(async (user) => [
        await outcome(roadmapOfPath({ board_id: String(board.id) }, user)),
        await outcome(roadmapBySlug(board.publicSlug ?? "", user)),
        await outcome(roadmapOfIdea(idea.id, user)),
      ]),
    );
  const [there, gone] = [
    ["found", "found", "found"],
    ["Board not found", "none", "Idea not found"],
  ];

  expect(await all()).toEqual([there, there, there, there]);
  await db.board.update({ where: { id: board.id }, data: { isPrivate: true } });
  expect(await all()).toEqual([gone, gone, there, there]);
  await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
  expect(await all()).toEqual([gone, gone, gone, gone]);
});

test("other boards are no roadmaps, even for their managers", async () => {
  const { board, anna, toDo } = await aPublicBoard();
  const user = await currentUser(anna);

  expect(await outcome(roadmapOfPath({ board_id: String(board.id) }, user))).toBe("Board not found");
  expect(await outcome(roadmapOfIdea(toDo.id, user))).toBe("Idea not found");
});

test("a former address leads to its roadmap until another one takes it", async () => {
  const { board } = await aRoadmapOfAnna({ formerSlugs: ["old-plans"] });
  const other = await aRoadmapOfAnna();

  expect((await roadmapBySlug("old-plans", null))?.board.id).toBe(board.id);
  await db.board.update({ where: { id: other.board.id }, data: { publicSlug: "old-plans" } });
  expect((await roadmapBySlug("old-plans", null))?.board.id).toBe(other.board.id);
});
