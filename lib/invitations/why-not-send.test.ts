import { expect, test } from "vitest";
import { POST as accept } from "@/app/wp-json/boards-app/v1/invitations/route";
import { db } from "@/lib/db";
import { retryMails } from "@/lib/mail/retry";
import { removeUser } from "@/lib/users/delete";
import { aBoardOfAnna, anInvitation, aUser, call, runJobs } from "@/lib/testing";
import { smtpServer } from "@/lib/testing/doubles/smtp";

type Scene = Awaited<ReturnType<typeof waitingMail>>;

/** Anna invites somebody, and the mail waits. */
async function waitingMail() {
  const server = await smtpServer();
  const world = await aBoardOfAnna();
  const token = await anInvitation(world.anna, world.board, "nina@mail.internal");
  return { ...world, server, token };
}

test("a waiting invitation is sent while its link works", async () => {
  const { server, token } = await waitingMail();

  await runJobs();

  expect(server.received.map(({ text }) => text)).toEqual([expect.stringContaining(token)]);
});

test.each<[string, string, (scene: Scene) => Promise<unknown>]>([
  [
    "accepted",
    "Its invitation was accepted.",
    ({ token }) => call(accept, { body: { token, login: "nina", password: "a long passphrase" } }),
  ],
  [
    "expired",
    "Its invitation has expired.",
    () => db.invitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } }),
  ],
  ["revoked", "Its invitation was deleted.", () => db.invitation.deleteMany()],
  [
    "left without its board",
    "Its invitation was deleted.",
    ({ board }) => db.board.delete({ where: { id: board.id } }),
  ],
  ["left without its sender", "Its invitation has expired.", ({ anna, vera }) => removeUser(anna, vera)],
  [
    "sent by somebody who may not invite any more",
    "Its sender may not invite people to the board any more.",
    ({ anna }) => db.boardMember.updateMany({ where: { userId: anna.id }, data: { role: "member" } }),
  ],
  [
    "for an account that is deactivated",
    "Its receiver's account is deactivated.",
    () => aUser({ email: "nina@mail.internal", deactivatedAt: new Date() }),
  ],
])("a waiting invitation that was %s is not sent, not even by a manual retry", async (_, lastError, end) => {
  const scene = await waitingMail();
  await end(scene);

  await runJobs((job) => job === "send-mail");
  await retryMails();
  await runJobs((job) => job === "send-mail");

  expect(scene.server.received).toEqual([]);
  expect(await db.mail.findFirst({ where: { kind: "invitation" } })).toMatchObject({
    state: "dead",
    handedAt: null,
    lastError,
  });
});
