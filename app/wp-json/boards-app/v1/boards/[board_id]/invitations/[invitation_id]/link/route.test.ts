import { describe, expect, test } from "vitest";
import { POST as accept } from "@/app/wp-json/boards-app/v1/invitations/route";
import type { Invitation, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, call, changeMember, invite, mailedToken } from "@/lib/testing";
import { GET } from "./route";

const linkOf = (as: User, { id, boardId }: Pick<Invitation, "id" | "boardId">) =>
  call(GET, { as, params: { board_id: boardId, invitation_id: id } });

async function anInvitedBoard() {
  const world = await aBoardOfAnna();
  await invite(world.anna, world.board, { email: "nina@example.com" });
  return { ...world, invitation: await db.invitation.findFirstOrThrow() };
}

describe("GET /boards/:board_id/invitations/:invitation_id/link", () => {
  test("returns the mailed link to every manager and to admins, and it lets the invited person in", async () => {
    const { anna, max, board, invitation } = await anInvitedBoard();
    await changeMember(board, max, { role: "manager" });

    const answers = [
      await linkOf(anna, invitation),
      await linkOf(max, invitation),
      await linkOf(await anAdmin(), invitation),
    ];

    const token = await mailedToken();
    const link = `https://boards.test/invitations?token=${token}`;
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [200, { link }]));
    expect(answers[0]?.headers.get("cache-control")).toBe("private, no-store");
    const joined = await call(accept, { body: { token, login: "nina", password: "a long enough passphrase" } });
    expect([joined.status, joined.json.board.id]).toEqual([200, board.id]);
  });

  test("each invitation has its own link, also one of the same address to another board", async () => {
    const { anna, board } = await anInvitedBoard();
    await invite(anna, board, { email: "tom@example.com" });
    await invite(anna, await aBoard({ members: [[anna, "manager"]] }), { email: "nina@example.com" });

    const invitations = await db.invitation.findMany();
    const links = await Promise.all(invitations.map(async (one) => (await linkOf(anna, one)).json.link));

    expect(new Set(links).size).toBe(3);
  });

  test.each<[string, Partial<Invitation>]>([
    ["has expired", { expiresAt: new Date(Date.now() - 1) }],
    ["was used", { usedAt: new Date() }],
    ["was made with another secret", { digest: "another" }],
  ])("answers 404 for an invitation that %s", async (_, data) => {
    const { anna, invitation } = await anInvitedBoard();
    await db.invitation.update({ where: { id: invitation.id }, data });

    const { status, json } = await linkOf(anna, invitation);

    expect([status, json.message]).toEqual([404, "Invitation not found."]);
  });

  test("answers 404 for an invitation whose sender may no longer invite, as its link opens nothing", async () => {
    const { anna, max, board, invitation } = await anInvitedBoard();
    await changeMember(board, max, { role: "manager" });
    await changeMember(board, anna, { role: "member" });

    expect((await linkOf(max, invitation)).status).toBe(404);
  });

  test("answers 404 for an invitation that does not exist", async () => {
    const { anna, invitation } = await anInvitedBoard();

    expect((await linkOf(anna, { ...invitation, id: invitation.id + 1 })).status).toBe(404);
  });

  test("answers 403 for members", async () => {
    const { max, invitation } = await anInvitedBoard();

    expect((await linkOf(max, invitation)).status).toBe(403);
  });
});
