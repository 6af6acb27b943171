import { describe, expect, test } from "vitest";
import { GET as readLink } from "@/app/wp-json/boards-app/v1/boards/[board_id]/invitations/[invitation_id]/link/route";
import { POST as accept } from "@/app/wp-json/boards-app/v1/invitations/route";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as reset } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { GET as readUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aBrowserOf,
  aUser,
  call,
  invite,
  mailsOfKind,
  runJobs,
  sessionCookieOf,
  signInWith,
} from "@/lib/testing";

const OF_MANAGER = "what the manager made up";
const OF_OWNER = "what the owner made up";

/** Everything that a manager can use who copies an invitation's link. */
async function aCopiedLink(email: string) {
  const world = await aBoardOfAnna();
  await invite(world.anna, world.board, { email });
  const { id } = await db.invitation.findFirstOrThrow();
  const { json } = await call(readLink, { as: world.anna, params: { board_id: world.board.id, invitation_id: id } });
  return { ...world, token: String(new URL(json.link).searchParams.get("token")) };
}

const answersOf = async (token: string, as: (User | undefined)[]) =>
  Promise.all(
    as.map(
      async (user) => (await call(accept, { as: user, body: { token, login: "puppet", password: OF_MANAGER } })).status,
    ),
  );

describe("S42 a manager with the copied link of an invitation", () => {
  test("cannot accept for a person with an account, neither signed in as someone else nor anonymously", async () => {
    const tom = await aUser();
    const { anna, max, token } = await aCopiedLink(tom.email.toUpperCase());

    expect(await answersOf(token, [anna, max, undefined])).toEqual([403, 403, 409]);
    expect([
      await db.user.count({ where: { login: "puppet" } }),
      await db.boardMember.count({ where: { userId: tom.id } }),
    ]).toEqual([0, 0]);
  });

  test("can make an account with the address, but the mailbox's owner takes over its sessions and password", async () => {
    const { token, board } = await aCopiedLink("nina@example.com");
    expect((await call(accept, { body: { token, login: "puppet", password: OF_MANAGER } })).status).toBe(200);
    const puppet = await db.user.findFirstOrThrow({ where: { login: "puppet" }, include: { memberships: true } });
    expect([puppet.role, puppet.memberships.map(({ boardId }) => boardId)]).toEqual(["subscriber", [board.id]]);
    const { headers } = await aBrowserOf(puppet);

    await call(forgot, { body: { login: "nina@example.com" } });
    await runJobs();
    const sent = (await mailsOfKind("password-reset")).at(-1);
    const resetToken = /token=([\w-]{43})/.exec(sent?.text ?? "")?.[1];
    expect((await call(reset, { body: { token: resetToken, password: OF_OWNER } })).status).toBe(200);

    expect((await call(readUser, { params: { user_id: "me" }, headers })).status).toBe(401);
    expect([sessionCookieOf(await signInWith("puppet", OF_MANAGER)), sent?.toAddress]).toEqual([
      null,
      "nina@example.com",
    ]);
    expect(sessionCookieOf(await signInWith("nina@example.com", OF_OWNER))).not.toBeNull();
  });
});
