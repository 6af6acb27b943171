import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import {
  aBoard,
  aBoardOfAnna,
  aBrowserOf,
  aMember,
  anAdmin,
  anInvitation,
  aServiceAdmin,
  aUser,
  boardsWithChangedMembers,
  call,
  changeMember,
  refusingAtCommit,
  removeMember,
  roleOf,
  sessionCookieOf,
  signInWith,
  statusesOf,
} from "@/lib/testing";
import { writeSiteSettings } from "@/lib/settings/site";
import { removeUser } from "@/lib/users/delete";
import { POST } from "./route";

const PASSWORD = "a long enough passphrase";
const newcomer = { display_name: "Nina Moss", login: "nina", password: PASSWORD };
const accept = (body: object, as?: User) => call(POST, { as, body });
const ninas = () => db.user.count({ where: { login: { startsWith: "nina" } } });

async function anInvitedNina() {
  const { anna, board } = await aBoardOfAnna();
  return { anna, board, token: await anInvitation(anna, board) };
}
const OVER = "This invitation has expired, was used before, or was taken back. Please ask for a new one.";

describe("POST /invitations for a new person", () => {
  test.each(["manager", "member", "viewer"] as const)(
    "makes an account with the invited address and the membership of a %s",
    async (role) => {
      const { anna, board } = await aBoardOfAnna();
      const token = await anInvitation(anna, board, "Nina@example.com", role);

      const rights = { role: "administrator", is_super: true, isServiceAdmin: true };
      const { json } = await accept({ ...newcomer, ...rights, token, email: "eve@example.com" });

      expect(json).toEqual({ message: "You are on the board", board: { id: board.id, title: board.title } });
      const nina = await db.user.findFirstOrThrow({ where: { login: "nina" } });
      expect(nina).toMatchObject({
        email: "Nina@example.com",
        displayName: "Nina Moss",
        role: "subscriber",
        isServiceAdmin: false,
      });
      expect(await roleOf(board, nina)).toBe(role);
      expect(await db.activity.findMany()).toMatchObject([
        { boardId: board.id, action: "added", column: role, newValue: "Nina Moss", createdById: anna.id },
      ]);
      expect(await boardsWithChangedMembers()).toEqual([board.id]);
      expect((await db.invitation.findFirstOrThrow()).usedAt).not.toBeNull();
      expect(sessionCookieOf(await signInWith("nina", PASSWORD))).not.toBeNull();
    },
  );

  test("five requests at once make one account", async () => {
    const { token } = await anInvitedNina();

    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => accept({ ...newcomer, token, login: `nina${at}` })));

    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(1);
    expect(statusesOf(answers).filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
    expect(await ninas()).toBe(1);
  });

  test("without a name, the user name is used", async () => {
    const { token } = await anInvitedNina();

    await accept({ token, login: "nina", password: PASSWORD });

    expect((await db.user.findFirstOrThrow({ where: { login: "nina" } })).displayName).toBe("nina");
  });

  test.each([
    ["", "ar_EG", "ar_EG"],
    ["de_DE", "ar_EG", null],
    ["", "fr_FR", null],
    ["", ["ar"], null],
  ])(
    "with the language %j of the site, the locale %j of the page becomes %j for the account",
    async (site, sent, kept) => {
      const { token } = await anInvitedNina();
      await writeSiteSettings(db, { language: site });

      expect((await call(POST, { body: { ...newcomer, token, locale: sent } })).status).toBe(200);

      expect((await db.user.findFirstOrThrow({ where: { login: "nina" } })).locale).toBe(kept);
    },
  );

  test.each<[string, (sender: User, board: Board) => Promise<unknown>]>([
    ["is on the board no more", (sender, board) => removeMember(board, sender)],
    ["manages only another one", (sender, board) => changeMember(board, sender, { role: "member" })],
    ["has no account any more", async (sender) => removeUser(sender, null)],
  ])("S7 S31: answers 400 for a link of a sender who %s; others may invite the address again", async (_, lose) => {
    const { anna, max, board } = await aBoardOfAnna();
    await changeMember(board, max, { role: "manager" });
    await aBoard({ members: [[max, "manager"]] });
    const token = await anInvitation(max, board, "nina@example.com", "manager");
    await lose(max, board);

    const { status, json } = await accept({ ...newcomer, token });

    expect([status, json.message]).toEqual([400, OVER]);
    expect(await ninas()).toBe(0);
    expect((await accept({ ...newcomer, token: await anInvitation(anna, board) })).status).toBe(200);
  });

  test("a link from an admin works as long as the sender is an admin", async () => {
    const { board } = await aBoardOfAnna();
    const [ada, sam] = [await anAdmin(), await aServiceAdmin()];
    const [ofAda, ofSam] = [await anInvitation(ada, board), await anInvitation(sam, board, "sam@invited.example")];
    await db.user.update({ where: { id: sam.id }, data: { isServiceAdmin: false } });

    expect((await accept({ ...newcomer, token: ofSam })).json.message).toBe(OVER);
    expect((await accept({ ...newcomer, token: ofAda })).status).toBe(200);
  });

  test.each([
    ["used", { usedAt: new Date() }],
    ["expired", { expiresAt: new Date(Date.now() - 1) }],
    ["of another token", { digest: "another" }],
  ])("answers 400 for a link that is %s, and makes no account", async (_, data) => {
    const { token } = await anInvitedNina();
    await db.invitation.updateMany({ data });

    const { status, json } = await accept({ ...newcomer, token });

    expect([status, json.message, json.data.params]).toEqual([400, OVER, { token: OVER }]);
    expect([await ninas(), await db.boardMember.count()]).toEqual([0, 3]);
  });

  test.each([
    [{ login: "" }, { login: "The login field is required." }],
    [{ login: "нина" }, { login: "The login format is invalid." }],
    [{ login: "boss@example.com" }, { login: "The user name must not be somebody else's e-mail address." }],
    [{ password: "short" }, { password: "The password must have at least 8 characters." }],
    [{ password: "NINA@example.com" }, { password: "The password must not be the user name or the e-mail address." }],
  ])("answers 400 for %j, and the link stays valid", async (wrong, params) => {
    const { token } = await anInvitedNina();

    const { json } = await accept({ ...newcomer, token, ...wrong });

    expect(json.data.params).toEqual(params);
    expect((await accept({ ...newcomer, token })).status).toBe(200);
  });

  test("answers 400 without a token; 409 for a user name that is taken, and the link stays valid", async () => {
    const { anna, token } = await anInvitedNina();

    expect((await accept(newcomer)).json.data.params).toEqual({ token: "The token field is required." });
    const taken = await accept({ ...newcomer, token, login: anna.login.toUpperCase() });
    expect([taken.status, taken.json.code]).toEqual([409, "existing_user_login"]);
    expect((await accept({ ...newcomer, token })).status).toBe(200);
  });

  test("is all or nothing", async () => {
    const { token } = await anInvitedNina();

    expect((await refusingAtCommit("activity", () => accept({ ...newcomer, token }))).status).toBe(500);
    expect([await ninas(), (await db.invitation.findFirstOrThrow()).usedAt]).toEqual([0, null]);
  });

  test("answers 429 after thirty tokens from one address, and only there", async () => {
    for (let at = 0; at < 30; at += 1) expect((await accept({ ...newcomer, token: `guess ${at}` })).status).toBe(400);

    expect((await accept({ ...newcomer, token: "guess" })).status).toBe(429);
    const elsewhere = { [SOCKET_ADDRESS]: "198.51.100.7" };
    expect((await call(POST, { body: { ...newcomer, token: "guess" }, headers: elsewhere })).status).toBe(400);
  });
});

describe("POST /invitations for a person with an account", () => {
  test("anyone signed in with the invited address joins; a person who became a member meanwhile keeps the role", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const tom = await aUser({ email: "Tom@Example.com" });
    const token = await anInvitation(anna, board, "tom@example.com", "manager");

    expect((await accept({ token }, tom)).status).toBe(200);
    expect(await roleOf(board, tom)).toBe("manager");

    const late = await aUser();
    const second = await anInvitation(anna, board, late.email, "manager");
    await aMember(board, late, "viewer");
    expect((await accept({ token: second }, late)).status).toBe(200);
    expect([await roleOf(board, late), await roleOf(board, vera)]).toEqual(["viewer", "viewer"]);
    expect(await db.activity.count()).toBe(1);
  });

  test("answers 403 for somebody else, who does not use it up; 409 when signed out, without a second account", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const tom = await aUser();
    const token = await anInvitation(anna, board, tom.email);

    expect((await accept({ token }, max)).json.message).toBe("This invitation is for another e-mail address.");
    const nobody = await accept({ ...newcomer, token });
    expect([nobody.status, nobody.json.message, await ninas()]).toEqual([
      409,
      "There is an account with this e-mail address. Please sign in first.",
      0,
    ]);
    expect((await accept({ token }, tom)).status).toBe(200);
    expect((await accept({ token }, tom)).json.message).toBe(OVER);
  });

  test("a cookie without its nonce means signed out: another site can't accept in a person's name", async () => {
    const { anna, board } = await aBoardOfAnna();
    const tom = await aUser();
    const token = await anInvitation(anna, board, tom.email);

    expect((await call(POST, { body: { token }, headers: (await aBrowserOf(tom)).cookie })).status).toBe(409);
  });
});
