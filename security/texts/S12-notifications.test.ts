import { describe, expect, test } from "vitest";
import { GET as OF_PERSON } from "@/app/wp-json/boards/v2/member/[id]/activities/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/notifications/route";
import { GET as UNREAD } from "@/app/wp-json/boards/v2/notifications/unread/route";
import { PUT as RENAME } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { DELETE, PUT as EDIT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { aTaskToCommentOn } from "@/lib/testing/factories/comments";

const PAYLOADS = [
  "<script>alert(1)</script>kept",
  '<img src=x onerror="alert(1)">kept',
  "<svg onload=alert(1)>kept</svg>",
  '<a href="javascript:alert(1)">kept</a>',
  "<<b>script>alert(1)<</b>/script>kept",
];

/** A script tag, an event attribute or a script address. */
const RUNS = /<\s*(?:script|svg|iframe)\b|<[^>]*\son\w+\s*=|javascript:/i;

/** A task that Vera watches and Max changes. */
async function aWatchedTask() {
  const world = await aTaskToCommentOn();
  const { max, vera, task, board, params } = world;
  await db.taskWatcher.create({ data: { taskId: task.id, userId: vera.id } });
  return {
    ...world,
    put: (property: string, value: string) => call(UPDATE, { as: max, params, body: { property, value } }),
    say: async (comment: string, parent_id?: number): Promise<number> =>
      (await call(COMMENT, { as: max, params, body: { comment, parent_id, mentionData: [vera.id] } })).json.comment.id,
    onComment: (comment_id: number) => ({ as: max, params: { board_id: board.id, comment_id } }),
  };
}

const notifiedUsers = async (as: User): Promise<string[]> =>
  Promise.all(
    [LIST, UNREAD].map(async (handler) =>
      JSON.stringify((await call(handler, { as, query: { per_page: 100 } })).json.data),
    ),
  );
const linesOf = async ({ id }: User, as: User): Promise<string> =>
  JSON.stringify((await call(OF_PERSON, { as, params: { id } })).json.activities);

describe("S12: text in a notification never runs", () => {
  test.each(PAYLOADS)("as %s", async (payload) => {
    const { max, vera, board, put, say } = await aWatchedTask();
    for (const text of [payload, `${payload} again`]) {
      await call(RENAME, { as: max, params: { board_id: board.id }, body: { title: text, description: text } });
      await put("title", text);
      await put("description", text);
      await say(text, await say(text));
    }

    const texts = [...(await notifiedUsers(vera)), await linesOf(max, vera)];

    for (const text of texts) expect(text.split("kept").length).toBeGreaterThan(5);
    expect(texts.filter((text) => RUNS.test(text))).toEqual([]);
  });
});

describe("S12: deleted text is in no notification", () => {
  test("neither of a deleted comment and its replies nor of an edited comment", async () => {
    const { vera, say, onComment } = await aWatchedTask();
    const [deleted, edited] = [await say("taken back"), await say("taken back, too")];
    await say("answered and taken back", deleted);
    expect((await notifiedUsers(vera)).every((text) => text.includes("taken back"))).toBe(true);

    await call(DELETE, onComment(deleted));
    await call(EDIT, { ...onComment(edited), body: { comment: "said otherwise" } });

    for (const text of await notifiedUsers(vera)) {
      expect(text).toContain("said otherwise");
      expect(text).not.toContain("taken back");
    }
  });
});
