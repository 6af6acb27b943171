import { describe, expect, test } from "vitest";
import { PUT as changePassword } from "@/app/wp-json/boards-app/v1/password/route";
import { DELETE as endSession } from "@/app/wp-json/boards-app/v1/sessions/[session_id]/route";
import { DELETE as leave } from "@/app/wp-json/boards-app/v1/sessions/route";
import { POST as remove } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { DELETE as deleteUser, PUT as updateUser } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { db, pool } from "@/lib/db";
import {
  aBoardOfAnna,
  aBrowserOf,
  aHub,
  aMember,
  anAdmin,
  aServiceAdmin,
  aTask,
  aUser,
  aUserWithPassword,
  call,
  type Events,
  eventsOfNewStream,
  openStream,
  PASSWORD,
  watchBoard,
} from "@/lib/testing";
import { PERSONAL_CHANNEL } from "@/lib/live/changes";

const ended = (board: number) => ({ event: "ended", data: { board } });

async function expectEnd(viewer: Events, board: { id: number }) {
  expect(await viewer.next()).toEqual(ended(board.id));
  expect(await viewer.next()).toBeNull();
}

describe("S7 revoked access to a board closes the open stream", () => {
  test("of a removed member, before any other event, and it cannot be opened again", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const viewer = await watchBoard(board, max);
    const staying = await watchBoard(board, anna);

    await call(remove, { as: anna, params: { board_id: board.id, user_id: max.id } });
    await aTask(toDo);

    await expectEnd(viewer, board);
    expect(await staying.next()).toMatchObject({ event: "changed" });
    expect((await openStream((await aBrowserOf(max)).cookie, board.id)).status).toBe(403);
  });

  test("of a member who is removed in the commit that changes a task", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const viewer = await watchBoard(board, max);

    await db.$transaction([
      db.task.update({ where: { id: task.id }, data: { title: "Secret" } }),
      db.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: max.id } } }),
    ]);

    await expectEnd(viewer, board);
  });

  test.each([
    ["a demoted administrator's", anAdmin, { roles: ["subscriber"] }],
    ["a former service admin's", aServiceAdmin, null],
  ])("of a person who lost access: %s", async (_, make, body) => {
    const { board } = await aBoardOfAnna();
    const person = await make();
    const viewer = await watchBoard(board, person);

    if (body) await call(updateUser, { as: await anAdmin(), params: { user_id: person.id }, body });
    else await db.user.update({ where: { id: person.id }, data: { isServiceAdmin: false } });

    await expectEnd(viewer, board);
  });

  test("but not of a demoted administrator who is also a member", async () => {
    const { board, toDo } = await aBoardOfAnna();
    const person = await anAdmin();
    await aMember(board, person);
    const viewer = await watchBoard(board, person);

    await call(updateUser, { as: await anAdmin(), params: { user_id: person.id }, body: { roles: ["subscriber"] } });
    await aTask(toDo);

    expect(await viewer.next()).toMatchObject({ event: "changed", data: { what: ["tasks"] } });
  });

  test("partly, if it also has the person's own channel, which ends with the session", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const { cookie, session } = await aBrowserOf(max);
    const { next } = await eventsOfNewStream(cookie, `${PERSONAL_CHANNEL},${board.id}`);
    expect(await next()).toEqual({ event: "ready", data: { boards: [PERSONAL_CHANNEL, board.id] } });

    await call(remove, { as: anna, params: { board_id: board.id, user_id: max.id } });
    expect(await next()).toEqual(ended(board.id));
    expect(await next()).toMatchObject({ event: "changed", data: { board: PERSONAL_CHANNEL } });
    await db.session.delete({ where: { id: session.id } });

    expect(await next()).toBeNull();
    expect((await openStream(cookie, PERSONAL_CHANNEL)).status).toBe(401);
  });

  test("of a deleted person", async () => {
    const { max, board } = await aBoardOfAnna();
    const viewer = await watchBoard(board, max);

    await call(deleteUser, {
      as: await anAdmin(),
      params: { user_id: max.id },
      body: { force: true, reassign: false },
    });

    expect(await viewer.next()).toBeNull();
  });

  test("of a revoked session, but not of the person's other sessions", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [viewer, other] = [await watchBoard(board, max), await watchBoard(board, max)];

    await call(endSession, { headers: (await aBrowserOf(max)).headers, params: { session_id: viewer.session.id } });
    await aTask(toDo);

    expect(await viewer.next()).toBeNull();
    expect(await other.next()).toMatchObject({ event: "changed" });
  });

  test("of all other browsers when they are signed out or the password is changed", async () => {
    const { board } = await aBoardOfAnna();
    const person = await aUserWithPassword();
    await aMember(board, person);
    const { headers } = await aBrowserOf(person);

    const first = await watchBoard(board, person);
    await call(leave, { headers });
    expect(await first.next()).toBeNull();

    const second = await watchBoard(board, person);
    await call(changePassword, { headers, body: { current_password: PASSWORD, new_password: "a better password" } });
    expect(await second.next()).toBeNull();
  });

  test("when the session expires", async () => {
    const { max, board } = await aBoardOfAnna();
    const { cookie, session } = await aBrowserOf(max);
    await db.session.update({ where: { id: session.id }, data: { expiresAt: new Date(Date.now() + 300) } });
    const response = await openStream(cookie, board.id);

    expect(response.status).toBe(200);
    await response.text();

    expect((await openStream(cookie, board.id)).status).toBe(401);
  });

  test("even if it was revoked while the process received no notifications", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const hub = aHub();
    const [staying, removed, signedOut] = [
      await watchBoard(board, anna, hub),
      await watchBoard(board, max, hub),
      await watchBoard(board, vera, hub),
    ];

    await withoutNotifications(async () => {
      await pool().query("DELETE FROM board_member WHERE user_id = $1", [max.id]);
      await pool().query("DELETE FROM session WHERE id = $1", [signedOut.session.id]);
    });
    await pool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'boards live'",
    );

    await expectEnd(removed, board);
    await expectEnd(signedOut, board);
    expect(await staying.next()).toEqual({ event: "resync", data: {} });
  });

  test("and neither an application password nor an invalid cookie can open one", async () => {
    const { board } = await aBoardOfAnna();
    const { cookie, session } = await aBrowserOf(await aUser());
    await db.session.delete({ where: { id: session.id } });

    expect((await openStream(cookie, board.id)).status).toBe(401);
    expect((await openStream({ authorization: `Basic ${btoa("anna:abcd efgh")}` }, board.id)).status).toBe(401);
  });
});

/** Simulates a broken LISTEN connection. */
async function withoutNotifications(work: () => Promise<void>) {
  const tables = ["board_member", "session"];
  for (const table of tables) await pool().query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work().finally(async () => {
    for (const table of tables) await pool().query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  });
}
