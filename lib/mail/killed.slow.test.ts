import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/tasks";
import { UNCLEAR } from "@/lib/mail/failure";
import { retryMail } from "@/lib/mail/retry";
import { sendDailySummary } from "@/lib/reminders/daily";
import {
  aBoardOfAnna,
  assign,
  aTask,
  inSeparateTransaction,
  runJobs,
  waitForBlockedStatements,
  withSettings,
} from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { aJobProcess } from "@/lib/testing/probes/job-process";

givePeopleMailboxes();

type Kill = () => void;

const beforeTheConfirmation = async (kill: Kill) => kill();

/** The server has accepted the mail. The database would still run a statement of the process that it has received. */
const beforeTheCommit = (kill: Kill, confirm: () => void) =>
  inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM mail FOR UPDATE`;
    confirm();
    await waitForBlockedStatements();
    kill();
    await tx.$queryRaw`
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;
  });

test.each<[string, (kill: Kill, confirm: () => void) => Promise<unknown>]>([
  ["before the mail server confirms the mail", beforeTheConfirmation],
  ["after the confirmation and before the commit", beforeTheCommit],
])(
  "a process that is killed %s sends no second mail, and one sent by hand is dropped by mailboxes as a duplicate",
  { timeout: 60_000 },
  async (_, killAtTheMoment) => {
    const { anna, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { dueAt: new Date(Date.now() - 86_400_000) });
    await assign(task, anna);
    let arrive = async () => {};
    const server = await smtpServer({ beforeConfirmation: () => arrive() });
    await sendDailySummary({ userId: anna.id, day: "2031-01-10" });

    const { kill, ended } = aJobProcess("send-mail", { SMTP_URL: server.url });
    arrive = () => new Promise((confirm) => void killAtTheMoment(kill, () => confirm()));
    expect(await ended()).toBe("SIGKILL");
    arrive = async () => {};
    await db.mail.updateMany({ data: { claimedAt: new Date(Date.now() - 6 * 60_000) } });
    await requeueLost();
    await runJobs();

    const lost = await db.mail.findFirstOrThrow();
    expect(lost).toMatchObject({ state: "dead", handedAt: expect.any(Date), lastError: UNCLEAR });
    expect(server.received).toHaveLength(1);

    await db.task.update({ where: { id: task.id }, data: { title: "Another title" } });
    await withSettings({ BOARDS_URL: "https://new.boards.test" }, async () => {
      await retryMail(lost);
      await runJobs();
    });

    expect(await db.mail.findFirst()).toMatchObject({ state: "sent" });
    expect([server.received.length, server.mailbox().size]).toEqual([2, 1]);
  },
);
