import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aPicture, assign, aTaskOfAnna, deactivate, mailsOfKind, request, runJobsAfterMinutes } from "@/lib/testing";
import { aMailReceiver } from "@/lib/testing/doubles/mail-receiver";
import { withSettings } from "@/lib/testing/factories/settings";
import { replyAddress } from "@/lib/incoming-mail/reply-address";

const QUOTE =
  "\n\nOn Sat, Nov 28, 2026 at 4:00 AM Boards <boards@localhost> wrote:\n\n> Max commented:\n>\n> Is it ready?\n";

/** Anna has an email about a comment of Max. */
async function aMailedComment() {
  const scene = await aTaskOfAnna();
  await assign(scene.task, scene.anna);
  const { id } = (
    await request(scene.max, `POST projects/${scene.board.id}/tasks/${scene.task.id}/comments`, {
      comment: "Is it ready?",
    })
  ).json.comment as { id: number };
  await runJobsAfterMinutes(2, (name) => name === "mail-news");
  const [mail] = await mailsOfKind("task-news");
  const { "Reply-To": replyTo = "" } = (mail?.headers ?? {}) as Record<string, string>;
  return { ...scene, ...(await aMailReceiver()), commentId: id, mail, replyTo };
}

const lastComment = () => db.comment.findFirstOrThrow({ orderBy: { id: "desc" }, include: { attachments: true } });

describe("a reply to an email about a task", () => {
  test("becomes a reply in the thread of its comment, without what it quotes, and mentions and tells people", async () => {
    const { send, replyTo, anna, max, task, commentId, mail } = await aMailedComment();

    const reply = await send({
      from: `Anna <${anna.email.toUpperCase()}>`,
      to: replyTo,
      subject: "Re: x",
      text: `Yes, @${max.login} 👍${QUOTE}`,
    });

    expect(reply).toMatch(/^250/);
    expect(replyTo).toMatch(/^reply-[a-z0-9-]+-[0-9a-f]{32}@in\.boards\.test$/);
    expect(mail?.text).toContain("Reply to this email to add a comment.");
    expect(await lastComment()).toMatchObject({
      ...{
        taskId: task.id,
        parentId: commentId,
        createdById: anna.id,
        type: "reply",
        rawDescription: `Yes, @${max.login} 👍`,
      },
    });
    expect(await db.commentMention.count({ where: { userId: max.id } })).toBe(1);
    expect(
      await db.notificationRecipient.count({ where: { userId: max.id, notification: { taskId: task.id } } }),
    ).toBeGreaterThan(0);
  });

  test("to one about other news becomes a comment, also by HTML alone and once the comment is deleted", async () => {
    const { send, anna, task, replyTo, commentId } = await aMailedComment();
    const about = replyAddress({ userId: anna.id, taskId: task.id, commentId: null });

    await send({
      from: anna.email,
      to: about,
      html: `<div>On the way<br>home</div><div class="gmail_quote">On 28 Nov 2026 Boards &lt;b@x.y&gt; wrote:<blockquote>Is it?</blockquote></div>`,
    });
    expect(await lastComment()).toMatchObject({ parentId: null, rawDescription: "On the way\nhome", type: "comment" });
    await db.comment.delete({ where: { id: commentId } });
    await send({ from: anna.email, to: replyTo, text: "Late" });
    expect(await lastComment()).toMatchObject({ parentId: null, rawDescription: "Late" });
  });

  test("brings pictures into the comment and other files to the task, and says what was refused", async () => {
    const { send, anna, replyTo } = await aMailedComment();
    const picture = Buffer.from(await (await aPicture()).arrayBuffer());
    const files = [
      { filename: "a.png", content: picture },
      { filename: "b.txt", content: "b" },
    ];

    await send({
      from: anna.email,
      to: replyTo,
      text: "See",
      attachments: [...files, { filename: "c.exe", content: "c" }],
    });
    await send({ from: anna.email, to: replyTo, text: QUOTE, attachments: files });
    await send({ from: anna.email, to: replyTo, text: QUOTE, attachments: files.slice(1) });

    const comments = await db.comment.findMany({
      where: { createdById: anna.id },
      orderBy: { id: "asc" },
      include: { attachments: true },
    });
    expect(
      comments.map(({ rawDescription, attachments }) => [rawDescription, attachments.map(({ title }) => title)]),
    ).toEqual([
      ["See\n\n[c.exe: File type not supported]", ["a.png"]],
      ["", ["a.png"]],
    ]);
    expect(await db.attachment.count({ where: { owner: "task", title: "b.txt" } })).toBe(3);
  });

  test("is delivered once", async () => {
    const { send, anna, replyTo } = await aMailedComment();
    const mail = { from: anna.email, to: replyTo, text: "Once", messageId: "<1@x>" };

    await Promise.all([send(mail), send(mail)]);

    expect(await db.comment.count({ where: { createdById: anna.id } })).toBe(1);
  });

  test("is refused with a reason when it says nothing new", async () => {
    const { send, anna, replyTo } = await aMailedComment();

    expect(await send({ from: anna.email, to: replyTo, text: QUOTE })).toBe(
      "550 5.7.1 The reply has no text of its own.",
    );
  });

  test("has the longest text of a comment", async () => {
    const { send, anna, replyTo } = await aMailedComment();

    expect(await send({ from: anna.email, to: replyTo, text: "שלום\n".repeat(30_000) })).toMatch(/^250/);

    expect((await lastComment()).rawDescription?.length).toBeLessThanOrEqual(65_535);
  });
});

test("a viewer’s email has no address for replies, and no email has one while the site receives none", async () => {
  const { vera, task, board, max } = await aTaskOfAnna();
  await assign(task, vera);
  const comment = () => request(max, `POST projects/${board.id}/tasks/${task.id}/comments`, { comment: "Hi" });
  const mails = async () => {
    await runJobsAfterMinutes(2, (name) => name === "mail-news");
    return mailsOfKind("task-news");
  };

  await comment();
  const [toViewer] = await mails();
  await db.boardMember.updateMany({ where: { userId: vera.id }, data: { role: "member" } });
  await comment();
  const off = (await withSettings({ MAIL_IN_PORT: undefined }, mails)).at(-1);

  for (const mail of [toViewer, off]) {
    expect(mail?.headers).not.toHaveProperty("Reply-To");
    expect(mail?.text).not.toContain("Reply to this email");
  }
});

describe("S49: a forged or forwarded reply", () => {
  test("with a changed person, task, comment or signature, or that of another purpose is no address", async () => {
    const { send, replyTo, anna, max, task, commentId } = await aMailedComment();
    const [, ids = "", signature = ""] = /^reply-([a-z0-9-]+)-([0-9a-f]{32})@/.exec(replyTo) ?? [];
    const at = (localPart: string) => `${localPart}@in.boards.test`;
    const changed = (signature.startsWith("0") ? "1" : "0") + signature.slice(1);
    const [one, two, three] = [anna.id, task.id, commentId].map((id) => id.toString(36));
    const forged = [
      at(`reply-${ids}-${changed}`),
      at(`reply-${ids}-${signature.slice(1)}`),
      at(`reply-${ids}-${signature}0`),
      at(`reply-${max.id.toString(36)}-${two}-${three}-${signature}`),
      at(`reply-${one}-${(task.id + 1).toString(36)}-${three}-${signature}`),
      at(`reply-${one}-${two}-${(commentId + 1).toString(36)}-${signature}`),
      at(`reply-${one}-${two}-${signature}`),
      at(`reply-${one}${two}-${three}-${signature}`),
      at(`reply-${ids}-${createHash("sha256").update(ids).digest("hex").slice(0, 32)}`),
      at(`board-${signature.slice(0, 26)}`),
    ];

    const replies = await Promise.all(forged.map((to) => send({ from: anna.email, to, text: "x" })));

    expect(new Set(replies)).toEqual(new Set(["550 5.1.1 There is no such address here."]));
    expect(await db.comment.count()).toBe(1);
  });

  test.each([
    ["another person", ({ max }: Scene) => ({ from: max.email })],
    ["two senders", ({ anna, max }: Scene) => ({ from: [anna.email, max.email] })],
    ["a sender in the name", ({ anna }: Scene) => ({ from: `"${anna.email}" <evil@example.com>` })],
    ["a similar domain", ({ anna }: Scene) => ({ from: anna.email.replace("example.com", "examp1e.com") })],
    ["no sender", () => ({ raw: "Subject: x\r\n\r\nHello\r\n" })],
    [
      "two From headers",
      ({ anna, max }: Scene) => ({ raw: `From: ${anna.email}\r\nFrom: ${max.email}\r\n\r\nHello\r\n` }),
    ],
  ])("from %s is refused", async (_, mailOf) => {
    const scene = await aMailedComment();

    const reply = await scene.send({
      text: "x",
      ...mailOf(scene),
      envelope: { from: scene.anna.email, to: scene.replyTo },
    });

    expect(reply).toMatch(/^550 5\.7\.1 Only the person who got the email can reply to it/);
    expect(await db.comment.count()).toBe(1);
  });

  test.each([
    [
      "viewers",
      ({ board, anna }: Scene) =>
        db.boardMember.updateMany({ where: { boardId: board.id, userId: anna.id }, data: { role: "viewer" } }),
    ],
    [
      "removed members",
      ({ board, anna }: Scene) => db.boardMember.deleteMany({ where: { boardId: board.id, userId: anna.id } }),
    ],
    ["deactivated people", ({ anna }: Scene) => deactivate(anna)],
    [
      "readers of an archived board",
      ({ board }: Scene) => db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } }),
    ],
    ["readers of a deleted task", ({ task }: Scene) => db.task.delete({ where: { id: task.id } })],
  ])("of %s is refused", async (_, change) => {
    const scene = await aMailedComment();
    await change(scene);
    const before = await db.comment.count();

    expect(await scene.send({ from: scene.anna.email, to: scene.replyTo, text: "x" })).toMatch(/^550 5\.7\.1 /);
    expect(await db.comment.count()).toBe(before);
  });

  test("an email of the site that comes back changes nothing", async () => {
    const { send, replyTo, anna, mail } = await aMailedComment();

    const reply = await send({
      ...{ from: anna.email, to: replyTo, text: mail?.text },
      headers: { "Auto-Submitted": "auto-generated" },
    });

    expect(reply).toMatch(/^250/);
    expect(await db.comment.count()).toBe(1);
  });
});

type Scene = Awaited<ReturnType<typeof aMailedComment>>;
