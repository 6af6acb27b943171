import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { sweep } from "@/lib/jobs/sweep";
import { aBoard } from "@/lib/testing/boards";
import { aUser } from "@/lib/testing/people";

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);

test("sweeping removes what time has made worthless, and nothing else", async () => {
  const { id: userId } = await aUser();
  await db.session.createMany({ data: [{ userId, expiresAt: hours(-1) }, { userId, expiresAt: hours(1) }] });
  await db.passwordReset.createMany({ data: [{ userId, digest: "old", expiresAt: hours(-25) }, { userId, digest: "new", expiresAt: hours(1) }] });
  const { id: boardId } = await aBoard();
  await db.invitation.createMany({ data: [{ boardId, email: "a@example.com", digest: "old", expiresAt: hours(-31 * 24) }, { boardId, email: "b@example.com", digest: "new", expiresAt: hours(-29 * 24) }] });
  const key = { userId, method: "POST", path: "/x", bodyDigest: "x" };
  await db.idempotencyKey.createMany({ data: [{ ...key, key: "old", createdAt: hours(-25) }, { ...key, key: "new", createdAt: hours(-23) }] });
  await db.rateLimit.createMany({ data: [{ key: "old", expire: hours(-1).getTime() }, { key: "new", expire: hours(1).getTime() }] });

  const mail = { kind: "test", toAddress: "a@example.com", subject: "x", text: "x" };
  await db.mail.createMany({ data: [{ ...mail, state: "sent", sentAt: hours(-31 * 24), key: "old" }, { ...mail, state: "sent", sentAt: hours(-29 * 24), key: "new" }, { ...mail, state: "dead", createdAt: hours(-99 * 24), key: "dead" }] });

  await sweep();

  expect(await db.session.count()).toBe(1);
  expect(await db.passwordReset.findMany({ select: { digest: true } })).toEqual([{ digest: "new" }]);
  expect(await db.invitation.findMany({ select: { digest: true } })).toEqual([{ digest: "new" }]);
  expect(await db.idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
  expect((await db.mail.findMany({ orderBy: { id: "asc" } })).map(({ key: name }) => name)).toEqual(["new", "dead"]);
  expect(await db.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
});
