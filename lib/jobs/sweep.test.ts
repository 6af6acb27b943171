import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { sweep, sweepNotifications } from "@/lib/jobs/sweep";
import { aBoard, aStage, aTask, aUser, insertMany, sequentialScansOf } from "@/lib/testing";
import { statementsOf } from "@/lib/testing/db/statements";

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);

test("the sweep removes expired records, and nothing else", async () => {
  const { id: userId } = await aUser();
  await db.session.createMany({
    data: [
      { userId, expiresAt: hours(-1) },
      { userId, expiresAt: hours(1) },
    ],
  });
  await db.passwordReset.createMany({
    data: [
      { userId, digest: "old", expiresAt: hours(-25) },
      { userId, digest: "new", expiresAt: hours(1) },
    ],
  });
  const { id: boardId } = await aBoard();
  await db.invitation.createMany({
    data: [
      { boardId, email: "a@example.com", digest: "old", expiresAt: hours(-31 * 24) },
      { boardId, email: "b@example.com", digest: "new", expiresAt: hours(-29 * 24) },
    ],
  });
  const key = { userId, method: "POST", path: "/x", bodyDigest: "x" };
  await db.idempotencyKey.createMany({
    data: [
      { ...key, key: "old", createdAt: hours(-25) },
      { ...key, key: "new", createdAt: hours(-23) },
    ],
  });
  await db.rateLimit.createMany({
    data: [
      { key: "old", expire: hours(-1).getTime() },
      { key: "new", expire: hours(1).getTime() },
    ],
  });

  const mail = { kind: "test", toAddress: "a@example.com", subject: "x", text: "x" };
  await db.mail.createMany({
    data: [
      { ...mail, state: "sent", sentAt: hours(-31 * 24), key: "old" },
      { ...mail, state: "sent", sentAt: hours(-29 * 24), key: "new" },
    ],
  });
  for (const state of ["queued", "sending", "failed", "dead", "stored"] as const) {
    await db.mail.createMany({
      data: [
        { ...mail, state, updatedAt: hours(-91 * 24), key: `old ${state}` },
        { ...mail, state, createdAt: hours(-99 * 24), updatedAt: hours(-89 * 24), key: state },
      ],
    });
  }
  const { id: taskId } = await aTask(await aStage({ id: boardId }));
  await db.mailEvent.createMany({
    data: [-8, -6].map((days) => ({
      userId,
      taskId,
      actorId: userId,
      kind: "task_moved_to_new_stage",
      createdAt: hours(days * 24),
    })),
  });

  await sweep();

  expect(await db.mailEvent.count()).toBe(1);
  expect(await db.session.count()).toBe(1);
  expect(await db.passwordReset.findMany({ select: { digest: true } })).toEqual([{ digest: "new" }]);
  expect(await db.invitation.findMany({ select: { digest: true } })).toEqual([{ digest: "new" }]);
  expect(await db.idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
  expect((await db.mail.findMany({ orderBy: { id: "asc" } })).map(({ key: name }) => name)).toEqual([
    "new",
    "old queued",
    "queued",
    "old sending",
    "sending",
    "old failed",
    "failed",
    "dead",
    "stored",
  ]);
  expect(await db.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
});

test("the sweep removes notifications without recipients, some in each run, and starts over at the end", async () => {
  const [{ id: boardId }, { id: userId }] = [await aBoard(), await aUser()];
  const notification = { boardId, kind: "comment_created", createdAt: hours(-25) } as const;
  const received = await db.notification.create({ data: { ...notification, recipients: { create: { userId } } } });
  await db.notification.createMany({ data: [notification, notification, notification] });
  const fresh = await db.notification.create({ data: { ...notification, createdAt: hours(-23) } });

  await sweepNotifications(2);
  expect(await db.notification.count()).toBe(4);
  await sweep();
  expect((await db.notification.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual([
    received.id,
    fresh.id,
  ]);

  await db.user.delete({ where: { id: userId } });
  await sweepNotifications(2);
  expect((await db.notification.findMany()).map(({ id }) => id)).toEqual([fresh.id]);
});

test("the sweep reads one page of notifications, however many there are", async () => {
  const [{ id: boardId }, { id: userId }] = [await aBoard(), await aUser()];
  await insertMany(async (tx) => {
    await tx.$executeRaw`INSERT INTO notification (board_id, kind) SELECT ${boardId}, 'comment_created' FROM generate_series(1, 5000)`;
    await tx.$executeRaw`INSERT INTO notification_recipient (notification_id, user_id) SELECT id, ${userId} FROM notification`;
  });
  await db.$executeRaw`ANALYZE notification, notification_recipient`;

  const read = await sequentialScansOf(await statementsOf(() => sweepNotifications(100)));

  expect(read.filter((each) => each.includes("notification"))).toEqual([]);
});

test("the sweep removes jobs without attempts left after a month, and none that are running or have an attempt left", async () => {
  for (const key of ["spent", "spent lately", "at work", "waits"])
    await db.$executeRaw`SELECT graphile_worker.add_job('test', job_key => ${key}, max_attempts => 3)`;
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET
    attempts = CASE key WHEN 'waits' THEN 2 ELSE 3 END,
    updated_at = now() - (CASE key WHEN 'spent lately' THEN 29 ELSE 31 END) * interval '1 day',
    locked_at = CASE key WHEN 'at work' THEN now() END`;

  await sweep();

  expect(await db.$queryRaw`SELECT key FROM graphile_worker.jobs ORDER BY id`).toEqual([
    { key: "spent lately" },
    { key: "at work" },
    { key: "waits" },
  ]);
});
