import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  anIdea,
  aRoadmapOfAnna,
  aSubtask,
  aTask,
  aUser,
  aVote,
  onRecord,
  statusesOf,
} from "@/lib/testing";
import { GET } from "./route";

const read = onRecord(GET, "task_id");

const aGuestsIdea = (stage: { id: number; boardId: number }) =>
  anIdea(stage, { createdById: null, authorName: "Gina", authorEmail: "gina@guests.example", slug: "dark-mode" });

describe("GET /boards/:board_id/ideas/:task_id", () => {
  test("says what the team sees of an idea", async () => {
    const { anna, max, board, planned, idea: other } = await aRoadmapOfAnna();
    const idea = await aGuestsIdea(planned);
    await aVote(idea, { userId: max.id });
    const answeredAt = new Date("2026-05-01T10:00:00Z");
    await db.idea.create({ data: { taskId: idea.id, answer: "<p>Soon</p>", answeredById: anna.id, answeredAt } });
    await db.idea.create({ data: { taskId: other.id, mergedIntoId: idea.id } });
    await db.ideaFollower.create({ data: { taskId: idea.id, userId: max.id, confirmedAt: new Date() } });
    await db.ideaFollower.create({ data: { taskId: idea.id, email: "unconfirmed@guests.example" } });

    expect((await read(max, idea)).json.idea).toEqual({
      id: idea.id,
      vote_count: 1,
      source: "page",
      author: { name: "Gina", email: "gina@guests.example", user: null },
      is_of_guest: true,
      url: `https://boards.test/roadmap/${board.publicSlug}/ideas/${idea.id}-dark-mode`,
      answer: {
        html: "<p>Soon</p>",
        answered_at: "2026-05-01T10:00:00+00:00",
        answered_by: { ID: anna.id, display_name: anna.displayName, photo: expect.any(String) },
      },
      merged_into: null,
      merged: [{ id: other.id, title: other.title }],
      followers_count: 1,
    });
    expect((await read(max, other)).json.idea.merged_into).toEqual({ id: idea.id, title: idea.title });
  });

  test("viewers do not get the address of a guest, and nobody that of an account", async () => {
    const { anna, vera, planned, idea } = await aRoadmapOfAnna();
    const byGuest = await aGuestsIdea(planned);
    await db.task.update({ where: { id: idea.id }, data: { createdById: anna.id } });

    expect((await read(vera, byGuest)).json.idea.author).toEqual({ name: "Gina", email: null, user: null });
    expect((await read(vera, idea)).json.idea.author).toMatchObject({ email: null, user: { ID: anna.id } });
  });

  test("an idea in a hidden stage, and an archived one, have no address", async () => {
    const { anna, hidden, idea } = await aRoadmapOfAnna();
    await db.task.update({ where: { id: idea.id }, data: { archivedAt: new Date() } });

    expect([(await read(anna, hidden)).json.idea.url, (await read(anna, idea)).json.idea.url]).toEqual([null, null]);
  });

  test("403 for a stranger, 404 for what is no idea of this roadmap", async () => {
    const { anna, board, idea, pending } = await aRoadmapOfAnna();
    const elsewhere = (await aRoadmapOfAnna()).idea;
    const plain = await aBoardOfAnna();
    const others = [
      { ...elsewhere, boardId: board.id },
      await aSubtask(idea),
      await aTask(pending),
      await aTask(plain.toDo),
    ];

    expect((await read(await aUser(), idea)).status).toBe(403);
    expect(statusesOf(await Promise.all(others.slice(0, 3).map((other) => read(anna, other))))).toEqual([
      404, 404, 404,
    ]);
    expect((await read(plain.anna, others[3] ?? idea)).status).toBe(404);
  });
});
