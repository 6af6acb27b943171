import { describe, expect, test } from "vitest";
import type { Prisma } from "@/generated/prisma/client";
import { db, pool, transaction } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/tasks";
import { UNCLEAR } from "@/lib/mail/failure";
import { queueMail } from "@/lib/mail/queue";
import { runJobs } from "@/lib/testing/probes/jobs";
import { aUser } from "@/lib/testing/factories/people";
import { smtpServer } from "@/lib/testing/doubles/smtp";

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);

async function aMailOfKilled(left: Prisma.MailUpdateInput, minutes = 6) {
  const anna = await aUser();
  const letter = { subject: "Hello", greeting: "Hello Anna,", paragraphs: [], ending: "Bye" };
  const mail = await transaction((tx) => queueMail(tx, { kind: "test", to: anna, letter }));
  await db.mail.update({ where: { id: mail?.id }, data: { updatedAt: minutesAgo(minutes), ...left } });
  await pool().query("UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = $1, locked_by = 'killed'", [
    minutesAgo(minutes),
  ]);
}

async function found() {
  const { received } = await smtpServer();
  await requeueLost();
  await requeueLost();
  await runJobs();
  return { arrived: received.length, ...(await db.mail.findFirstOrThrow()) };
}

describe("a mail of a process that was killed", () => {
  test.each([
    ["before it was claimed", { state: "queued" }, 1],
    ["between two tries", { state: "failed", attempts: 3 }, 4],
    ["before it was handed over", { state: "sending", attempts: 1, claimedAt: minutesAgo(6) }, 2],
  ] as const)("is sent once: %s", async (_, left, attempts) => {
    await aMailOfKilled(left);

    expect(await found()).toMatchObject({ arrived: 1, state: "sent", attempts });
  });

  test("is given up with a clear message if it was handed over, because it may have arrived", async () => {
    await aMailOfKilled({ state: "sending", attempts: 1, claimedAt: minutesAgo(6), handedAt: minutesAgo(6) });

    expect(await found()).toMatchObject({ arrived: 0, state: "dead", lastError: UNCLEAR });
  });

  test.each([
    ["claimed", { state: "sending", attempts: 1, claimedAt: minutesAgo(1) }],
    ["handed over", { state: "sending", attempts: 1, claimedAt: minutesAgo(1), handedAt: minutesAgo(1) }],
  ] as const)("is left alone if it was %s a moment ago, because its process may still run", async (_, left) => {
    await aMailOfKilled(left, 1);

    expect(await found()).toMatchObject({ arrived: 0, ...left });
  });

  test.each(["sent", "dead", "kept"] as const)("is left alone if it is %s", async (state) => {
    await aMailOfKilled({ state });

    expect(await found()).toMatchObject({ arrived: 0, state });
  });
});

test("keeps the schedule of a mail that waits for its next try", async () => {
  await aMailOfKilled({ state: "failed", attempts: 3 });
  await pool().query(
    "UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = now() + interval '1 hour', attempts = 3",
  );

  expect(await found()).toMatchObject({ arrived: 0, state: "failed" });
  expect((await pool().query("SELECT attempts FROM graphile_worker.jobs")).rows).toEqual([{ attempts: 3 }]);
});

test("has its locked jobs released after a quarter of an hour", async () => {
  await db.$executeRaw`SELECT graphile_worker.add_job('test', job_key => 'killed'), graphile_worker.add_job('test', job_key => 'at work')`;
  await pool().query(
    "UPDATE graphile_worker._private_jobs SET locked_by = 'somebody', locked_at = now() - (CASE key WHEN 'killed' THEN 16 ELSE 14 END) * interval '1 minute'",
  );

  await requeueLost();

  expect((await pool().query("SELECT key, locked_by FROM graphile_worker.jobs ORDER BY key")).rows).toEqual([
    { key: "at work", locked_by: "somebody" },
    { key: "killed", locked_by: null },
  ]);
});
