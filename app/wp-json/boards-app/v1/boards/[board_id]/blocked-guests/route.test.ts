import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aComment,
  aGuest,
  anIdea,
  aRoadmapOfAnna,
  aSubmission,
  aUser,
  aVote,
  call,
  onBoard,
  openToGuests,
  queryCountOf,
  requestOn,
  statusesAtOnce,
  statusesOf,
} from "@/lib/testing";
import type { Stage } from "@/generated/prisma/client";
import { guestOf } from "@/lib/guests/guest";
import { wrongCounters } from "@/lib/testing/everything/references";
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
          blocks_network: false,
          created_at: expect.any(String),
          created_by: { ID: anna.id, display_name: anna.displayName, photo: expect.any(String) },
        },
        marked_as_spam: 2,
        removed: { ideas: 0, comments: 0, votes: 0 },
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
      { guestKey: "gina", addressKey: null, email: "gina@a.example" },
      { guestKey: "kim", addressKey: null, email: "kim@a.example" },
    ]);
  });

  test("others in the network can go on, unless it is blocked too; that extends the block", async () => {
    const { anna, board, idea } = await aRoadmapOfAnna();
    await openToGuests();
    const [gina, colleague, elsewhere] = [aGuest("192.0.2.10"), aGuest("192.0.2.10"), aGuest("192.0.2.99")];
    const guestKey = guestOf({ headers: new Headers(gina) }).key;
    const byGina = { createdById: null, guestKey, authorEmail: "gina@a.example", authorIp: "192.0.2.10" };
    const { id: comment_id } = await aComment(idea, anna, byGina);
    const voteOf = async (headers: Record<string, string>) =>
      (await call(vote, { params: { idea_id: idea.id }, headers })).status;

    await block(anna, board, { comment_id });
    expect([await voteOf(gina), await voteOf(colleague)]).toEqual([403, 200]);

    const { json } = await block(anna, board, { comment_id, blocks_network: true });
    expect(json.blocked_guest.blocks_network).toBe(true);
    expect([await voteOf(gina), await voteOf(colleague), await voteOf(elsewhere)]).toEqual([403, 403, 200]);
    await block(anna, board, { comment_id });
    expect(await db.blockedGuest.count()).toBe(1);
    expect(await voteOf(colleague)).toBe(403);
  });

  test("400 for a guest of whom nothing is known", async () => {
    const { anna, board, planned } = await aRoadmapOfAnna();
    const imported = await anIdea(planned, { createdById: null, authorName: "Gina", authorEmail: null });

    expect((await block(anna, board, { task_id: imported.id })).status).toBe(400);
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

describe("POST /boards/:board_id/blocked-guests with removes_content", () => {
  const ownOf = (guestKey: string) => ({
    createdById: null,
    guestKey,
    authorName: "Gina",
    authorEmail: "gina@a.example",
  });
  const ideaOf = async (stage: Stage, guestKey: string, answer: string | null = null) => {
    const idea = await anIdea(stage, { createdById: null, authorName: "Gina", authorEmail: "gina@a.example" });
    await db.idea.create({ data: { taskId: idea.id, guestKey, addressKey: "network", answer } });
    return idea;
  };

  test("deletes comments and votes of the browser, archives ideas that are only theirs, and counts rightly", async () => {
    const { anna, board, planned, idea } = await aRoadmapOfAnna();
    const [alone, discussed, answered] = [
      await ideaOf(planned, "gina"),
      await ideaOf(planned, "gina"),
      await ideaOf(planned, "gina", "<p>Soon</p>"),
    ];
    const other = await ideaOf(planned, "another browser with her address");
    await aComment(alone, anna, ownOf("gina"));
    const annas = await aComment(discussed, anna);
    await aComment(discussed, anna, { ...ownOf("gina"), parentId: annas.id, type: "reply" });
    const { id: comment_id } = await aComment(idea, anna, ownOf("gina"));
    const kept = await aComment(idea, anna, ownOf("another browser with her address"));
    for (const each of [idea, alone, other]) await aVote(each, { guestKey: "gina" });
    await aVote(idea, { guestKey: "kim" });

    const { json } = await block(anna, board, { comment_id, removes_content: true });

    expect(json.removed).toEqual({ ideas: 1, comments: 3, votes: 3 });
    expect((await db.comment.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual([annas.id, kept.id]);
    expect(await db.ideaVote.findMany()).toMatchObject([{ guestKey: "kim" }]);
    const archived = await db.task.findMany({ where: { archivedAt: { not: null } } });
    expect(archived.map(({ id }) => id)).toEqual([alone.id]);
    expect(await wrongCounters()).toEqual([]);
    expect(await db.activity.count({ where: { action: "removed" } })).toBe(3);
    expect(answered.id).not.toBe(alone.id);
  });

  test("without a cookie, only what has the same network and email address is theirs, and no vote", async () => {
    const { anna, board, idea } = await aRoadmapOfAnna();
    const network = guestOf({ headers: new Headers({ "x-boards-address": "192.0.2.7" }) }).key;
    const sent = { ...ownOf(network), authorIp: "192.0.2.7" };
    const { id: comment_id } = await aComment(idea, anna, sent);
    const kept = await aComment(idea, anna, { ...sent, authorEmail: "kim@a.example" });
    await aVote(idea, { guestKey: network });

    const { json } = await block(anna, board, { comment_id, removes_content: true });

    expect(json.removed).toEqual({ ideas: 0, comments: 1, votes: 0 });
    expect((await db.comment.findMany()).map(({ id }) => id)).toEqual([kept.id]);
    expect(await wrongCounters()).toEqual([]);
  });

  test("while others comment, vote and decide, nothing fails and the counts stay right", async () => {
    const { anna, max, board, planned, idea } = await aRoadmapOfAnna();
    await openToGuests();
    const own = await ideaOf(planned, "gina");
    const submissions = await Promise.all(
      [idea, own].map(({ id: taskId }) => aSubmission(board, { kind: "comment", title: null, taskId })),
    );
    const comments = await Promise.all([idea, own].map((each) => aComment(each, anna, ownOf("gina"))));
    for (const each of [idea, own]) await aVote(each, { guestKey: "gina" });

    const answers = await Promise.all([
      block(anna, board, { comment_id: comments[0]?.id, removes_content: true }),
      block(anna, board, { comment_id: comments[1]?.id, removes_content: true }),
      ...[idea, own].flatMap(({ id: idea_id }) => [
        call(vote, { as: max, params: { idea_id } }),
        call(vote, { headers: aGuest(), params: { idea_id } }),
      ]),
      ...submissions.map(({ id }) =>
        requestOn(board, anna, `PUT /boards-app/v1/boards/${board.id}/submissions/${id}`, { state: "approved" }),
      ),
    ]);

    expect(statusesOf(answers).filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
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
