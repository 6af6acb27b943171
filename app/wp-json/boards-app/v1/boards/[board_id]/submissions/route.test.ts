import { describe, expect, test } from "vitest";
import {
  aBoardOfAnna,
  aComment,
  anAdmin,
  aRoadmapOfAnna,
  aSubmission,
  aUser,
  onBoard,
  queryCountOf,
  statusesOf,
} from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /boards/:board_id/submissions", () => {
  test("lists what waits, the oldest first, with what it belongs to and the address of a guest", async () => {
    const { anna, max, board, idea } = await aRoadmapOfAnna();
    const later = await aSubmission(board, { createdAt: new Date("2026-05-02T10:00:00Z") });
    const comment = await aComment(idea, anna, { privacy: "public", description: "<p>Why <b>not</b>?</p>" });
    const reply = { kind: "reply", taskId: idea.id, parentId: comment.id, title: null } as const;
    const byMax = { userId: max.id, authorName: max.displayName, authorEmail: max.email, guestKey: null };
    const first = await aSubmission(board, { ...reply, ...byMax, createdAt: new Date("2026-05-01T10:00:00Z") });

    const { json } = await list(anna, board);

    expect(json.counts).toEqual({ pending: 2, rejected: 0, spam: 0 });
    expect(json.submissions).toMatchObject({ total: 2, current_page: 1, per_page: 20 });
    expect(json.submissions.data).toMatchObject([
      {
        id: first.id,
        kind: "reply",
        author: { name: max.displayName, email: null, user: { ID: max.id } },
        idea: { id: idea.id, title: idea.title },
        parent: { author_name: anna.displayName, excerpt: "Why not?" },
        created_at: "2026-05-01T10:00:00+00:00",
      },
      {
        id: later.id,
        kind: "idea",
        title: "Dark mode",
        description: "<p>My eyes hurt.</p>",
        author: { name: "Gina Guest", email: "gina@guests.example", user: null },
        idea: null,
        parent: null,
      },
    ]);
    expect(JSON.stringify(json)).not.toMatch(/gina"|network/);
  });

  test("lists one state at a time, page by page", async () => {
    const { anna, max, board } = await aRoadmapOfAnna();
    const decided = { state: "rejected", decidedById: anna.id } as const;
    const old = await aSubmission(board, { ...decided, decidedAt: new Date("2026-05-01T00:00:00Z") });
    const fresh = await aSubmission(board, { ...decided, decidedAt: new Date("2026-05-02T00:00:00Z") });
    await aSubmission(board);

    const page = async (at: number) =>
      (await list(max, board, { state: "rejected", per_page: 1, page: at })).json.submissions;

    expect([await page(1), await page(2)]).toMatchObject([
      { total: 2, last_page: 2, data: [{ id: fresh.id, decided_by: { ID: anna.id } }] },
      { data: [{ id: old.id }] },
    ]);
  });

  test("only those who may edit a roadmap see its queue", async () => {
    const { vera, max, board } = await aRoadmapOfAnna();
    const elsewhere = await aRoadmapOfAnna();
    await aSubmission(elsewhere.board);
    const plain = await aBoardOfAnna();

    expect(statusesOf([await list(vera, board), await list(await aUser(), board)])).toEqual([403, 403]);
    expect((await list(max, board)).json.submissions.data).toEqual([]);
    expect((await list(plain.anna, plain.board)).status).toBe(404);
    expect((await list(await anAdmin(), elsewhere.board)).json.submissions.total).toBe(1);
  });

  test("takes as many statements for one submission as for thirty", async () => {
    const { anna, board } = await aRoadmapOfAnna();
    const count = () => queryCountOf(GET, { as: anna, params: { board_id: board.id } });
    await aSubmission(board);
    const few = await count();
    for (let at = 0; at < 29; at += 1) await aSubmission(board);

    expect(await count()).toBe(few);
  });
});
