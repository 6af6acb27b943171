import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMailAddress, aPicture, deactivate, refusingAtCommit, storedPaths } from "@/lib/testing";
import { withSettings } from "@/lib/testing/factories/settings";
import { aMailReceiver } from "@/lib/testing/doubles/mail-receiver";
import { losingConnections } from "@/lib/testing/probes/lost-connections";
import { linesOf } from "@/lib/testing/probes/log";
import { countFailure } from "@/lib/rate-limit";
import { clearDiscarded } from "@/lib/storage/ledger";
import { sweepReceivedMails } from "@/lib/incoming-mail/receive/once";

async function aReceivingBoard() {
  const people = await aBoardOfAnna();
  return { ...people, ...(await aMailReceiver()), address: await aMailAddress(people.board, people.max) };
}

const newestTask = () => db.task.findFirstOrThrow({ orderBy: { id: "desc" }, include: { attachments: true } });
const unclaimed = () => db.discardedFile.count({ where: { removeAt: { gt: new Date() } } });

describe("an email to the address of a board", () => {
  test("becomes a task of its owner in the first stage, with activity, watcher and notification as any other", async () => {
    const { send, address, max, board, toDo } = await aReceivingBoard();

    const reply = await send({
      to: address.toUpperCase(),
      subject: "Re: Büro 🎉 مهمة",
      text: "One\nTwo\n\nThree",
      messageId: "<1@example.com>",
    });

    expect(reply).toBe("250 OK: message queued");
    const task = await newestTask();
    expect(task).toMatchObject({
      ...{ boardId: board.id, stageId: toDo.id, createdById: max.id, title: "Re: Büro 🎉 مهمة" },
      ...{ description: "<p>One<br />Two</p>\n<p>Three</p>", source: "email", sourceId: "<1@example.com>" },
    });
    expect(
      await db.activity.findMany({ where: { taskId: task.id }, select: { action: true, createdById: true } }),
    ).toEqual([{ action: "created", createdById: max.id }]);
    expect(await db.taskWatcher.count({ where: { taskId: task.id, userId: max.id } })).toBe(1);
  });

  test("becomes one in the chosen stage, and in the first one once that is archived", async () => {
    const { send, board, anna, doing, toDo } = await aReceivingBoard();
    const address = await aMailAddress(board, anna, doing);

    await send({ to: address, subject: "A" });
    await db.stage.update({ where: { id: doing.id }, data: { archivedAt: new Date() } });
    await send({ to: address, subject: "B" });

    const tasks = await db.task.findMany({
      orderBy: { id: "asc" },
      select: { title: true, stageId: true, description: true },
    });
    expect(tasks).toEqual([
      { title: "A", stageId: doing.id, description: null },
      { title: "B", stageId: toDo.id, description: null },
    ]);
  });

  test("keeps safe HTML and the files, and says which files it refused", async () => {
    const { send, address } = await aReceivingBoard();
    const picture = Buffer.from(await (await aPicture()).arrayBuffer());

    await send({
      to: address,
      subject: "With files",
      html: `<html><head><title>No</title><style>p{color:red}</style></head><body onload="x()"><p>Hello <b>you</b><script>alert(1)</script></p><img src="https://tracker.example/1.gif"><img src="cid:logo"><a href="javascript:x()">link</a></body></html>`,
      attachments: [
        { filename: "notes.txt", content: "Hello" },
        { filename: "شعار.png", content: picture, cid: "logo" },
        { filename: "../../run.exe", content: "MZ" },
        { filename: "fake.png", content: "no picture" },
        { filename: "empty.txt", content: "" },
      ],
    });

    const { description, attachments } = await newestTask();
    expect(description).toBe(
      [
        "<p>Hello <b>you</b>alert(1)</p><a>link</a>",
        "<p>[run.exe: File type not supported]</p>",
        "<p>[fake.png: File contents do not match the file extension.]</p>",
        "<p>[empty.txt: File is empty.]</p>",
      ].join("\n"),
    );
    expect(attachments.map(({ title, fileSize, owner }) => [title, Number(fileSize), owner]).sort()).toEqual([
      ["notes.txt", 5, "task"],
      ["شعار.png", picture.byteLength, "task"],
    ]);
    expect(storedPaths()).toHaveLength(2);
    expect(await unclaimed()).toBe(0);
  });

  test("takes its title from the text without a subject, and cuts a long one", async () => {
    const { send, address } = await aReceivingBoard();

    await send({ to: address, text: "\n\n  First <b>line</b>\nSecond" });
    expect((await newestTask()).title).toBe("First line");
    await send({ to: address, subject: "👍🏽".repeat(300) });
    expect([...(await newestTask()).title]).toHaveLength(255);
    expect(await send({ to: address, subject: " ", text: "\u200b" })).toBe(
      "550 5.7.1 The email has neither a subject nor a text.",
    );
  });

  test("reads other charsets, and what an email says of headers stays text", async () => {
    const { port, address, send } = await aReceivingBoard();
    expect(port).toBeGreaterThan(0);

    await send({
      to: address,
      raw: Buffer.concat([
        Buffer.from(
          "From: a@example.com\r\nSubject: =?iso-8859-6?B?48rHyA==?= =?utf-8?Q?a=0D=0ABcc:_x@example.com?=\r\nContent-Type: text/plain; charset=windows-1252\r\nContent-Transfer-Encoding: 8bit\r\n\r\n",
        ),
        Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80]),
      ]),
      envelope: { from: "a@example.com", to: address },
    });

    expect(await newestTask()).toMatchObject({ title: "كتابa Bcc: x@example.com", description: "<p>Grüße €</p>" });
  });

  test("is delivered once, however often and however many times at once it comes", async () => {
    const { send, address, anna, board } = await aReceivingBoard();
    const mail = {
      subject: "Once",
      text: "x",
      messageId: "<once@example.com>",
      attachments: [{ filename: "a.txt", content: "a" }],
    };

    const replies = await Promise.all([1, 2, 3].map(() => send({ ...mail, to: address })));
    const other = await aMailAddress(board, anna);
    await send({ ...mail, to: [address, other] });

    expect(replies).toEqual(Array.from({ length: 3 }, () => "250 OK: message queued"));
    expect(
      await db.task.findMany({ orderBy: { id: "asc" }, select: { createdById: true, attachmentCount: true } }),
    ).toEqual([
      { createdById: expect.any(Number), attachmentCount: 1 },
      { createdById: anna.id, attachmentCount: 1 },
    ]);
    expect(await unclaimed()).toBe(0);

    await sweepReceivedMails(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await db.receivedMail.count()).toBe(0);
  });

  test("without a Message-ID is recognized by its content", async () => {
    const { send, address } = await aReceivingBoard();
    const raw = (text: string) => ({
      raw: `From: a@example.com\r\nSubject: S\r\n\r\n${text}\r\n`,
      envelope: { from: "a@example.com", to: address },
    });

    for (const text of ["one", "one", "two"]) await send(raw(text));

    expect(await db.task.count()).toBe(2);
  });

  test("gives each of several recipients files of its own", async () => {
    const { send, address, anna, board } = await aReceivingBoard();
    await send({
      to: [address, await aMailAddress(board, anna)],
      subject: "Two",
      attachments: [{ filename: "a.txt", content: "a" }],
    });

    await clearDiscarded();
    const paths = (await db.attachment.findMany()).map(({ filePath }) => filePath);
    expect(new Set(paths).size).toBe(2);
    expect(storedPaths().sort()).toEqual(paths.sort());
  });
});

describe("an email is refused", () => {
  test("alike for every unknown address, before its content", async () => {
    const { send, address, anna, board } = await aReceivingBoard();
    const wrong = [
      "nobody@in.boards.test",
      `board-${"a".repeat(26)}@in.boards.test`,
      address.replace("@in.", "@out."),
      `reply-1-1-${"0".repeat(32)}@in.boards.test`,
    ];
    const removed = await aMailAddress(board, anna);
    await db.boardMailAddress.deleteMany({ where: { userId: anna.id } });

    const replies = await Promise.all(
      [...wrong, removed].map((to) => send({ envelope: { from: "a@b.c", to }, subject: "x" })),
    );

    expect(new Set(replies)).toEqual(new Set(["550 5.1.1 There is no such address here."]));
    expect(await db.task.count()).toBe(0);
  });

  test.each([
    [
      "has become a viewer",
      "can no longer",
      ({ board, max }: Scene) =>
        db.boardMember.updateMany({ where: { boardId: board.id, userId: max.id }, data: { role: "viewer" } }),
    ],
    [
      "has left the board",
      "can no longer",
      ({ board, max }: Scene) => db.boardMember.deleteMany({ where: { boardId: board.id, userId: max.id } }),
    ],
    ["is deactivated", "can no longer", ({ max }: Scene) => deactivate(max)],
    [
      "has an archived board",
      "archived",
      ({ board }: Scene) => db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } }),
    ],
    [
      "has a template",
      "archived",
      ({ board }: Scene) => db.board.update({ where: { id: board.id }, data: { isTemplate: true } }),
    ],
  ])("once the owner %s", async (_, words, change) => {
    const scene = await aReceivingBoard();
    await change(scene);

    const reply = await scene.send({
      to: scene.address,
      subject: "x",
      attachments: [{ filename: "a.txt", content: "a" }],
    });

    expect(reply).toMatch(/^550 5\.7\.1 /);
    expect(reply).toContain(words);
    expect([await db.task.count(), await unclaimed(), await db.receivedMail.count()]).toEqual([0, 0, 0]);
  });

  test("if it is too large, at the announced size and by what arrives", async () => {
    const { address, send, port } = await aReceivingBoard();
    expect(await send({ to: address, subject: "x", text: "word ".repeat(2_000_000) })).toMatch(/^552 5\.3\.4 /);

    await withSettings({ BOARDS_UPLOAD_LIMIT: 50_000 }, async () => {
      const { port: small } = await aMailReceiver();
      const mail = { to: address, attachments: [{ filename: "a.txt", content: "a".repeat(100_000) }] };
      expect(small).not.toBe(port);
      expect(await (await aMailReceiver()).send(mail)).toMatch(/^552 /);
    });
    expect([await db.task.count(), await unclaimed()]).toEqual([0, 0]);
  });

  test("for now while the database does not answer, and the next try delivers it", async () => {
    const { address, send } = await aReceivingBoard();
    const mail = { to: address, subject: "x", attachments: [{ filename: "a.txt", content: "a" }], messageId: "<1@x>" };

    const reply = await losingConnections("received_mail", () => send(mail));

    expect(reply).toBe("451 4.3.0 The database does not answer. Please try again.");
    expect([await db.task.count(), await unclaimed()]).toEqual([0, 0]);
    expect(await send(mail)).toMatch(/^250/);
    expect(await db.task.count()).toBe(1);
  });

  test("for now when its commit fails", async () => {
    const { address, send } = await aReceivingBoard();

    expect(await refusingAtCommit("received_mail", () => send({ to: address, subject: "x" }))).toBe(
      "451 4.3.0 The email cannot be received now. Try again later.",
    );
    expect(await db.task.count()).toBe(0);
  });

  test("for now when the address gets too many", async () => {
    const { address, send, anna, board } = await aReceivingBoard();
    const [localPart = ""] = address.split("@");
    await Promise.all(Array.from({ length: 100 }, () => countFailure("incoming-mail", localPart, "")));

    expect(await send({ to: address, subject: "x" })).toBe(
      "451 4.7.1 Too many emails to this address. Try again later.",
    );
    expect(await send({ to: await aMailAddress(board, anna), subject: "x" })).toMatch(/^250/);
  });

  test("for a bomb of parts, and in good time for deep ones", async () => {
    const { address, send } = await aReceivingBoard();
    const envelope = { from: "a@example.com", to: address };
    const parts = Array.from({ length: 1_000 }, (_, at) => `--b\r\nContent-Type: text/plain\r\n\r\n${at}\r\n`).join("");
    const deep = Array.from(
      { length: 1_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join("");

    const replies = [
      await send({
        envelope,
        raw: `From: a@example.com\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`,
      }),
      await send({ envelope, raw: `From: a@example.com\r\nSubject: x\r\n${deep}` }),
      await send({ envelope, raw: `From: a@example.com\r\n${"X-A: b\r\n".repeat(100_000)}\r\nx` }),
    ];

    expect(replies).toEqual(Array.from({ length: 3 }, () => "554 5.6.0 The email has too many parts or headers."));
  });
});

type Scene = Awaited<ReturnType<typeof aReceivingBoard>>;

describe("automatic emails", () => {
  test.each([
    ["an auto-reply", { headers: { "Auto-Submitted": "auto-replied" } }],
    ["a mailing list", { headers: { Precedence: "list" } }],
    ["bulk mail", { headers: { Precedence: "BULK" } }],
  ])("%s is accepted and dropped", async (_, mail) => {
    const { send, address } = await aReceivingBoard();

    expect(
      await send({ to: address, subject: "x", attachments: [{ filename: "a.txt", content: "a" }], ...mail }),
    ).toMatch(/^250/);
    expect([await db.task.count(), storedPaths()]).toEqual([0, []]);
  });

  test("a bounce without a sender is dropped, and a person who says so is not automatic", async () => {
    const { send, address } = await aReceivingBoard();

    expect(await send({ subject: "x", envelope: { from: "", to: address } })).toMatch(/^250/);
    expect(await db.task.count()).toBe(0);
    await send({ to: address, subject: "x", headers: { "Auto-Submitted": "no" } });
    expect(await db.task.count()).toBe(1);
  });
});

test("the log names the board and the task, but no address and no content", async () => {
  const { send, address } = await aReceivingBoard();

  const lines = await linesOf(async () => {
    await send({ to: address, subject: "Secret subject", text: "Secret text" });
    await send({ to: address, subject: "Secret", headers: { Precedence: "bulk" } });
    await send({ to: address, subject: " " });
  });

  expect(lines.map(({ msg }) => msg)).toEqual([
    "an email was received",
    "an automatic email was ignored",
    "an email was refused",
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|board-|example\.com/i);
});
