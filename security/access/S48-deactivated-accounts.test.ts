import { describe, expect, test } from "vitest";
import { POST as ACCEPT } from "@/app/wp-json/boards-app/v1/invitations/route";
import { POST as FORGOT } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as RESET } from "@/app/wp-json/boards-app/v1/password/reset/route";
import { POST as DEACTIVATE } from "@/app/wp-json/boards-app/v1/people/[user_id]/deactivate/route";
import { POST as LINK } from "@/app/wp-json/boards-app/v1/people/[user_id]/password-link/route";
import { POST as ADD_TO_BOARDS } from "@/app/wp-json/boards/v2/managers/add-users-to-boards/route";
import { POST as SYNC_ROLES } from "@/app/wp-json/boards/v2/managers/roles/[user_id]/route";
import { POST as ADD_MEMBER } from "@/app/wp-json/boards/v2/projects/[board_id]/add-members/route";
import { POST as CREATE_BOARD } from "@/app/wp-json/boards/v2/projects/route";
import { PUT as UPDATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { GET as SEARCH } from "@/app/wp-json/boards/v2/search-boards-users/route";
import { GET as READ_USER } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { sendDailySummary } from "@/lib/reminders/daily";
import {
  aBoardOfAnna,
  aBrowserOf,
  anAdmin,
  anInvitation,
  assign,
  aTask,
  aTaskOfAnna,
  aUser,
  aUserWithPassword,
  basic,
  call,
  mailsOfKind,
  newApplicationPassword,
  PASSWORD,
  runJobs,
  sessionCookieOf,
  signInWith,
  statusesOf,
  watch,
  watchBoard,
} from "@/lib/testing";
import { queueMail } from "@/lib/mail/queue";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { postWpLogin } from "@/security/post-wp-login";

givePeopleMailboxes();

const password = "a long enough passphrase";
const readMe = (headers: Record<string, string>) => call(READ_USER, { params: { user_id: "me" }, headers });
const deactivate = async ({ id }: Pick<User, "id">) =>
  expect((await call(DEACTIVATE, { as: await anAdmin(), params: { user_id: id } })).status).toBe(200);

describe("S48 a deactivated account", () => {
  test("is refused by cookie and application password from the next request on", async () => {
    const max = await aUser();
    const [browser, program] = [await aBrowserOf(max), basic(max.login, await newApplicationPassword(max))];
    await deactivate(max);

    expect((await readMe(browser.headers)).status).toBe(401);
    const { status, json } = await readMe(program);
    expect([status, json.code]).toEqual([401, "incorrect_password"]);
  });

  test("is refused by a session that is created during the deactivation", async () => {
    const max = await aUser({ deactivatedAt: new Date() });

    expect((await readMe((await aBrowserOf(max)).headers)).status).toBe(401);
  });

  test("cannot sign in, with the same answers as for an unknown name", async () => {
    const max = await aUserWithPassword();
    await deactivate(max);
    const form = async (log: string) => (await postWpLogin({ log, pwd: PASSWORD })).text();

    const [known, unknown] = [await signInWith(max.login, PASSWORD), await signInWith("nobody", PASSWORD)];

    expect(sessionCookieOf(known)).toBeNull();
    expect([known.status, known.location, known.body]).toEqual([unknown.status, unknown.location, unknown.body]);
    expect((await form("nobody")).replace("nobody", max.login)).toBe(await form(max.login));
    expect(await db.session.count()).toBe(0);
  });

  test("cannot set a password by an open link or a new one", async () => {
    const [admin, max] = [await anAdmin(), await aUserWithPassword()];
    const { url } = (await call(LINK, { as: admin, params: { user_id: max.id } })).json.link;
    await deactivate(max);

    const { status } = await call(RESET, { body: { token: new URL(url).searchParams.get("token"), password } });
    const known = await call(FORGOT, { body: { login: max.login } });
    const unknown = await call(FORGOT, { body: { login: "nobody" } });
    await runJobs();

    expect(status).toBe(400);
    expect([known.json, known.queries]).toEqual([unknown.json, unknown.queries]);
    expect(await mailsOfKind("password-reset")).toHaveLength(0);
    expect((await db.user.findUniqueOrThrow({ where: { id: max.id } })).passwordHash).toBe(max.passwordHash);
  });

  test("cannot accept an invitation, with the same answer as for an invalid one", async () => {
    const { anna, board } = await aBoardOfAnna();
    const nina = await aUser({ email: "nina@example.com" });
    const token = await anInvitation(anna, board);
    await deactivate(nina);

    const [known, invalid] = await Promise.all(
      [token, "x".repeat(43)].map((each) => call(ACCEPT, { body: { token: each, login: "other", password } })),
    );

    expect([known?.status, known?.json.message]).toEqual([400, expect.stringContaining("This invitation has expired")]);
    expect(known?.json).toEqual(invalid?.json);
    expect(await db.boardMember.count({ where: { userId: nina.id } })).toBe(0);
  });

  test("has its sent invitations refused", async () => {
    const { anna, board } = await aBoardOfAnna();
    const token = await anInvitation(anna, board, "new@example.com");
    await deactivate(anna);

    expect((await call(ACCEPT, { body: { token, login: "new", password } })).status).toBe(400);
  });

  test("loses its open live stream, and nobody else does", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [viewer, staying] = [await watchBoard(board, max), await watchBoard(board, anna)];

    await deactivate(max);
    await aTask(toDo);

    expect(await viewer.next()).toBeNull();
    expect(await staying.next()).toMatchObject({ event: "changed" });
  });

  test("loses the boards of a live stream even if its session still exists", async () => {
    const { max, board } = await aBoardOfAnna();
    const viewer = await watchBoard(board, max);

    await db.user.update({ where: { id: max.id }, data: { deactivatedAt: new Date() } });

    expect(await viewer.next()).toEqual({ event: "ended", data: { board: board.id } });
    expect(await viewer.next()).toBeNull();
  });
});

describe("S48 a deactivated person cannot be found", () => {
  test("by search, for colleagues and for admins", async () => {
    const { anna, max } = await aBoardOfAnna();
    const admin = await anAdmin();
    await deactivate(max);

    for (const as of [anna, admin])
      expect((await call(SEARCH, { as, query: { searchInput: max.displayName } })).json).toEqual([]);
  });

  test("for boards, with the same answers as for an unknown person", async () => {
    const { board } = await aBoardOfAnna();
    const [admin, gone] = [await anAdmin(), await aUser({ deactivatedAt: new Date() })];
    const answers = async (id: number) => {
      const all = await Promise.all([
        call(ADD_MEMBER, { as: admin, params: { board_id: board.id }, body: { memberId: id } }),
        call(ADD_TO_BOARDS, { as: admin, body: { user_ids: [id], board_ids: [board.id] } }),
        call(SYNC_ROLES, { as: admin, params: { user_id: id }, body: { roles: { [board.id]: "member" } } }),
        call(CREATE_BOARD, { as: admin, body: { board: { title: "New", type: "to-do" }, member_ids: [id] } }),
      ]);
      return all.map(({ status, json }) => ({ status, json }));
    };

    const deactivated = await answers(gone.id);

    expect(statusesOf(deactivated)).toEqual([404, 404, 404, 404]);
    expect(deactivated).toEqual(await answers(4711));
    expect(await db.boardMember.count({ where: { userId: gone.id } })).toBe(0);
  });

  test("for tasks and mentions, even as a member; existing assignments stay and can be removed", async () => {
    const { anna, max, toDo, task, params } = await aTaskOfAnna();
    const assignedTask = await assign(await aTask(toDo), max);
    await deactivate(max);
    const put = async ({ id }: Pick<Task, "id">, value: object) =>
      (
        await call(UPDATE_TASK, {
          as: anna,
          params: { ...params, task_id: id },
          body: { property: "assignees", value },
        })
      ).status;
    const say = async (more: object) =>
      (await call(COMMENT, { as: anna, params, body: { comment: `Hello @${max.login}`, ...more } })).status;

    expect(await put(task, { add: [max.id], remove: [] })).toBe(400);
    expect([await say({ mentionData: [max.id] }), await say({})]).toEqual([403, 201]);
    expect(await db.commentMention.count()).toBe(0);
    expect(await db.taskAssignee.count({ where: { taskId: assignedTask.id } })).toBe(1);
    expect(await put(assignedTask, { add: [], remove: [max.id] })).toBe(200);
    expect(await db.taskAssignee.count()).toBe(0);
  });
});

describe("S48 a deactivated person receives nothing", () => {
  test("neither notifications nor mails, not even mails that were written before", async () => {
    const server = await smtpServer();
    const { anna, max, task, params } = await aTaskOfAnna({ dueAt: new Date(Date.now() - 48 * 3_600_000) });
    await watch(await assign(task, max), max);
    await db.$transaction((tx) =>
      queueMail(tx, {
        kind: "test",
        to: max,
        letter: { locale: "en", subject: "Before", greeting: "Hello", paragraphs: ["…"], ending: "" },
      }),
    );
    await deactivate(max);

    await call(COMMENT, { as: anna, params, body: { comment: "Hello" } });
    await sendDailySummary({ userId: max.id, day: "2031-01-10" });
    await runJobs();

    expect(server.received).toEqual([]);
    expect(await db.notificationRecipient.count({ where: { userId: max.id } })).toBe(0);
    expect((await db.mail.findMany({ where: { userId: max.id } })).map(({ lastError }) => lastError)).toEqual([
      "Its receiver's account is deactivated.",
    ]);
  });
});
