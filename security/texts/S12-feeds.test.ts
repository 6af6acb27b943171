import { describe, expect, test } from "vitest";
import { GET as OF_PERSON } from "@/app/wp-json/boards/v2/member/[id]/activities/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/notifications/route";
import { GET as UNREAD } from "@/app/wp-json/boards/v2/notifications/unread/route";
import { GET as OF_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/activities/route";
import { POST as FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { POST as LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { PUT as RENAME } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { GET as OF_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/activities/route";
import { GET as FEED } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments-and-activities/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { DELETE, PUT as EDIT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import type { User } from "@/generated/prisma/client";
import type { RouteHandler } from "@/lib/http/route";
import { type Answer, aTaskOfAnna, call, watch } from "@/lib/testing";
import { PAYLOADS, runningIn } from "@/security/texts/payloads";

/** A task that Vera watches and Max changes. */
async function aWatchedTask() {
  const world = await aTaskOfAnna();
  const { max, vera, task, params } = world;
  await watch(task, vera);
  const asMax = (handler: RouteHandler, body: object, more = {}) =>
    call(handler, { as: max, params: { ...params, ...more }, body });
  const say = async (comment: string, parent_id?: number): Promise<number> =>
    (await asMax(COMMENT, { comment, parent_id, mentionData: [vera.id] })).json.comment.id;
  return { ...world, asMax, say };
}

const notificationsOf = (as: User) =>
  Promise.all([LIST, UNREAD].map((handler) => call(handler, { as, query: { per_page: 100 } })));
const textOf = ({ json }: Answer) => JSON.stringify(json);

describe("S12: text in a feed or a notification", () => {
  test.each(PAYLOADS)("never runs: %s", async (payload) => {
    const { max, vera, params, asMax, say } = await aWatchedTask();
    // Twice, because an activity also shows the old value.
    for (const text of [payload, `${payload} again`]) {
      await asMax(RENAME, { title: text, description: text });
      await asMax(UPDATE, { property: "title", value: text });
      await asMax(UPDATE, { property: "description", value: text });
      await say(text, await say(text));
    }
    await asMax(STAGE, { title: payload });
    await asMax(LABEL, { label: payload, bg_color: "#ff0000", color: "#ffffff" });
    await asMax(FIELD, { customField: { title: payload, type: "text" } });

    const feeds = await Promise.all([
      ...[OF_BOARD, OF_TASK, FEED].map((handler) => call(handler, { as: vera, params })),
      call(OF_PERSON, { as: vera, params: { id: max.id } }),
    ]);
    const answers = [...feeds, ...(await notificationsOf(vera))];

    for (const answer of answers) expect(textOf(answer).split("kept").length).toBeGreaterThan(5);
    expect(runningIn(...answers)).toEqual([]);
  });

  test("is gone from notifications when a comment with replies is deleted, or a comment edited", async () => {
    const { vera, asMax, say } = await aWatchedTask();
    const [deleted, edited] = [await say("taken back"), await say("taken back, too")];
    await say("answered and taken back", deleted);
    for (const answer of await notificationsOf(vera)) expect(textOf(answer)).toContain("taken back");

    await asMax(DELETE, {}, { comment_id: deleted });
    await asMax(EDIT, { comment: "said otherwise" }, { comment_id: edited });

    for (const answer of await notificationsOf(vera)) {
      expect(textOf(answer)).toContain("said otherwise");
      expect(textOf(answer)).not.toContain("taken back");
    }
  });
});
