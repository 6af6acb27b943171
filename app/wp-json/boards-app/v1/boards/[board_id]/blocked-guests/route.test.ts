import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aComment,
  aGuest,
  anIdea,
  aRoadmapOfAnna,
  aSubmission,
  aUser,
  call,
  onBoard,
  openToGuests,
  queryCountOf,
  statusesAtOnce,
  statusesOf,
} from "@/lib/testing";
import { guestOf } from "@/lib/guests/guest";
import { POST as vote } from "@/app/wp-json/boards/v2/roadmaps/vote-idea/[idea_id]/route";
import { GET, POST } from "./route";

const list = onBoard(GET);
const block = onBoard(POST);

describe("POST /boards/:board_id/blocked-guests", () => {
  test("blocks the guest of a submission, who can no longer vote, and marks what else waits of them as spam", async () => {
    const { anna, board, idea } = await aRoadmapOfAnna();
    await openToGuests();
    const headers = aGuest();
    const { key, addressKey } = guestOf({ headers: new Headers(headers) });
    const submission = await aSubmission(board, { guestKey: key, addressKey, authorEmail: "Gina@Guests.example" });
    await aSubmission(board, { guestKey: "another browser", authorEmail: "gina@guests.example" });
    const other = await aSubmission(board, { guestKey: "somebody", addressKey, authorEmail: "other@guests.example" });

    const { status, json } = await block(anna, board, { submission_id: submission.id });

    expect([status, json]).toEqual([
      200,
      {
        message: "The guest has been blocked",
        blocked_guest: {
          id: expect.any(Number),
          email: "gina@guests.example",
          created_at: expect.any(String),
          created_by: { ID: anna.id, display_name: anna.displayName, photo: expect.any(String) },
        },
        marked_as_spam: 2,
      },
    ]);
    expect((await db.submission.findMany({ where: { state: "pending" } })).map(({ id }) => id)).toEqual([other.id]);
    expect((await call(vote, { params: { idea_id: idea.id }, headers })).status).toBe(403);
  });

  test("what other guests of a network have sent stays, where the blocked one has no cookie", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const without = { guestKey: "network", addressKey: "network" };
    const { id: submission_id } = await aSubmission(board, { ...without, authorEmail: "gina@guests.example" });
    const other = await aSubmission(board, { ...without, authorEmail: "other@guests.example" });

    expect((await block(anna, board, { submission_id })).json.marked_as_spam).toBe(1);
    expect(await db.submission.findMany({ where: { state: "pending" } })).toMatchObject([{ id: other.id }]);
  });

  test("blocks the guest who wrote an idea or a comment", async () => {
    const { anna, board, planned, idea } = await aRoadmapOfAnna();
    const byGuest = await anIdea(planned, { createdById: null, authorName: "Gina", authorEmail: "gina@a.example" });
    await db.idea.create({ data: { taskId: byGuest.id, guestKey: "gina", addressKey: "network" } });
    const comment = await aComment(idea, anna, { createdById: null, guestKey: "kim", authorEmail: "kim@a.example" });

    await block(anna, board, { task_id: byGuest.id });
    await block(anna, board, { comment_id: comment.id });

    expect(await db.blockedGuest.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { guestKey: "gina", addressKey: "network", email: "gina@a.example" },
      { guestKey: "kim", addressKey: null, email: "kim@a.example" },
    ]);
  });

  test("a guest is blocked once, however often and at once", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const { id } = await aSubmission(board);

    expect(await statusesAtOnce(3, () => block(anna, board, { submission_id: id }))).toEqual([200, 200, 200]);
    expect(await db.blockedGuest.count()).toBe(1);
    expect(await db.activity.count({ where: { action: "blocked", column: "guest" } })).toBe(1);
  });

  test("400 for the text of an account, and for none or several texts; 404 for those of another roadmap", async () => {
    const { anna, max, board, idea, toDo } = await aRoadmapOfAnna();
    const byMax = await aSubmission(board, { userId: max.id });
    const comment = await aComment(idea, max);
    const there = await aRoadmapOfAnna();
    const elsewhere = await aSubmission(there.board);
    await db.task.update({ where: { id: idea.id }, data: { createdById: max.id } });
    const statusFor = async (sent: object) => (await block(anna, board, sent)).status;

    for (const sent of [{ submission_id: byMax.id }, { task_id: idea.id }, { comment_id: comment.id }])
      expect(await statusFor(sent)).toBe(400);
    for (const sent of [{}, { submission_id: byMax.id, task_id: idea.id }, { submission_id: "x" }])
      expect(await statusFor(sent)).toBe(400);
    for (const sent of [{ submission_id: elsewhere.id }, { task_id: there.idea.id }, { comment_id: 999_999 }])
      expect(await statusFor(sent)).toBe(404);
    expect(toDo.boardId).toBe(board.id);
    expect(await db.blockedGuest.count()).toBe(0);
  });

  test("only managers block guests and see who is blocked", async () => {
    const { max, vera, board } = await aRoadmapOfAnna();
    const { id: submission_id } = await aSubmission(board);
    const answers = [];
    for (const as of [max, vera, await aUser()])
      answers.push(await block(as, board, { submission_id }), await list(as, board));

    expect(new Set(statusesOf(answers))).toEqual(new Set([403]));
    expect(await db.blockedGuest.count()).toBe(0);
  });
});

describe("GET /boards/:board_id/blocked-guests", () => {
  test("lists those of this roadmap, the latest first, page by page and without their keys", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const there = await aRoadmapOfAnna();
    const blocked = (email: string | null, createdAt: string) =>
      db.blockedGuest.create({
        data: { boardId: board.id, email, guestKey: "secret", createdAt: new Date(createdAt), createdById: anna.id },
      });
    const old = await blocked("old@a.example", "2026-05-01");
    const fresh = await blocked(null, "2026-05-02");
    await db.blockedGuest.create({ data: { boardId: there.board.id, email: "other@a.example" } });

    const first = (await list(anna, board, { per_page: 1 })).json.blocked_guests;

    expect(first).toMatchObject({ total: 2, last_page: 2, data: [{ id: fresh.id, email: null }] });
    expect((await list(anna, board, { per_page: 1, page: 2 })).json.blocked_guests.data).toMatchObject([
      { id: old.id, email: "old@a.example", created_by: { ID: anna.id } },
    ]);
    expect(JSON.stringify(first)).not.toContain("secret");
  });

  test("takes as many statements for one guest as for thirty", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const count = () => queryCountOf(GET, { as: anna, params: { board_id: board.id } });
    await db.blockedGuest.create({ data: { boardId: board.id, email: "a@a.example" } });
    const few = await count();
    await db.blockedGuest.createMany({
      data: Array.from({ length: 29 }, (_, at) => ({ boardId: board.id, email: `${at}@a.example` })),
    });

    expect(await count()).toBe(few);
  });
});
