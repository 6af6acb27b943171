import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anIdea, aRoadmapOfAnna, aUser, onRecord, pendingJobs, statusesAtOnce, statusesOf } from "@/lib/testing";
import { DELETE, PUT } from "./route";

const answer = onRecord(PUT, "task_id");
const remove = onRecord(DELETE, "task_id");
const activities = async (task: { id: number }) =>
  (await db.activity.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } })).map(
    ({ action, column, newValue }) => [action, column, newValue],
  );

describe("PUT and DELETE /boards/:board_id/ideas/:task_id/answer", () => {
  test("an answer is stored as safe HTML, changes the task, and its followers are notified", async () => {
    const { max, idea } = await aRoadmapOfAnna();
    await db.ideaFollower.create({ data: { taskId: idea.id, email: "gina@a.example", confirmedAt: new Date() } });
    await db.task.update({ where: { id: idea.id }, data: { updatedAt: new Date("2026-01-01") } });

    const { status, json } = await answer(max, idea, {
      answer: '<p>Coming <b>soon</b></p><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    });

    expect([status, json.message]).toEqual([200, "The answer has been saved"]);
    expect(json.idea.answer).toMatchObject({
      html: "<p>Coming <b>soon</b></p>alert(1)<a>x</a>",
      answered_by: { ID: max.id },
    });
    expect(await activities(idea)).toEqual([["added", "answer", "Coming soon alert(1)x"]]);
    expect((await db.task.findUniqueOrThrow({ where: { id: idea.id } })).updatedAt.getFullYear()).toBeGreaterThan(2025);
    expect(await pendingJobs("tell-followers")).toBe(1);
  });

  test("it can be changed and removed; the same answer again changes nothing", async () => {
    const { anna, max, idea } = await aRoadmapOfAnna();
    await answer(max, idea, { answer: "<p>Yes</p>" });
    await answer(anna, idea, { answer: "<p>Yes</p>", expected_value: "<p>Yes</p>" });
    await answer(anna, idea, { answer: "<p>No</p>", expected_value: "<p>Yes</p>" });

    const { json } = await remove(anna, idea);

    expect([json.message, json.idea.answer]).toEqual(["The answer has been removed", null]);
    expect((await remove(anna, idea)).status).toBe(200);
    expect(await activities(idea)).toEqual([
      ["added", "answer", "Yes"],
      ["changed", "answer", "No"],
      ["removed", "answer", null],
    ]);
    expect(await db.idea.findMany()).toMatchObject([{ answer: null, answeredById: null, answeredAt: null }]);
  });

  test("409 with the present answer when somebody else has changed it", async () => {
    const { anna, max, idea } = await aRoadmapOfAnna();
    await answer(max, idea, { answer: "<p>Yes</p>" });

    const { status, json } = await answer(anna, idea, { answer: "<p>No</p>", expected_value: null });

    expect([status, json.data.current]).toEqual([409, "<p>Yes</p>"]);
    expect((await db.idea.findFirstOrThrow()).answer).toBe("<p>Yes</p>");
  });

  test("of two who answer at once, one learns of the other's", async () => {
    const { anna, max, idea } = await aRoadmapOfAnna();

    expect(
      await statusesAtOnce(2, (at) =>
        answer(at === 0 ? anna : max, idea, { answer: `<p>${at}</p>`, expected_value: null }),
      ),
    ).toEqual([200, 409]);
  });

  test.each([
    ["no answer", {}],
    ["an answer without words", { answer: "<p> </p><br>" }],
    ["an answer that is no text", { answer: ["x"] }],
    ["a text that is too long", { answer: "x".repeat(500_001) }],
  ])("400 for %s", async (_, sent) => {
    const { anna, idea } = await aRoadmapOfAnna();

    expect((await answer(anna, idea, sent)).status).toBe(400);
    expect(await db.idea.count()).toBe(0);
  });

  test("403 for viewers and strangers, 404 for an idea of another roadmap", async () => {
    const { anna, vera, board, planned, idea } = await aRoadmapOfAnna();
    const elsewhere = { ...(await aRoadmapOfAnna()).idea, boardId: board.id };
    const sent = { answer: "<p>Yes</p>" };
    await db.idea.create({ data: { taskId: idea.id, answer: "<p>Ours</p>" } });

    for (const as of [vera, await aUser()])
      expect(statusesOf([await answer(as, idea, sent), await remove(as, idea)])).toEqual([403, 403]);
    expect(statusesOf([await answer(anna, elsewhere, sent), await remove(anna, elsewhere)])).toEqual([404, 404]);
    expect(await db.idea.findMany()).toMatchObject([{ answer: "<p>Ours</p>" }]);
    expect((await anIdea(planned)).boardId).toBe(board.id);
  });
});
