import { describe, expect, test } from "vitest";
import type { Board, Stage } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { guestOf } from "@/lib/guests/guest";
import {
  aComment,
  aGuest,
  anIdea,
  anAdmin,
  aPublicStage,
  aRoadmapOfAnna,
  aStage,
  aSubtask,
  aUser,
  call,
  type Caller,
  titlesOf,
} from "@/lib/testing";
import { GET } from "./route";

const list = (
  board: Pick<Board, "id">,
  stage: Pick<Stage, "id"> | "all-ideas",
  query: Record<string, string | number> = {},
  given: { as?: Caller; headers?: Record<string, string> } = {},
) =>
  call(GET, {
    params: { board_id: board.id, stage_id: stage === "all-ideas" ? stage : stage.id },
    query: { per_page: 100, ...query },
    ...given,
  });

const titlesIn = async (...given: Parameters<typeof list>) => titlesOf((await list(...given)).json.ideas.data);

describe("GET /roadmaps/:board_id/stages/:stage_id/ideas", () => {
  test("lists what anyone may know of the ideas of a stage", async () => {
    const { board, planned, max } = await aRoadmapOfAnna();
    await db.task.deleteMany({ where: { stageId: planned.id } });
    const idea = await anIdea(planned, {
      title: "Dark mode",
      createdById: max.id,
      voteCount: 2,
      description: "<p>Dim</p>",
    });

    const { status, json } = await list(board, planned);

    expect(status).toBe(200);
    expect(json.ideas).toMatchObject({ current_page: 1, per_page: 100, total: 1 });
    expect(json.ideas.data).toEqual([
      {
        id: idea.id,
        board_id: board.id,
        title: "Dark mode",
        slug: idea.slug,
        type: "roadmap",
        status: "open",
        stage_id: planned.id,
        description: "<p>Dim</p>",
        created_at: expect.any(String),
        updated_at: expect.any(String),
        author: { name: max.displayName, avatar: expect.stringContaining("/photos/"), user_id: max.id },
        isVoted: false,
        vote_count: 2,
        comments_count: 0,
        stage: {
          id: planned.id,
          title: "Planned",
          slug: expect.any(String),
          label: "Planned",
          stage_type: "open",
          settings: { is_public: true, default_task_status: "open" },
        },
      },
    ]);
  });

  test("shows a guest's name as the author, and never the address", async () => {
    const { board, planned } = await aRoadmapOfAnna();
    await anIdea(planned, { authorName: "Gwen", authorEmail: "gwen@example.com" });

    const { json } = await list(board, planned, { sort: "recent" });

    expect(json.ideas.data[0].author).toMatchObject({ name: "Gwen", user_id: null });
    expect(JSON.stringify(json)).not.toContain("gwen@");
  });

  test("all ideas are those of the public stages, even where there is none", async () => {
    const { board, idea, hidden, pending, planned, launched } = await aRoadmapOfAnna();
    await anIdea(await aStage(board, { isPublic: true, archivedAt: new Date() }));
    const other = await anIdea(launched);

    expect(await titlesIn(board, "all-ideas")).toEqual([other.title, idea.title]);
    expect(await titlesIn(board, "all-ideas", { search: hidden.title })).toEqual([]);
    await db.stage.updateMany({
      where: { id: { in: [pending.id, planned.id, launched.id] } },
      data: { isPublic: false },
    });
    expect((await list(board, "all-ideas")).json.ideas).toMatchObject({ data: [], total: 0 });
  });

  test("leaves out archived and merged ideas, and subtasks", async () => {
    const { board, planned, idea } = await aRoadmapOfAnna();
    await anIdea(planned, { archivedAt: new Date(), position: 0 });
    await aSubtask(idea);
    const merged = await anIdea(planned);
    await db.idea.create({ data: { taskId: merged.id, mergedIntoId: idea.id } });

    const { json } = await list(board, planned);

    expect([titlesOf(json.ideas.data), json.ideas.total]).toEqual([[idea.title], 1]);
  });

  test("sorts by time, votes and public comments, one per page unless more are asked for", async () => {
    const { board, anna, launched } = await aRoadmapOfAnna();
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const old = await anIdea(launched, { title: "old", createdAt: at(1), voteCount: 5 });
    const discussed = await anIdea(launched, { title: "discussed", createdAt: at(2) });
    await anIdea(launched, { title: "new", createdAt: at(3), voteCount: 1 });
    await aComment(discussed, anna, { privacy: "public" });
    for (let at = 0; at < 3; at += 1) await aComment(old, anna, { privacy: "private" });
    await aComment(old, anna, { privacy: "public", status: "spam" });

    expect(await titlesIn(board, launched)).toEqual(["new", "discussed", "old"]);
    expect(await titlesIn(board, launched, { sort: "vote" })).toEqual(["old", "new", "discussed"]);
    expect(await titlesIn(board, launched, { sort: "comment" })).toEqual(["discussed", "new", "old"]);
    expect(await titlesIn(board, launched, { per_page: 1, page: 2 })).toEqual(["discussed"]);
    const { json } = await call(GET, { params: { board_id: board.id, stage_id: launched.id } });
    expect(json.ideas).toMatchObject({ per_page: 1, total: 3, last_page: 3 });
    const counts = (await list(board, launched)).json.ideas.data as { comments_count: number }[];
    expect(counts.map(({ comments_count }) => comments_count)).toEqual([0, 1, 0]);
  });

  test("searches titles and descriptions for all words, and nothing that is not public", async () => {
    const { board, anna, launched } = await aRoadmapOfAnna();
    const found = await anIdea(launched, { title: "Größere Schrift", description: "<p>For <em>tired</em> eyes</p>" });
    const label = await db.label.create({ data: { boardId: board.id, title: "lucrative", bgColor: "#fff" } });
    await db.taskLabel.create({ data: { taskId: found.id, labelId: label.id, boardId: board.id } });
    await aComment(found, anna, { privacy: "private", rawDescription: "unspeakable", description: "unspeakable" });
    const matches = async (search: string) => (await titlesIn(board, launched, { search })).length === 1;

    expect(
      await Promise.all(
        ["schrift", "grossere", "TIRED größere", "%", "_", "em", "lucrative", "unspeakable"].map(matches),
      ),
    ).toEqual([true, true, true, false, false, false, false, false]);
    expect(await titlesIn(board, launched, { search: "  " })).toEqual([found.title]);
  });

  test("knows the caller's own vote, of an account or a guest", async () => {
    const { board, max, planned, idea } = await aRoadmapOfAnna();
    const headers = aGuest();
    const { key: guestKey } = guestOf({ headers: new Headers(headers) });
    await db.ideaVote.createMany({
      data: [
        { taskId: idea.id, userId: max.id },
        { taskId: idea.id, guestKey },
      ],
    });
    const isVoted = async (given: Parameters<typeof list>[3]) =>
      ((await list(board, planned, {}, given)).json.ideas.data[0] as { isVoted: boolean }).isVoted;

    expect([
      await isVoted({ as: max }),
      await isVoted({ headers }),
      await isVoted({ as: await aUser() }),
      await isVoted({ headers: aGuest() }),
    ]).toEqual([true, true, false, false]);
  });

  test("404 for a hidden or archived stage and one of another roadmap, except for those on the board", async () => {
    const { board, anna, pending } = await aRoadmapOfAnna();
    const archived = await aPublicStage(board, { archivedAt: new Date() });
    const elsewhere = (await aRoadmapOfAnna()).planned;
    const statuses = async (as?: Caller) =>
      Promise.all(
        [pending, archived, elsewhere, { id: 999_999 }].map(
          async (stage) => (await list(board, stage, {}, { as })).status,
        ),
      );

    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect(await statuses(await aUser())).toEqual([404, 404, 404, 404]);
    expect(await statuses(anna)).toEqual([200, 404, 404, 404]);
    expect(await statuses(await anAdmin())).toEqual([200, 404, 404, 404]);
  });

  test("404 for a board that is no roadmap, 400 for an unknown order", async () => {
    const { board, planned } = await aRoadmapOfAnna();

    expect((await list(board, planned, { sort: "stage_id" })).status).toBe(400);
    await db.board.update({ where: { id: board.id }, data: { type: "to_do" } });
    expect((await list(board, planned)).status).toBe(404);
  });
});
