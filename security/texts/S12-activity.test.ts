import { describe, expect, test } from "vitest";
import { GET as BOARD_LINES } from "@/app/wp-json/boards/v2/projects/[board_id]/activities/route";
import { POST as FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { POST as LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { PUT as RENAME } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { GET as TASK_LINES } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/activities/route";
import { GET as FEED } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments-and-activities/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
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

interface Row extends Record<"old_value" | "new_value" | "description", string | null> {
  settings: { title?: string } | null;
}

describe("S12: text in a feed never runs", () => {
  test.each(PAYLOADS)("as %s", async (payload) => {
    const { max, board, task, params } = await aTaskToCommentOn();
    const onBoard = { board_id: board.id };
    // Twice, because an activity also shows the old value.
    for (const text of [payload, `${payload} again`]) {
      await call(RENAME, { as: max, params: onBoard, body: { title: text, description: text } });
      await call(UPDATE, { as: max, params, body: { property: "title", value: text } });
      await call(UPDATE, { as: max, params, body: { property: "description", value: text } });
      await call(COMMENT, { as: max, params, body: { comment: text } });
    }
    await call(STAGE, { as: max, params: onBoard, body: { title: payload } });
    await call(LABEL, { as: max, params: onBoard, body: { label: payload, bg_color: "#ff0000", color: "#ffffff" } });
    await call(FIELD, { as: max, params: onBoard, body: { customField: { title: payload, type: "text" } } });

    const lists = [
      (await call(BOARD_LINES, { as: max, params: onBoard })).json.activities,
      (await call(TASK_LINES, { as: max, params })).json.activities,
      (await call(FEED, { as: max, params })).json.comments_and_activities,
    ];
    const rows: Row[] = lists.flatMap(({ data }) => data);
    const texts = rows.flatMap(({ old_value, new_value, description, settings }) => [
      old_value,
      new_value,
      description,
      settings?.title ?? null,
    ]);

    expect(texts.filter((text) => text?.includes("kept")).length).toBeGreaterThan(10);
    expect(texts.filter((text) => text !== null && RUNS.test(text))).toEqual([]);
    expect(task.title).not.toContain("kept");
  });
});
