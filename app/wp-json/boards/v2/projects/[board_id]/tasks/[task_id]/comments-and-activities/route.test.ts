import { describe, expect, test } from "vitest";
import { GET as COMMENTS } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { db } from "@/lib/db";
import {
  aBoardActivity,
  aComment,
  aCommentImage,
  anActivity,
  anAdmin,
  aSubtask,
  aTask,
  aTaskOfAnna,
  call,
  manyActivities,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

interface Row {
  id: number;
  object_type?: string;
  description: string | null;
  new_value?: string;
}
const wordsOf = (rows: Row[]) =>
  rows.map(({ object_type, description, new_value }) => (object_type ? new_value : description));

/** From old to new: opened, hello (with a reply), moved, bye. */
async function aHistory() {
  const world = await aTaskOfAnna();
  const { anna, max, task } = world;
  const line = await anActivity(task, anna, { newValue: "opened", createdAt: minutesAgo(40) });
  const hello = await aComment(task, max, { rawDescription: "hello", createdAt: minutesAgo(30) });
  await anActivity(task, max, { action: "added", column: "comment", newValue: "hello", createdAt: minutesAgo(30) });
  await anActivity(task, anna, { action: "changed", column: "stage", newValue: "moved", createdAt: minutesAgo(20) });
  const reply = await aComment(task, anna, { parentId: hello.id, rawDescription: "reply", createdAt: minutesAgo(10) });
  await anActivity(task, anna, { action: "added", column: "a reply", createdAt: minutesAgo(10) });
  await aComment(task, anna, { rawDescription: "bye", createdAt: minutesAgo(5) });
  return { ...world, line, hello, reply };
}

describe("GET /projects/:board_id/tasks/:task_id/comments-and-activities", () => {
  test.each([
    [{}, ["bye", "moved", "hello", "opened"]],
    [{ filter: "newest" }, ["bye", "moved", "hello", "opened"]],
    [{ filter: "", feed_type: "" }, ["bye", "moved", "hello", "opened"]],
    [{ filter: "oldest" }, ["opened", "hello", "moved", "bye"]],
    [{ filter: "sideways" }, ["opened", "hello", "moved", "bye"]],
    [{ feed_type: "all" }, ["bye", "moved", "hello", "opened"]],
    [{ feed_type: "comments" }, ["bye", "hello"]],
    [{ feed_type: "activities" }, ["moved", "opened"]],
    [{ feed_type: "activities", filter: "oldest" }, ["opened", "moved"]],
    [{ per_page: 2 }, ["bye", "moved"]],
    [{ per_page: 2, page: 2 }, ["hello", "opened"]],
    [{ per_page: 3, page: 2, filter: "oldest" }, ["bye"]],
    [{ per_page: 0 }, ["bye"]],
    [{ page: 99_999_999_999 }, []],
  ])("answers the query %o with %j", async (query, expected) => {
    const { vera, params } = await aHistory();

    const { status, json } = await call(GET, { as: vera, params, query });

    expect(status).toBe(200);
    expect(wordsOf(json.comments_and_activities.data)).toEqual(expected);
    expect(json.comments_and_activities.total).toBe(
      "feed_type" in query && ["comments", "activities"].includes(query.feed_type) ? 2 : 4,
    );
  });

  test("returns a comment as in the list of comments, with its replies, but with plain dates", async () => {
    const { anna, max, task, params, hello } = await aHistory();
    await db.commentMention.create({ data: { commentId: hello.id, userId: max.id } });
    await aCommentImage(task, max, { commentId: hello.id });

    const [, list] = (await call(COMMENTS, { as: anna, params })).json.comments.data;
    const { data } = (await call(GET, { as: anna, params, query: { feed_type: "comments" } })).json
      .comments_and_activities;

    const plain = {
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    };
    expect(list).toMatchObject({ id: hello.id, replies: [{ description: "reply", user: { ID: anna.id } }] });
    expect(data[1]).toEqual({
      ...list,
      ...plain,
      replies: list.replies.map((reply: object) => ({ ...reply, ...plain })),
    });
  });

  test("returns an activity with plain dates and no other keys", async () => {
    const { anna, vera, params, line } = await aHistory();

    const { data } = (await call(GET, { as: vera, params, query: { filter: "oldest" } })).json.comments_and_activities;

    expect(data[0]).toEqual({
      id: line.id,
      object_id: params.task_id,
      object_type: "task_activity",
      action: "changed",
      column: "title",
      old_value: null,
      new_value: "opened",
      description: null,
      settings: null,
      created_by: anna.id,
      created_at: line.createdAt.toISOString().slice(0, 19).replace("T", " "),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      user: { ID: anna.id, user_login: anna.login, display_name: "Anna", photo: expect.any(String) },
    });
  });

  test("shows addresses only to people who may see them: none in activities, masked ones in comments", async () => {
    const { anna, vera, max, params } = await aHistory();

    const seen = (await call(GET, { as: vera, params })).json;
    const byAdmin = (await call(GET, { as: await anAdmin(), params })).json;

    expect(JSON.stringify(seen)).not.toContain(anna.email);
    expect(JSON.stringify(seen)).not.toContain(max.email);
    expect(byAdmin.comments_and_activities.data).toMatchObject([
      { author_email: anna.email },
      { user: { user_email: anna.email } },
      { author_email: max.email },
      { user: { user_email: anna.email } },
    ]);
  });

  test("pages over both together, each row once, with addresses of the pages", async () => {
    const { max, task, params } = await aTaskOfAnna();
    const createdAt = minutesAgo(1);
    for (let at = 0; at < 12; at += 1) await aComment(task, max, { rawDescription: `comment ${at}`, createdAt });
    await manyActivities(13, { boardId: task.boardId, taskId: task.id }, max);
    await db.activity.updateMany({ where: { taskId: task.id }, data: { createdAt } });
    const path = `/wp-json/boards/v2/projects/${task.boardId}/tasks/${task.id}/comments-and-activities`;

    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) => (await call(GET, { as: max, params, path, query: { page } })).json.comments_and_activities,
      ),
    );

    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flatMap(({ data }) => wordsOf(data))).size).toBe(25);
    expect([pages[0].per_page, pages[0].last_page, pages[0].next_page_url, pages[0].links.length]).toEqual([
      10,
      3,
      `https://boards.test${path}/?page=2`,
      5,
    ]);
    expect(
      (await call(GET, { as: max, params, query: { per_page: 5000 } })).json.comments_and_activities,
    ).toMatchObject({ per_page: 100, total: 25 });
  });

  test("leaves out unpublished comments and everything of another task", async () => {
    const { max, toDo, task, board, params } = await aTaskOfAnna();
    await aComment(task, max, { rawDescription: "draft", status: "draft" });
    await aComment(task, max, { rawDescription: "note", type: "note" });
    await aComment(await aSubtask(task), max, { rawDescription: "on a subtask" });
    await anActivity(await aTask(toDo), max);
    await aBoardActivity(board, max);

    expect((await call(GET, { as: max, params })).json.comments_and_activities).toMatchObject({
      data: [],
      total: 0,
      from: null,
      to: null,
      last_page: 1,
    });
  });

  test("answers 400 for an unknown feed_type, which it names", async () => {
    const { max, params } = await aHistory();

    const { status, json } = await call(GET, { as: max, params, query: { feed_type: "everything" } });

    expect([status, json.code, Object.keys(json.data.params)]).toEqual([400, "rest_invalid_param", ["feed_type"]]);
  });

  testRefusals(GET);
});
