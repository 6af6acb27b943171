import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db, pool, transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { queueMail } from "@/lib/mail/queue";
import { sendMail } from "@/lib/mail/send";
import { mailsOfKind, runJobs } from "@/lib/testing/jobs";
import { aUser } from "@/lib/testing/people";

const letter = { subject: "Hello", greeting: "Hello Anna,", paragraphs: ["news & <more>."], action: { label: "Open", url: "https://boards.test/x?a=1&b=2" }, ending: "Bye" };
const queued = (to: User, over: Partial<typeof letter> = {}, key?: string) => transaction((tx) => queueMail(tx, { kind: "test", to, letter: { ...letter, ...over }, key }));

function take(socket: Socket): string {
  socket.write("354 go\r\n");
  return "";
}

/** A mail server that keeps what it is given; told to, it refuses the first ones. */
function mailServer(refusals = 0) {
  const received: string[] = [];
  let left = refusals;
  const server = createServer((socket) => {
    let data: string | null = null;
    socket.setEncoding("utf8").on("error", () => undefined).write("220 test\r\n");
    socket.on("data", (text: string) => {
      if (data !== null) {
        data += text;
        if (!data.includes("\r\n.\r\n")) return;
        received.push(data);
        data = null;
        return socket.write("250 taken\r\n");
      }
      for (const line of text.split("\r\n").filter(Boolean)) {
        if (/^DATA/i.test(line) && left-- > 0) socket.write("451 later\r\n");
        else if (/^DATA/i.test(line)) data = take(socket);
        else socket.write("250 ok\r\n");
      }
    });
  });
  return { server, received };
}

const settings = () => env() as { SMTP_URL?: string };
let open: Server | undefined;
async function listening({ server, received }: ReturnType<typeof mailServer>) {
  open = server;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  settings().SMTP_URL = `smtp://127.0.0.1:${(server.address() as { port: number }).port}?ignoreTLS=true`;
  return received;
}
afterEach(() => {
  open?.close();
  settings().SMTP_URL = undefined;
});

describe("mails", () => {
  let anna: User;
  beforeEach(async () => {
    anna = await aUser();
  });

  test("leave only when the transaction commits", async () => {
    await transaction(async (tx) => {
      await queueMail(tx, { kind: "test", to: anna, letter });
      throw new Error("changed my mind");
    }).catch(() => undefined);
    await runJobs();

    expect(await db.mail.count()).toBe(0);
  });

  test("go to the mail server once, however often their job runs", async () => {
    const received = await listening(mailServer());
    const mail = await queued(anna);

    await Promise.all([runJobs(), ...[1, 2, 3].map(() => sendMail({ mailId: mail?.id ?? 0 }, { isLast: false }))]);

    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`To: ${anna.email}`);
    expect(received[0]).toContain("Subject: Hello");
    expect(received[0]).toContain("Message-ID: <mail-");
    expect(await mailsOfKind("test")).toMatchObject([{ state: "sent", attempts: 1, sentAt: expect.any(Date) }]);
  });

  test("are tried again later when the mail server refuses", async () => {
    const received = await listening(mailServer(1));
    await queued(anna);

    await runJobs();
    expect(await mailsOfKind("test")).toMatchObject([{ state: "failed", attempts: 1, lastError: expect.stringContaining("451") }]);
    await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now()");
    await runJobs();

    expect(received).toHaveLength(1);
    expect(await mailsOfKind("test")).toMatchObject([{ state: "sent", attempts: 2, lastError: null }]);
  });

  test("are given up after the last try", async () => {
    await listening(mailServer(99));
    await queued(anna);

    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await runJobs();
      await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now()");
    }

    expect(await mailsOfKind("test")).toMatchObject([{ state: "dead", attempts: 10 }]);
  });

  test("are kept where there is no mail server", async () => {
    await queued(anna);

    await runJobs();

    expect(await mailsOfKind("test")).toMatchObject([{ state: "kept", sentAt: null, text: expect.stringContaining("https://boards.test/x?a=1&b=2") }]);
  });

  test("of one key are written once", async () => {
    await queued(anna, {}, "digest 2026-11-20");
    await queued(anna, {}, "digest 2026-11-20");

    expect(await db.mail.count()).toBe(1);
  });

  test("take no header from a subject, a name or an address", async () => {
    const received = await listening(mailServer());
    await queued(anna, { subject: "Hello\r\nBcc: eve@example.com\r\n\r\nbody" });
    await runJobs();

    expect(received[0]?.split("\r\n").filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(received[0]).toContain("Subject: Hello Bcc: eve@example.com body");
    await expect(queued({ ...anna, email: "a@example.com\r\nBcc: eve@example.com" })).rejects.toThrow("no e-mail address");
    await expect(queued({ ...anna, email: "a@example.com, eve@example.com" })).rejects.toThrow("no e-mail address");
  });

  test("hold nothing that runs", async () => {
    await queued(anna, { greeting: "<script>alert(1)</script>", action: { label: "\"><img src=x>", url: "https://boards.test/?\"><script>" } });

    const [mail] = await mailsOfKind("test");

    expect(mail?.html).not.toMatch(/<script|<img/);
  });
});
