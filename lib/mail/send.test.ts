import { describe, expect, test, vi } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db, pool, transaction } from "@/lib/db";
import { UNCLEAR } from "@/lib/mail/failure";
import { queueMail } from "@/lib/mail/queue";
import { retryMail, retryMails } from "@/lib/mail/retry";
import { sendMail } from "@/lib/mail/send";
import { aMailWithAnotherSecret, aUser, linesOf, mailsOfKind, runJobs, withSettings } from "@/lib/testing";
import { givePeopleMailboxes, sendTo, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

const letter = {
  locale: "en",
  subject: "Hello",
  greeting: "Hello Anna,",
  paragraphs: ["news & <more>."],
  action: { label: "Open", url: "https://boards.test/x?a=1&b=2" },
  ending: "Bye",
};
const queued = async (
  to?: User,
  over: Partial<typeof letter> = {},
  more: { key?: string; headers?: Record<string, string> } = {},
) => {
  const receiver = to ?? (await aUser());
  return transaction((tx) => queueMail(tx, { kind: "test", to: receiver, letter: { ...letter, ...over }, ...more }));
};
const theMail = async () => (await mailsOfKind("test"))[0];
const runJobsAgain = async () => {
  await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now()");
  await runJobs();
};

describe("a mail", () => {
  test("is sent only when the transaction commits", async () => {
    const { received } = await smtpServer();
    const anna = await aUser();

    await transaction(async (tx) => {
      await queueMail(tx, { kind: "test", to: anna, letter });
      throw new Error("changed my mind");
    }).catch(() => undefined);
    await runJobs();

    expect(received).toEqual([]);
    expect(await db.mail.count()).toBe(0);
  });

  test("is sent once, however often its job runs", async () => {
    const { received } = await smtpServer();
    const mail = await queued();

    await Promise.all([runJobs(), ...[1, 2, 3].map(() => sendMail({ mailId: mail?.id ?? 0 }, { isLast: false }))]);
    await sendMail({ mailId: mail?.id ?? 0 }, { isLast: false });

    expect(received).toHaveLength(1);
    expect(await theMail()).toMatchObject({ state: "sent", attempts: 1, sentAt: expect.any(Date), lastError: null });
  });

  test("arrives as it was written, with its own headers", async () => {
    const { received } = await smtpServer();
    const anna = await aUser({ email: "anna@mail.internal" });
    await queued(
      anna,
      { subject: "Grüße an 花子 🎉 שלום", greeting: "Hello Zoë 👩‍👩‍👧," },
      {
        headers: {
          "In-Reply-To": "<task-1@boards.test>",
          "List-Unsubscribe": `<https://boards.test/stop?token=${"x".repeat(200)}>`,
        },
      },
    );

    await runJobs();

    expect(received).toMatchObject([
      {
        subject: "Grüße an 花子 🎉 שלום",
        envelope: { from: "boards@localhost", to: ["anna@mail.internal"] },
        inReplyTo: "<task-1@boards.test>",
      },
    ]);
    expect(received[0]?.text).toContain("Hello Zoë 👩‍👩‍👧,");
    expect(received[0]?.html).toContain("news &amp; &lt;more&gt;.");
    expect(received[0]?.headers.get("list")).toMatchObject({
      unsubscribe: { url: expect.stringContaining("token=xxx") },
    });
  });

  test("occupies no database connection while the mail server is slow", async () => {
    let greet = () => {};
    const server = await smtpServer({ greetAfter: new Promise<void>((resolve) => (greet = resolve)) });
    await queued();

    const sending = runJobs();
    await vi.waitUntil(() => server.connections() === 1, { timeout: 10_000 });

    // The only connection is the worker's own, which returns to the pool between its statements.
    await vi.waitUntil(() => pool().idleCount === pool().totalCount, { timeout: 10_000 });
    expect(
      (
        await pool().query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
        )
      ).rows,
    ).toEqual([]);
    greet();
    await sending;
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ["sender", "451 4.3.0 Later", "The mail server refused the mail: Mail command failed: 451 4.3.0 Later"],
    [
      "sender",
      "550 5.7.1 Not from here",
      "The mail server refused the mail: Mail command failed: 550 5.7.1 Not from here",
    ],
    ["receiver", "450 4.2.1 Mailbox busy", "450 4.2.1 Mailbox busy"],
    ["receiver", "530 5.7.0 Sign in first", "530 5.7.0 Sign in first"],
    ["content", "452 4.3.1 Disk full", "The mail server refused the mail: Message failed: 452 4.3.1 Disk full"],
    [
      "content",
      "554 5.7.1 Looks like spam",
      "The mail server refused the mail: Message failed: 554 5.7.1 Looks like spam",
    ],
  ] as const)("is retried when the mail server refuses the %s with %s", async (at, reply, words) => {
    const { received } = await smtpServer({ refuse: { at, reply, times: 1 } });
    await queued();

    await runJobs();
    expect(await theMail()).toMatchObject({
      state: "failed",
      attempts: 1,
      handedAt: null,
      lastError: expect.stringContaining(words),
    });
    await runJobsAgain();

    expect(received).toHaveLength(1);
    expect(await theMail()).toMatchObject({ state: "sent", attempts: 2, lastError: null });
  });

  test("is given up at once when the mail server rejects the receiver permanently", async () => {
    const { received } = await smtpServer({ refuse: { at: "receiver", reply: "550 5.1.1 No such user", times: 1 } });
    await queued();

    await runJobs();
    await runJobsAgain();

    expect(await theMail()).toMatchObject({
      state: "dead",
      attempts: 1,
      lastError: expect.stringContaining("550 5.1.1 No such user"),
    });
    expect(received).toEqual([]);
  });

  test.each(["amara@demo.example", "root@example.com"])(
    "is never handed to the mail server if its address is at a reserved name: %s",
    async (email) => {
      const server = await smtpServer();
      await queued(await aUser({ email }));

      await runJobs();
      await retryMails();
      await runJobs();

      expect(server.connections()).toBe(0);
      expect(await theMail()).toMatchObject({
        state: "dead",
        handedAt: null,
        lastError: "Its receiver's address is reserved for examples and tests, so no mail server gets it.",
      });
      expect((await pool().query("SELECT FROM graphile_worker.jobs")).rows).toEqual([]);
    },
  );

  test("is given up at once if it was encrypted with another secret, even on a manual retry, and the log says so", async () => {
    const { received } = await smtpServer();
    await aMailWithAnotherSecret({ state: "dead" });
    const sendAgain = async () => {
      await retryMails();
      await runJobs();
    };

    const lines = await linesOf(sendAgain);
    await sendAgain();

    expect(received).toEqual([]);
    expect(await db.mail.findFirst()).toMatchObject({
      state: "dead",
      attempts: 2,
      handedAt: null,
      lastError: "It was written with another BOARDS_SECRET.",
    });
    expect(lines.filter(({ level }) => level === "error" || level === 50)).toMatchObject([
      { mailId: 1, msg: "a mail was written with another BOARDS_SECRET" },
    ]);
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      "no server listens at the address",
      async () => {
        const { url, close } = await smtpServer();
        await close();
        sendTo(url);
      },
      /^The mail server could not be reached: connect ECONNREFUSED/,
    ],
    [
      "the mail server does not reply in time",
      async () => sendTo(`${(await smtpServer({ greetAfter: new Promise(() => undefined) })).url}?greetingTimeout=100`),
      /^The mail server did not answer in time: Greeting never received$/,
    ],
    [
      "the mail server's certificate is not trusted",
      () => smtpServer({ selfSigned: true }),
      /^The mail server's certificate is not trusted: /,
    ],
    [
      "the password is wrong, without the password in its error",
      async () => {
        const refuse = { at: "login", reply: "535 5.7.8 anna/p@ss word is wrong" } as const;
        const { port } = await smtpServer({ refuse, options: { authOptional: true } });
        sendTo(`smtp://anna:p%40ss%20word@127.0.0.1:${port}`);
      },
      /^The mail server did not accept the user name and password of SMTP_URL: .*535 5\.7\.8 anna\/\[hidden\] is wrong/,
    ],
  ])("is retried when %s", async (_, prepare, message) => {
    await prepare();
    await queued();

    await runJobs();

    expect(await theMail()).toMatchObject({ state: "failed", lastError: expect.stringMatching(message) });
    const { rows } = await pool().query("SELECT last_error FROM graphile_worker._private_jobs");
    expect(JSON.stringify(rows)).not.toContain("p@ss word");
  });

  test("is given up with a clear message when the connection breaks after its content", async () => {
    const { received } = await smtpServer({ disconnectAfter: 1 });
    await queued();

    await runJobs();
    await runJobsAgain();

    expect(received).toHaveLength(1);
    expect(await theMail()).toMatchObject({
      state: "dead",
      attempts: 1,
      handedAt: expect.any(Date),
      lastError: expect.stringContaining(UNCLEAR),
    });
  });

  test("keeps its Message-ID when it is sent again by hand under another address of the site, so that mailboxes drop it", async () => {
    const server = await smtpServer({ disconnectAfter: 1 });
    const mail = await queued();
    await runJobs();

    await withSettings({ BOARDS_URL: "https://new.boards.test" }, async () => {
      await retryMail(await db.mail.findUniqueOrThrow({ where: { id: mail?.id } }));
      await runJobs();
    });

    expect([server.received.length, server.mailbox().size]).toEqual([2, 1]);
    expect(await theMail()).toMatchObject({ state: "sent", messageId: server.received[0]?.messageId });
  });

  test("is not sent when another process has claimed it", async () => {
    const takenByOthers = () => db.mail.updateMany({ data: { attempts: { increment: 1 } } });
    const { received } = await smtpServer({
      options: { onRcptTo: (_, __, done) => void takenByOthers().then(() => done()) },
    });
    const mail = await queued();

    await expect(sendMail({ mailId: mail?.id ?? 0 }, { isLast: false })).rejects.toThrow("given up by others");

    expect(received).toEqual([]);
    expect(await theMail()).toMatchObject({ state: "sending", attempts: 2, handedAt: null, lastError: null });
  });

  test("waits longer after each failure, and is given up after the tenth", async () => {
    const { received } = await smtpServer({ refuse: { at: "content", reply: "451 4.3.0 Later" } });
    await queued();
    const waits: number[] = [];

    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await runJobsAgain();
      const { rows } = await pool().query<{ wait: number }>(
        "SELECT extract(epoch FROM run_at - now())::float AS wait FROM graphile_worker.jobs WHERE attempts < max_attempts",
      );
      waits.push(...rows.map(({ wait }) => wait));
    }

    expect(waits).toHaveLength(9);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBeGreaterThan(3_600);
    expect(received).toEqual([]);
    expect(await theMail()).toMatchObject({ state: "dead", attempts: 10 });
  });

  test("shares a connection with other mails", async () => {
    const server = await smtpServer();
    const anna = await aUser();
    for (let count = 0; count < 5; count += 1) await queued(anna);

    await runJobs();

    expect(server.received).toHaveLength(5);
    expect(server.connections()).toBe(1);
  });

  test("is stored when there is no mail server", async () => {
    await queued();

    await runJobs();

    expect(await theMail()).toMatchObject({
      state: "stored",
      attempts: 0,
      sentAt: null,
      text: expect.stringContaining("https://boards.test/x?a=1&b=2"),
    });
  });

  test("is written once per key", async () => {
    const anna = await aUser();
    await queued(anna, {}, { key: "digest 2026-11-20" });
    await queued(anna, {}, { key: "digest 2026-11-20" });

    expect(await db.mail.count()).toBe(1);
  });

  test("gets no injected header from a subject, a name, an address or a header", async () => {
    const { received } = await smtpServer();
    const anna = await aUser();
    await queued(
      anna,
      { subject: "Hello\r\nBcc: eve@example.com\r\n\r\nbody" },
      { headers: { References: "<a@b>\r\nBcc: eve@example.com", "X-Bad\r\nBcc": "eve@example.com" } },
    );
    await runJobs();

    expect(received).toMatchObject([{ subject: "Hello Bcc: eve@example.com body", envelope: { to: [anna.email] } }]);
    expect(received[0]?.headerLines.map(({ key }) => key)).not.toContain("bcc");
    await expect(queued({ ...anna, email: "a@example.com\r\nBcc: eve@example.com" })).rejects.toThrow(
      "no e-mail address",
    );
    await expect(queued({ ...anna, email: "a@example.com, eve@example.com" })).rejects.toThrow("no e-mail address");
  });

  test("contains nothing that can run", async () => {
    await queued(undefined, {
      greeting: "<script>alert(1)</script>",
      action: { label: '"><img src=x>', url: 'https://boards.test/?"><script>' },
    });

    expect((await theMail())?.html).not.toMatch(/<script|<img/);
  });
});
