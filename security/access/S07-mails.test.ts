import { describe, expect, test } from "vitest";
import { POST as REMOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as CHANGE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/bulk-actions/route";
import { POST as SEND_ALL_AGAIN } from "@/app/wp-json/boards-app/v1/mails/retry/route";
import { DELETE as DELETE_USER, PATCH as UPDATE_USER } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import type { User } from "@/generated/prisma/client";
import { db, pool, transaction } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { sendDailySummary } from "@/lib/reminders/daily";
import { remindOfTasks } from "@/lib/reminders/remind";
import { aBoardOfAnna, aMember, anAdmin, aTask, aTimer, aUser, call, minutesAgo, runJobs } from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { warnOfTimers } from "@/lib/timer/warn";
import { sendPasswordReset } from "@/lib/users/passwords/send-reset";
import { setPassword } from "@/lib/users/passwords/set";

givePeopleMailboxes();

type World = Awaited<ReturnType<typeof aWorldOf>>;

const HOUR = 3_600_000;

async function aWorldOf(me: User) {
  const world = await aBoardOfAnna();
  if (me.role !== "administrator") await aMember(world.board, me);
  const tasks = [];
  for (let at = 1; at <= 6; at += 1)
    tasks.push(
      (await aTask(world.toDo, { dueAt: new Date(Date.now() - 30 * HOUR), remindAt: new Date(Date.now() - 60_000) }))
        .id,
    );
  await db.taskAssignee.createMany({ data: tasks.map((taskId) => ({ taskId, userId: me.id })) });
  return { ...world, me, admin: await anAdmin(), tasks };
}

async function succeed(handler: RouteHandler, given: Parameters<typeof call>[1]) {
  expect((await call(handler, given)).status).toBeLessThan(300);
}

const comment = ({ board, max, tasks }: World) =>
  succeed(COMMENT, { as: max, params: { board_id: board.id, task_id: tasks[0] ?? 0 }, body: { comment: "Secret" } });
const moveAll = ({ board, max, tasks, doing }: World) =>
  succeed(CHANGE_MANY, {
    as: max,
    params: { board_id: board.id },
    body: { action: "move_tasks", task_ids: tasks, target_stage_id: doing.id },
  });
const summarize = ({ me }: World) => sendDailySummary({ userId: me.id, day: "2031-01-10" });
const resetPassword = ({ me }: World) => sendPasswordReset({ login: me.login });
const changePassword = ({ me }: World) => transaction((tx) => setPassword(tx, me, "x", null));

async function forgetTimer({ board, me, tasks }: World) {
  await aTimer({ id: tasks[0] ?? 0, boardId: board.id }, me, { runningSince: minutesAgo(481) });
  await warnOfTimers();
}

const OF_BOARDS = {
  "task-news": comment,
  "tasks-news": moveAll,
  reminder: remindOfTasks,
  "daily-summary": summarize,
  timer: forgetTimer,
};
const OF_ACCOUNTS = { "password-reset": resetPassword, "password-changed": changePassword };

async function queued(kind: string, write: (world: World) => Promise<unknown>, me: User): Promise<World> {
  const world = await aWorldOf(me);
  await write(world);
  await pool().query("UPDATE graphile_worker._private_jobs SET run_at = now()");
  await runJobs((job) => job !== "send-mail");
  expect(
    await db.mail.findMany({
      select: { kind: true, state: true },
      distinct: ["kind", "state"],
      where: { userId: me.id },
    }),
  ).toEqual([{ kind, state: "queued" }]);
  return world;
}

const remove = ({ board, admin, me }: World) =>
  succeed(REMOVE, { as: admin, params: { board_id: board.id, user_id: me.id } });
const deleteAccount = ({ admin, me }: World) =>
  succeed(DELETE_USER, { as: admin, params: { user_id: me.id }, body: { force: true, reassign: false } });
const demote = ({ admin, me }: World) =>
  succeed(UPDATE_USER, { as: admin, params: { user_id: me.id }, body: { roles: ["subscriber"] } });

const WAYS: [string, () => Promise<User>, (world: World) => Promise<void>, object][] = [
  ["a member who is removed", aUser, remove, OF_BOARDS],
  ["a member whose account is deleted", aUser, deleteAccount, { ...OF_BOARDS, ...OF_ACCOUNTS }],
  ["an administrator who is demoted", anAdmin, demote, OF_BOARDS],
];

describe("S7 S32 a pending mail is never sent to a receiver who lost access, not even when all mails are retried", () => {
  describe.each(WAYS)("%s", (_, person, loses, kinds) => {
    test.each<[string, (world: World) => Promise<unknown>]>(Object.entries(kinds))(
      "gets no %s mail",
      async (kind, write) => {
        const { received } = await smtpServer();
        const world = await queued(kind, write, await person());

        await loses(world);
        await runJobs();
        await succeed(SEND_ALL_AGAIN, { as: world.admin });
        await runJobs();

        expect(received.filter(({ envelope }) => envelope.to.includes(world.me.email))).toEqual([]);
        expect(await db.mail.count({ where: { toAddress: world.me.email, state: { not: "dead" } } })).toBe(0);
      },
    );
  });

  test.each(Object.entries({ ...OF_BOARDS, ...OF_ACCOUNTS }))(
    "a receiver who kept access gets the %s mail",
    async (kind, write) => {
      const { received } = await smtpServer();
      const { me } = await queued(kind, write, await aUser());

      await runJobs();

      expect(received.filter(({ envelope }) => envelope.to.includes(me.email)).length).toBeGreaterThan(0);
    },
  );
});
