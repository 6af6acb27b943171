import { describe, expect, test } from "vitest";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { GET, POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { db } from "@/lib/db";
import { aTaskOfAnna, call } from "@/lib/testing";
import { PAYLOADS } from "@/security/texts/payloads";

/** Texts that look like tags, links or mentions to a careless reader. */
const OF_COMMENTS = [
  "<svg/onload=alert(1)>kept",
  "<x-card onclick=alert(1)>kept",
  "&lt;script&gt;alert(1)&lt;/script&gt;kept",
  'https://example.com/"onmouseover="alert(1) kept',
  "https://example.com/'onmouseover='alert(1) kept",
  "https://example.com/<script>alert(1)</script>kept",
  "https://example.com/&quot;onmouseover=&quot;alert(1) kept",
  "www.example.com/`onmouseover=alert(1)` kept",
  "javascript:alert(1)//https://example.com kept",
  "data:text/html,<script>alert(1)</script> kept",
  '@\u200banna"onmouseover="alert(1)\u200c kept',
  "@evil kept",
];

/** The only allowed tags: links made by this application, without quotes or brackets in their address. */
const OURS =
  /<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="(?:https?|ftp):\/\/[^"<>]*">|<a class="fbs_mention" href="https:\/\/boards\.test\/people\/\d+">|<\/a>/g;

describe("S12: text in a comment never runs", () => {
  test.each([...PAYLOADS, ...OF_COMMENTS])("as %s", async (payload) => {
    const { max, anna, task, params } = await aTaskOfAnna();
    await db.user.update({
      where: { id: anna.id },
      data: { login: "evil", displayName: '<img src=x onerror="alert(1)">' },
    });

    const { json } = await call(POST, { as: max, params, body: { comment: payload, mentionData: [anna.id] } });
    await call(POST, { as: max, params, body: { comment: payload, parent_id: json.comment.id } });
    await call(UPDATE, {
      as: max,
      params: { board_id: task.boardId, comment_id: json.comment.id },
      body: { comment: `${payload} again` },
    });

    const [comment] = (await call(GET, { as: max, params })).json.comments.data;
    for (const { description } of [json.comment, comment, ...comment.replies]) {
      expect(description.replace(OURS, "")).not.toMatch(/[<>"]/);
      expect(description).toContain("kept");
    }
    expect(comment.settings.raw_description).not.toMatch(/<\s*(?:script|svg|iframe|img|math|style|a)\b/i);
  });
});
