import { expect, test } from "vitest";
import { db, pool, transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { queueMail } from "@/lib/mail/queue";
import { retryMails } from "@/lib/mail/retry";
import { aUser, runJobs } from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

const letter = { locale: "en", greeting: "Hello,", paragraphs: [], ending: "Bye" };

async function queued(...kinds: string[]) {
  const to = await aUser();
  for (const kind of kinds)
    await transaction((tx) => queueMail(tx, { kind, to, letter: { ...letter, subject: kind } }));
}

const NEWS = Array.from({ length: 12 }, () => "task-news");

test.each(["password-reset", "password-changed", "invitation"])(
  "a mail of kind %s is sent before other pending mails",
  async (kind) => {
    const { received } = await smtpServer();
    await queued(...NEWS, kind, "reminder");

    await runJobs();

    expect(received.map(({ subject }) => subject)).toEqual([kind, ...NEWS, "reminder"]);
  },
);

test("an urgent mail is sent first when all mails are retried", async () => {
  const { received } = await smtpServer();
  await queued(...NEWS, "password-reset");
  await db.mail.updateMany({ data: { state: "dead" } });

  await retryMails();
  await runJobs();

  expect(received[0]?.subject).toBe("password-reset");
});

test("the mail about a new password is written before all other pending jobs", async () => {
  const { login } = await aUser();
  await transaction(async (tx) => {
    await addJob(tx, "mail-news", { userId: 1, taskId: 1, actorId: 1 });
    await addJob(tx, "send-password-reset", { login });
  });

  const { rows } = await pool().query<{ task_identifier: string }>(
    "SELECT task_identifier FROM graphile_worker.jobs ORDER BY priority, run_at, id",
  );
  expect(rows.map(({ task_identifier: name }) => name)).toEqual(["send-password-reset", "mail-news"]);
});
