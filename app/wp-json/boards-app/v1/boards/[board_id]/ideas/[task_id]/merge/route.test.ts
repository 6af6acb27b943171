import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aComment,
  aCommentImage,
  anIdea,
  aRoadmapOfAnna,
  aSubmission,
  aTask,
  aUser,
  aVote,
  countersOf,
  onRecord,
  recounted,
  statusesAtOnce,
  statusesOf,
} from "@/lib/testing";
import { GET, POST } from "./route";

const merge = onRecord(POST, "task_id");
const preview = onRecord(GET, "task_id");

/** Two ideas that Max has voted for, each with a vote, a comment and a follower of its own. */
async function twoIdeas() {
  const world = await aRoadmapOfAnna();
  const { anna, max, board, planned, launched } = world;
  const [from, into] = [await anIdea(planned, { title: "Night mode" }), await anIdea(launched, { title: "Dark mode" })];
  for (const idea of [from, into]) {
    await aVote(idea, { userId: max.id });
    await aVote(idea, { guestKey: "gina" });
    await aVote(idea, { guestKey: `only ${idea.id}` });
  }
  await aVote(from, { userId: anna.id });
  const comment = await aComment(from, max, { privacy: "public" });
  const reply = await aComment(from, anna, { parentId: comment.id, privacy: "public" });
  const image = await aCommentImage(from, max, { commentId: comment.id });
  await aComment(into, anna);
  await db.task.updateMany({ where: { id: { in: [from.id, into.id] } }, data: { commentsCount: 1 } });
  const waiting = await aSubmission(board, { kind: "comment", taskId: from.id, title: null });
  return { ...world, from, into, comment, reply, image, waiting };
}

const stateOf = (id: number) =>
  db.task.findUniqueOrThrow({
    where: { id },
    select: { voteCount: true, commentsCount: true, archivedAt: true, votes: true, comments: true, idea: true },
  });

describe("POST /boards/:board_id/ideas/:task_id/merge", () => {
  test("votes move without doubles, comments with replies and pictures move, and the idea is archived", async () => {
    const { max, board, from, into, comment, reply, image, waiting } = await twoIdeas();

    const { status, json } = await merge(max, from, { into: into.id });

    expect([status, json]).toEqual([
      200,
      { message: "The idea has been merged", idea: { id: from.id, merged_into_id: into.id } },
    ]);
    const [gone, left] = [await stateOf(from.id), await stateOf(into.id)];
    expect([left.voteCount, left.votes.length, left.commentsCount, left.comments.length]).toEqual([5, 5, 2, 3]);
    expect([gone.voteCount, gone.votes.length, gone.commentsCount, gone.comments.length]).toEqual([0, 0, 0, 0]);
    expect(gone).toMatchObject({ archivedAt: expect.any(Date), idea: { mergedIntoId: into.id } });
    const moved = await db.comment.findMany({ where: { id: { in: [comment.id, reply.id] } }, orderBy: { id: "asc" } });
    expect(moved.map(({ taskId, parentId }) => [taskId, parentId])).toEqual([
      [into.id, null],
      [into.id, comment.id],
    ]);
    expect((await db.attachment.findUniqueOrThrow({ where: { id: image.id } })).taskId).toBe(into.id);
    expect((await db.submission.findUniqueOrThrow({ where: { id: waiting.id } })).taskId).toBe(into.id);
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("followers move, and an address that one of the two has confirmed is confirmed", async () => {
    const { anna, max, from, into } = await twoIdeas();
    const followed = (taskId: number, given: object) => db.ideaFollower.create({ data: { taskId, ...given } });
    await followed(from.id, { userId: max.id, confirmedAt: new Date() });
    await followed(into.id, { userId: max.id, confirmedAt: new Date() });
    await followed(from.id, { email: "gina@a.example", confirmedAt: new Date() });
    await followed(into.id, { email: "gina@a.example" });
    await followed(from.id, { email: "kim@a.example" });

    await merge(anna, from, { into: into.id });

    const followers = await db.ideaFollower.findMany({ orderBy: [{ userId: "asc" }, { email: "asc" }] });
    expect(
      followers.map(({ taskId, userId, email, confirmedAt }) => [taskId, userId ?? email, confirmedAt !== null]),
    ).toEqual([
      [into.id, max.id, true],
      [into.id, "gina@a.example", true],
      [into.id, "kim@a.example", false],
    ]);
  });

  test("is recorded in the activity of both ideas", async () => {
    const { max, from, into } = await twoIdeas();
    await merge(max, from, { into: into.id });

    const lines = await db.activity.findMany({ where: { action: "merged" }, orderBy: { id: "asc" } });
    expect(
      lines.map(({ taskId, oldValue, newValue, createdById }) => [taskId, oldValue, newValue, createdById]),
    ).toEqual([
      [from.id, null, "Dark mode", max.id],
      [into.id, "Night mode", null, max.id],
    ]);
  });

  test("an idea that has taken others takes them along", async () => {
    const { anna, planned, from, into } = await twoIdeas();
    const first = await anIdea(planned);
    await merge(anna, first, { into: from.id });
    await merge(anna, from, { into: into.id });

    expect((await stateOf(first.id)).idea?.mergedIntoId).toBe(into.id);
  });

  test("of two merges into each other at once, one is refused and nothing is lost", async () => {
    const { anna, from, into } = await twoIdeas();

    const statuses = await statusesAtOnce(2, (at) =>
      at === 0 ? merge(anna, from, { into: into.id }) : merge(anna, into, { into: from.id }),
    );

    expect(statuses).toEqual([200, 400]);
    expect(await db.ideaVote.count()).toBe(5);
    expect(await db.comment.count()).toBe(3);
    expect(await db.task.count({ where: { archivedAt: null, id: { in: [from.id, into.id] } } })).toBe(1);
  });

  test("400 for itself, for what is no idea of this roadmap, and for an archived or merged idea", async () => {
    const { anna, board, planned, from, into } = await twoIdeas();
    const [archived, merged] = [await anIdea(planned, { archivedAt: new Date() }), await anIdea(planned)];
    await db.idea.create({ data: { taskId: merged.id, mergedIntoId: into.id } });
    const elsewhere = (await aRoadmapOfAnna()).idea;
    const plain = await aTask(planned);
    const before = await db.ideaVote.findMany();
    const statusFor = async (target: unknown, of = from) => (await merge(anna, of, { into: target })).status;

    for (const other of [from, elsewhere, plain, archived, merged]) expect(await statusFor(other.id)).toBe(400);
    for (const wrong of [999_999, "x", undefined]) expect(await statusFor(wrong)).toBe(400);
    for (const own of [archived, merged]) expect(await statusFor(into.id, own)).toBe(400);
    expect(await db.ideaVote.findMany()).toEqual(before);
    expect(board.id).toBe(from.boardId);
  });

  test("403 for viewers and strangers, 404 for an idea of another roadmap", async () => {
    const { anna, vera, board, from, into } = await twoIdeas();
    const elsewhere = { ...(await aRoadmapOfAnna()).idea, boardId: board.id };
    const sent = { into: into.id };

    for (const as of [vera, await aUser()])
      expect(statusesOf([await merge(as, from, sent), await preview(as, from, sent)])).toEqual([403, 403]);
    expect(statusesOf([await merge(anna, elsewhere, sent), await preview(anna, elsewhere, sent)])).toEqual([404, 404]);
  });
});

describe("GET /boards/:board_id/ideas/:task_id/merge", () => {
  test("says what would move, and nothing moves", async () => {
    const { anna, from, into } = await twoIdeas();
    const follower = { userId: anna.id, confirmedAt: new Date() };
    await db.ideaFollower.create({ data: { taskId: from.id, ...follower } });

    expect((await preview(anna, from, { into: into.id })).json).toEqual({
      moves: { votes: 2, doubles: 2, comments: 2, followers: 1 },
    });
    expect((await stateOf(from.id)).archivedAt).toBeNull();
  });

  test("400 for an idea of another roadmap", async () => {
    const { anna, from } = await twoIdeas();

    expect((await preview(anna, from, { into: (await aRoadmapOfAnna()).idea.id })).status).toBe(400);
  });
});
