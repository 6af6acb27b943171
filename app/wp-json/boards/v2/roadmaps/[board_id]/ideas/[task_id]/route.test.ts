import { describe, expect, test } from "vitest";
import type { Board, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { guestOf } from "@/lib/guests/guest";
import { aComment, aGuest, anIdea, aRoadmapOfAnna, aSubtask, aUser, call, type Caller, idsOf } from "@/lib/testing";
import { GET } from "./route";

const read = (
  board: Pick<Board, "id">,
  idea: Pick<Task, "id">,
  given: { as?: Caller; headers?: Record<string, string> } = {},
) => call(GET, { params: { board_id: board.id, task_id: idea.id }, ...given });

describe("GET /roadmaps/:board_id/ideas/:task_id", () => {
  test("returns the idea with its stage, its answer and its public comments", async () => {
    const { board, planned, anna, max } = await aRoadmapOfAnna();
    const author = await aUser();
    const idea = await anIdea(planned, { title: "Dark mode", createdById: author.id, voteCount: 3 });
    await db.idea.create({
      data: { taskId: idea.id, answer: "<p>Soon</p>", answeredById: anna.id, answeredAt: new Date() },
    });
    const publicly = { privacy: "public" } as const;
    const asked = await aComment(idea, author, { ...publicly, description: "<p>When?</p>\n" });
    const answered = await aComment(idea, max, { ...publicly, parentId: asked.id, description: "<p>Soon</p>\n" });
    const guest = await aComment(idea, null, {
      ...publicly,
      authorName: "Gwen",
      authorEmail: "gwen@example.com",
      authorIp: "192.0.2.1",
    });

    const { status, json } = await read(board, idea);

    expect(status).toBe(200);
    expect(json.idea).toMatchObject({
      id: idea.id,
      title: "Dark mode",
      type: "roadmap",
      stage: { id: planned.id, title: "Planned", settings: { is_public: true, default_task_status: "open" } },
      answer: { html: "<p>Soon</p>", by: anna.displayName },
      author: { name: author.displayName, user_id: author.id },
      isVoted: false,
      vote_count: 3,
      comments_count: 2,
    });
    expect(json.idea.public_comments).toEqual([
      {
        id: asked.id,
        parent_id: null,
        description: "<p>When?</p>\n",
        author_name: author.displayName,
        avatar: expect.stringContaining("/photos/"),
        created_by: author.id,
        created_at: expect.any(String),
        badget: "author",
        can_delete: false,
        replies: [expect.objectContaining({ id: answered.id, parent_id: asked.id, badget: "admin" })],
      },
      expect.objectContaining({ id: guest.id, author_name: "Gwen", created_by: null, badget: "", replies: [] }),
    ]);
    expect(json.idea).not.toHaveProperty("edit_link");
    expect(JSON.stringify(json)).not.toMatch(/@example|192\.0\.2\.1|author_email|author_ip|guest_key/);
  });

  test("a guest is the author by the cookie, not by the network or the name", async () => {
    const { board, planned } = await aRoadmapOfAnna();
    const headers = aGuest();
    const { key: guestKey, addressKey } = guestOf({ headers: new Headers(headers) });
    const [idea, ofProgram] = [await anIdea(planned, { authorName: "Gwen" }), await anIdea(planned)];
    await db.idea.createMany({
      data: [
        { taskId: idea.id, guestKey, addressKey },
        { taskId: ofProgram.id, guestKey: addressKey, addressKey },
      ],
    });
    const said = { privacy: "public", authorName: "Gwen" } as const;
    await aComment(idea, null, { ...said, guestKey });
    await aComment(idea, null, { ...said, guestKey: "another" });
    await aComment(ofProgram, null, { ...said, guestKey: addressKey });
    const badges = async (task: Task) =>
      ((await read(board, task)).json.idea.public_comments as { badget: string }[]).map(({ badget }) => badget);

    expect([await badges(idea), await badges(ofProgram)]).toEqual([["author", ""], [""]]);
  });

  test("never shows private comments, their replies, drafts or spam, to nobody", async () => {
    const { board, idea, anna, max } = await aRoadmapOfAnna();
    const publicly = { privacy: "public" } as const;
    const hidden = await aComment(idea, max, { privacy: "private" });
    await aComment(idea, max, { ...publicly, parentId: hidden.id });
    await aComment(idea, max, { ...publicly, status: "spam" });
    await aComment(idea, max, { ...publicly, status: "draft" });
    const shown = await aComment(idea, max, publicly);
    await aComment(idea, max, { privacy: "private", parentId: shown.id });

    for (const as of [undefined, anna]) {
      const { json } = await read(board, idea, { as });
      expect(idsOf(json.idea.public_comments)).toEqual([shown.id]);
      expect(json.idea.public_comments[0].replies).toEqual([]);
      expect(json.idea.comments_count).toBe(1);
    }
  });

  test("links to the board for those on it, and says who may delete what", async () => {
    const { board, idea, anna, vera } = await aRoadmapOfAnna();
    const [stranger, headers] = [await aUser(), aGuest()];
    const { key: guestKey, addressKey } = guestOf({ headers: new Headers(headers) });
    const publicly = { privacy: "public" } as const;
    await aComment(idea, stranger, publicly);
    await aComment(idea, null, { ...publicly, guestKey });
    await aComment(idea, null, { ...publicly, guestKey: addressKey });
    const deletable = async (given: Parameters<typeof read>[2]) =>
      ((await read(board, idea, given)).json.idea.public_comments as { can_delete: boolean }[]).map(
        (each) => each.can_delete,
      );

    expect(await deletable({ as: anna })).toEqual([true, true, true]);
    expect(await deletable({ as: vera })).toEqual([false, false, false]);
    expect(await deletable({ as: stranger })).toEqual([true, false, false]);
    expect(await deletable({ headers })).toEqual([false, true, false]);
    expect(await deletable({ headers: { "x-boards-address": headers["x-boards-address"] ?? "" } })).toEqual([
      false,
      false,
      false,
    ]);
    const link = async (as: Caller) => (await read(board, idea, { as })).json.idea.edit_link as unknown;
    expect([await link(vera), await link(stranger)]).toEqual([
      expect.stringContaining(`/boards/${board.id}/tasks/${idea.id}`),
      undefined,
    ]);
  });

  test("404 for a hidden, archived or merged idea, a subtask, and an idea of another roadmap", async () => {
    const { board, idea, hidden, planned, anna } = await aRoadmapOfAnna();
    const archived = await anIdea(planned, { archivedAt: new Date(), position: 0 });
    const merged = await anIdea(planned);
    await db.idea.create({ data: { taskId: merged.id, mergedIntoId: idea.id } });
    const subtask = await aSubtask(idea);
    const elsewhere = (await aRoadmapOfAnna()).idea;
    const statuses = async (as?: Caller) =>
      Promise.all(
        [hidden, archived, merged, subtask, elsewhere].map(async (task) => (await read(board, task, { as })).status),
      );

    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(await aUser())).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(anna)).toEqual([200, 404, 404, 404, 404]);
  });

  test("links of other people lead no search engine anywhere", async () => {
    const { board, idea, max } = await aRoadmapOfAnna();
    const description =
      '<p><a class="fbs_link" target="_blank" rel="noopener noreferrer" href="https://a.example">a</a></p>';
    await aComment(idea, await aUser(), { privacy: "public", description });
    await aComment(idea, max, { privacy: "public", description });

    const comments = (await read(board, idea)).json.idea.public_comments as { description: string }[];
    expect(comments.map((each) => each.description.includes('rel="nofollow ugc noopener noreferrer"'))).toEqual([
      true,
      false,
    ]);
  });
});
