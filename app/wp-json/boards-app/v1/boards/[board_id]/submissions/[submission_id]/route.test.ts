import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aComment,
  aRoadmapOfAnna,
  aSubmission,
  aUser,
  countersOf,
  onRecord,
  recounted,
  statusesAtOnce,
  statusesOf,
} from "@/lib/testing";
import { PUT } from "./route";

const decide = onRecord(PUT, "submission_id");
const activities = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, newValue }) =>
    [action, column, newValue].filter(Boolean).join(" "),
  );

describe("PUT /boards/:board_id/submissions/:submission_id", () => {
  test("an approved idea is published as the guest's, and leaves the queue", async () => {
    const { max, board, pending } = await aRoadmapOfAnna();
    const submission = await aSubmission(board);

    const { status, json } = await decide(max, submission, { state: "approved", expected_state: "pending" });

    expect([status, json]).toEqual([
      200,
      { message: "The decision has been saved", submission: { id: submission.id, state: "approved" } },
    ]);
    expect(await db.submission.count()).toBe(0);
    expect(await db.task.findFirst({ where: { title: "Dark mode" }, include: { idea: true } })).toMatchObject({
      stageId: pending.id,
      type: "roadmap",
      source: "page",
      description: "<p>My eyes hurt.</p>",
      createdById: null,
      authorName: "Gina Guest",
      authorEmail: "gina@guests.example",
      idea: { guestKey: "gina", addressKey: "network" },
    });
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("an approved reply appears below its comment", async () => {
    const { anna, board, idea } = await aRoadmapOfAnna();
    const comment = await aComment(idea, anna, { privacy: "public" });
    const reply = { kind: "reply", taskId: idea.id, parentId: comment.id, title: null } as const;

    await decide(anna, await aSubmission(board, reply), { state: "approved" });

    expect(await db.comment.findFirst({ where: { parentId: comment.id } })).toMatchObject({
      privacy: "public",
      authorName: "Gina Guest",
      guestKey: "gina",
      taskId: idea.id,
    });
  });

  test("what was rejected or marked as spam can be put back, and says who has decided", async () => {
    const { anna, max, board } = await aRoadmapOfAnna();
    const submission = await aSubmission(board);
    const stored = () => db.submission.findUniqueOrThrow({ where: { id: submission.id } });

    await decide(max, submission, { state: "rejected" });
    expect(await stored()).toMatchObject({ state: "rejected", decidedById: max.id, decidedAt: expect.any(Date) });
    await decide(anna, submission, { state: "spam", expected_state: "rejected" });
    expect(await stored()).toMatchObject({ state: "spam", decidedById: anna.id });
    await decide(anna, submission, { state: "pending" });

    expect(await stored()).toMatchObject({ state: "pending", decidedById: null, decidedAt: null });
    expect(await activities()).toEqual([
      "rejected submission idea",
      "marked submission as spam idea",
      "restored submission idea",
    ]);
  });

  test("of two moderators who decide at once, one wins and the other one learns of it", async () => {
    const { anna, max, board } = await aRoadmapOfAnna();
    const submission = await aSubmission(board);

    const statuses = await statusesAtOnce(2, (at) =>
      decide(at === 0 ? anna : max, submission, { state: "approved", expected_state: "pending" }),
    );

    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
    expect(await db.task.count({ where: { title: "Dark mode" } })).toBe(1);
  });

  test("409 where the moderator saw another state, or it is decided like that already; nothing changes", async () => {
    const { anna, max, board } = await aRoadmapOfAnna();
    const submission = await aSubmission(board);
    await decide(max, submission, { state: "rejected" });
    const before = await db.submission.findMany();

    const answers = [
      await decide(anna, submission, { state: "approved", expected_state: "pending" }),
      await decide(anna, submission, { state: "rejected" }),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual(
      answers.map(() => [409, "Someone else has already decided about this."]),
    );
    expect(await db.submission.findMany()).toEqual(before);
    expect(await db.task.count({ where: { title: "Dark mode" } })).toBe(0);
  });

  test("an idea that nothing can publish stays in the queue", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const submission = await aSubmission(board);
    await db.stage.updateMany({ where: { boardId: board.id }, data: { archivedAt: new Date() } });

    expect((await decide(anna, submission, { state: "approved" })).status).toBe(400);
    expect(await db.submission.count({ where: { state: "pending" } })).toBe(1);
  });

  test("403 for viewers and strangers, 404 for another roadmap's, 400 for an unknown state", async () => {
    const { anna, vera, board } = await aRoadmapOfAnna();
    const submission = await aSubmission(board);
    const elsewhere = await aSubmission((await aRoadmapOfAnna()).board);
    const to = { state: "rejected" };

    expect(statusesOf([await decide(vera, submission, to), await decide(await aUser(), submission, to)])).toEqual([
      403, 403,
    ]);
    expect((await decide(anna, { ...elsewhere, boardId: board.id }, to)).status).toBe(404);
    for (const sent of [{}, { state: "published" }, { state: "rejected", expected_state: "gone" }])
      expect((await decide(anna, submission, sent)).status).toBe(400);
    expect(await db.submission.count({ where: { state: "pending" } })).toBe(2);
  });
});
