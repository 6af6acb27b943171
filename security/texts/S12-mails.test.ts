import sanitize from "sanitize-html";
import { describe, expect, test } from "vitest";
import { POST as FORGOT } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { db } from "@/lib/db";
import { remindOfTasks } from "@/lib/reminders/remind";
import { sendDailySummary } from "@/lib/reminders/daily";
import { aTaskOfAnna, call, invite, runJobs, runJobsAfterMinutes } from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

const PAYLOADS = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<svg/onload=alert(1)>",
  '"><a href="javascript:alert(1)">x</a>',
  "</title></style><script>alert(1)</script>",
  "--><iframe srcdoc='<script>alert(1)</script>'>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!--[if mso]><v:rect onload=alert(1)><![endif]-->",
  "x' style='background:url(//evil.example)",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="//evil"><button formaction="javascript:alert(1)">x</button></form>',
  "=?utf-8?q?=3Cscript=3E?= \r\nBcc: eve@evil.example\r\n\r\n<script>alert(1)</script>",
];

const TAGS = new Set(
  "html head meta title style body div table tbody tr td p a h1 h2 strong bdi blockquote br span".split(" "),
);
const ATTRIBUTES = new Set(
  "lang charset name content class style dir role width cellpadding cellspacing border align href".split(" "),
);

/** Parses the HTML as a mail program does, and lists unexpected elements and attributes. */
function oddities(html: string): string[] {
  const odd: string[] = [];
  const onOpenTag = (name: string, attributes: Record<string, string>) => {
    if (!TAGS.has(name)) odd.push(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      if (!ATTRIBUTES.has(key)) odd.push(`${name} ${key}`);
      if (key === "href" && !value.startsWith("https://boards.test/")) odd.push(value);
      if (key === "style" && /url|expression|import/i.test(value)) odd.push(value);
    }
  };
  sanitize(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, onOpenTag });
  return odd;
}

describe("S12 a user's text never runs in a mail, and adds no header to it", () => {
  test.each(PAYLOADS)("as %j", async (payload) => {
    const server = await smtpServer();
    const past = new Date(Date.now() - 60_000);
    const { anna, max, board, toDo, task, params } = await aTaskOfAnna({
      title: payload,
      dueAt: past,
      remindAt: past,
    });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: anna.id } });
    for (const { id } of [anna, max]) await db.user.update({ where: { id }, data: { displayName: payload } });
    await db.board.update({ where: { id: board.id }, data: { title: payload } });
    await db.stage.update({ where: { id: toDo.id }, data: { title: payload } });
    await db.setting.createMany({
      data: [
        { key: "general", value: { business_name: payload, business_address: payload } },
        { key: "site", value: { title: payload } },
      ],
    });

    await remindOfTasks();
    await runJobsAfterMinutes(0);
    await sendDailySummary({ userId: anna.id, day: "2031-01-10" });
    await call(COMMENT, { as: max, params, body: { comment: `${payload} @${anna.login}` } });
    await runJobsAfterMinutes(2);
    await call(FORGOT, { body: { login: anna.email } });
    await runJobs();
    await invite(anna, board, { email: "nina@mail.internal" });
    await runJobs();

    expect(server.received).toHaveLength(5);
    for (const [at, { html, raw, bcc, to, envelope }] of server.received.entries()) {
      const receivers = at < 4 ? [anna.email] : ["nina@mail.internal"];
      expect(oddities(String(html))).toEqual([]);
      expect(html).not.toContain("<!--");
      expect([bcc, envelope.to, [to].flat().map((each) => each?.text)]).toEqual([undefined, receivers, receivers]);
      expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^(?:bcc|x-.*script)/im);
    }
  });
});
