import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, assign, aTaskOfAnna, request, requestOn, runJobs, runJobsAfterMinutes } from "@/lib/testing";
import { sendDailySummary } from "@/lib/reminders/daily";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

async function received(words: string, task: Parameters<typeof aTaskOfAnna>[0] = { title: "Card" }) {
  const server = await smtpServer();
  const scene = await aTaskOfAnna(task);
  await assign(scene.task, scene.anna);
  await request(scene.max, `POST projects/${scene.params.board_id}/tasks/${scene.params.task_id}/comments`, {
    comment: words,
  });
  await runJobsAfterMinutes(2);
  return { ...scene, server };
}

test("a mail about a task arrives with the same text as HTML and plain text, in its thread, with an unsubscribe button, and asks for no automatic replies", async () => {
  const { server, anna, max, task, board } = await received("Grüße & a < b <done?> 🎉\nשלום");

  const [mail, ...others] = server.received;

  expect(others).toEqual([]);
  expect(mail?.to).toMatchObject({ text: anna.email });
  expect(mail?.subject).toBe(`Card (${board.title})`);
  expect(mail?.text).toContain(`${max.displayName} commented:\n\n> Grüße & a < b <done?> 🎉\n> שלום\n`);
  expect(mail?.html).toContain("Grüße &amp; a &lt; b &lt;done?&gt; 🎉<br>שלום");
  expect([mail?.inReplyTo, mail?.references]).toEqual([
    `<task-${task.id}@boards.test>`,
    `<task-${task.id}@boards.test>`,
  ]);
  expect(mail?.messageId).toMatch(/^<mail-\d+-\d+@boards\.test>$/);
  expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail?.headers.get("list")).toMatchObject({
    unsubscribe: { url: expect.stringMatching(/^https:\/\/boards\.test\/unsubscribe\/now\?token=[\w.-]+$/) },
    "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
  });
});

test("mails about the same task are in one thread, and a mail about another task is not", async () => {
  const { server, max, task, toDo, anna } = await received("First");
  const other = await db.task.create({
    data: { boardId: toDo.boardId, stageId: toDo.id, title: "Other", slug: "other", position: 90 },
  });
  await assign(other, anna);
  for (const { id } of [task, other])
    await request(max, `POST projects/${toDo.boardId}/tasks/${id}/comments`, { comment: "Next" });
  await runJobsAfterMinutes(2);

  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(3);
  expect(server.received.map(({ inReplyTo }) => inReplyTo).sort()).toEqual(
    [task.id, task.id, other.id].map((id) => `<task-${id}@boards.test>`),
  );
});

test("a mail loads nothing from other servers, except the business's logo", async () => {
  const { server } = await received("Hello");
  await db.setting.create({
    data: {
      key: "general",
      value: {
        business_name: 'A "B" <C>',
        business_logo: "https://example.com/logo.png?a=1&b=2",
        business_address: "1 Street\n2 Town",
      },
    },
  });
  const [first] = server.received;
  expect(`${first?.html}`).not.toMatch(/<img|url\(|@import|<link/);

  const { server: later } = await received("Hello again");
  const mail = later.received.at(-1);

  expect(`${mail?.html}`.match(/<img[^>]*>/g)).toEqual([
    expect.stringContaining('src="https://example.com/logo.png?a=1&amp;b=2" alt="A &quot;B&quot; &lt;C&gt;"'),
  ]);
  expect(mail?.text).toMatch(/A "B" <C>\n1 Street\n2 Town\s*$/);
});

test("a title of any length and script is one readable line", async () => {
  const { server } = await received("Hello", { title: `${"عنوان ".repeat(60)}\r\nBcc: eve@example.com` });

  const [mail] = server.received;

  expect([...(mail?.subject ?? "")].length).toBeLessThanOrEqual(200);
  expect(mail?.bcc).toBeUndefined();
});

test("a daily summary has its own unsubscribe link and no thread", async () => {
  const server = await smtpServer();
  const { anna, task } = await aTaskOfAnna({ title: "Late", dueAt: new Date(Date.now() - 86_400_000) });
  await assign(task, anna);
  await sendDailySummary({ userId: anna.id, day: "2031-01-10" });
  await runJobs();

  const [mail] = server.received;

  expect([mail?.subject, mail?.inReplyTo]).toEqual(["1 task overdue", undefined]);
  expect(mail?.headers.get("list")).toHaveProperty("unsubscribe-post");
});

test("a person who left the board before sending gets no mail, but an administrator does", async () => {
  const server = await smtpServer({ refuse: { at: "sender", reply: "451 later", times: 2 } });
  const { board, task, anna, max } = await aTaskOfAnna({ title: "Card" });
  const admin = await anAdmin();
  for (const { id: userId } of [anna, admin]) await db.taskAssignee.create({ data: { taskId: task.id, userId } });
  await requestOn(board, max, `POST tasks/${task.id}/comments`, { comment: "Secret" });
  await runJobsAfterMinutes(2);
  expect(await db.mail.findMany()).toMatchObject([{ state: "failed" }, { state: "failed" }]);

  await db.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: anna.id } } });
  await runJobsAfterMinutes(60);

  expect(server.received.map(({ envelope }) => envelope.to)).toEqual([[admin.email]]);
  expect(await db.mail.findFirst({ where: { userId: anna.id } })).toMatchObject({
    state: "dead",
    lastError: "Its receiver may not see the task any more.",
  });
});
