import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { queueMail } from "@/lib/mail/queue";
import { unsubscribeHeaders, unsubscribe } from "@/lib/mail/unsubscribe";
import { retryMails } from "@/lib/mail/retry";
import { sendDailySummary } from "@/lib/reminders/daily";
import {
  aBoard,
  anAdmin,
  aServiceAdmin,
  assign,
  aStage,
  aTask,
  aTaskOfAnna,
  aUser,
  requestOn,
  runJobs,
  runJobsAfterMinutes,
} from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";

givePeopleMailboxes();

type Scene = Awaited<ReturnType<typeof aTaskOfAnna>>;

const NOT_SEEN = { state: "dead", lastError: "Its receiver may not see the task any more." };
const UNWANTED = { state: "dead", lastError: "Its receiver does not want such mails any more." };
const letter = { locale: "en", subject: "Hello", greeting: "Hello,", paragraphs: [], ending: "Bye" };

let scene: Scene;
beforeEach(async () => {
  scene = await aTaskOfAnna({ title: "Card", dueAt: new Date(Date.now() - 86_400_000) });
  await assign(scene.task, scene.anna);
});

const comments = () =>
  requestOn(scene.board, scene.max, `POST tasks/${scene.task.id}/comments`, {
    comment: "Secret",
  });

/** Max comments on Anna's task while the mail server is unreachable, so the mail to her is queued. */
async function written() {
  const server = await smtpServer({ refuse: { at: "sender", reply: "451 later", times: 1 } });
  await comments();
  await runJobsAfterMinutes(2);
  return server;
}
const theMail = () => db.mail.findFirstOrThrow();

/** A time zone in which it is this hour now. */
function zoneAtHour(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

type Server = Awaited<ReturnType<typeof smtpServer>>;

async function expectUnsent({ received }: Server, mail: object) {
  expect(received).toEqual([]);
  expect(await theMail()).toMatchObject(mail);
}

/** Each returns what takes away the receiver's access. */
const LOSSES: [string, () => Promise<() => Promise<unknown>>][] = [
  [
    "about a task that was moved to another team's board",
    async () => {
      const { id: stageId, boardId } = await aStage(await aBoard());
      return () => db.task.update({ where: { id: scene.task.id }, data: { boardId, stageId } });
    },
  ],
  [
    "to an administrator without boards who is demoted",
    async () => {
      const { id: userId } = await anAdmin();
      await db.taskAssignee.updateMany({ data: { userId } });
      return () => db.user.update({ where: { id: userId }, data: { role: "subscriber" } });
    },
  ],
];

describe.each(LOSSES)("a mail %s", (_, prepare) => {
  test("is not written if that happened before the mail", async () => {
    const { received } = await smtpServer();
    const lose = await prepare();
    await comments();
    await lose();

    await runJobsAfterMinutes(2);

    expect([received.length, await db.mail.count()]).toEqual([0, 0]);
  });

  test("is not sent if that happened after the mail was written", async () => {
    const lose = await prepare();
    const server = await written();
    await lose();

    await runJobsAfterMinutes(60);

    await expectUnsent(server, NOT_SEEN);
  });
});

describe("a mail to a deleted account", () => {
  test("is not sent, not even by a manual retry", async () => {
    const server = await smtpServer();
    const anna = await aUser();
    await transaction((tx) => queueMail(tx, { kind: "password-reset", to: anna, letter }));
    await db.user.delete({ where: { id: anna.id } });

    await runJobs();
    await retryMails();
    await runJobs();

    await expectUnsent(server, {
      state: "dead",
      attempts: 2,
      lastError: "Its receiver has no account any more.",
    });
  });

  test("is refused, unlike an invitation, which needs no account", async () => {
    const { received } = await smtpServer();
    await transaction((tx) =>
      queueMail(tx, { kind: "invitation", to: { id: null, email: "new@mail.internal" }, letter }),
    );

    await runJobs();

    expect(received).toHaveLength(1);
  });
});

describe("a mail about boards", () => {
  const about = async (to: User, boardIds: number[], meanwhile = async () => {}) => {
    const { received } = await smtpServer();
    await transaction((tx) =>
      queueMail(tx, {
        kind: "tasks-news",
        to,
        letter,
        boardIds,
        headers: unsubscribeHeaders({ userId: to.id, kinds: ["email_after_comment"] }),
      }),
    );
    await meanwhile();
    await runJobs();
    return received.length;
  };

  test("is sent to members of all of them, and to administrators", async () => {
    const other = await aBoard({ members: [[scene.anna, "viewer"]] });
    for (const receiver of [scene.anna, await anAdmin(), await aServiceAdmin()])
      expect(await about(receiver, [scene.board.id, other.id, other.id])).toBe(1);
  });

  test.each(["that is another's", "that is gone"])(
    "is not sent to a member of only one of them, with another one %s",
    async (which) => {
      const other = await aBoard();
      if (which === "that is gone") await db.board.delete({ where: { id: other.id } });

      expect(await about(scene.anna, [scene.board.id, other.id])).toBe(0);
      expect(await theMail()).toMatchObject(NOT_SEEN);
    },
  );

  test.each([
    ["on one of them is still wanted on the other", 1, 1],
    ["on all of them does not leave", 2, 0],
  ])("is not sent if its kind was switched off %s", async (_, off, arrived) => {
    const other = await aBoard({ members: [[scene.anna, "member"]] });
    const boardIds = [scene.board.id, other.id];
    const switchOff = async () =>
      void (await db.boardMember.updateMany({
        where: { userId: scene.anna.id, boardId: { in: boardIds.slice(0, off) } },
        data: { preferences: { email_after_comment: false } },
      }));

    expect(await about(scene.anna, boardIds, switchOff)).toBe(arrived);
  });
});

describe("a daily summary", () => {
  async function summary() {
    const elsewhere = await aStage(await aBoard({ members: [[scene.anna, "member"]] }));
    await assign(await aTask(elsewhere, { dueAt: new Date(Date.now() - 86_400_000) }), scene.anna);
    const server = await smtpServer();
    await sendDailySummary({ userId: scene.anna.id, day: "2031-01-10" });
    return { ...server, elsewhere };
  }

  test("records the boards that it names", async () => {
    const { elsewhere } = await summary();

    expect((await theMail()).boardIds).toEqual([scene.board.id, elsewhere.boardId]);
  });

  test("is not sent after a day, not even by a manual retry", async () => {
    const server = await summary();
    await db.mail.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000), state: "dead" } });

    await retryMails();
    await runJobs();

    await expectUnsent(server, { state: "dead", lastError: "Its day is over." });
  });

  test.each([
    ["not sent once it is the next day there", 1, 0],
    ["sent some hours later on the same day", 12, 1],
  ])("that was written two hours ago is in the time zone of its receiver %s", async (_, hour, arrived) => {
    const { received } = await summary();
    await db.user.update({ where: { id: scene.anna.id }, data: { timezone: zoneAtHour(hour) } });
    await db.mail.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 3_600_000) } });

    await runJobs();

    expect(received).toHaveLength(arrived);
    if (arrived === 0) expect(await theMail()).toMatchObject({ state: "dead", lastError: "Its day is over." });
  });

  test("is not sent when its receiver has switched it off", async () => {
    const server = await summary();
    await unsubscribe({ userId: scene.anna.id, kinds: ["daily_summary"] });

    await runJobs();

    await expectUnsent(server, UNWANTED);
  });
});

describe("a mail about a task whose kind was switched off meanwhile", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["by its own link", () => unsubscribe({ userId: scene.anna.id, kinds: ["email_after_comment"] })],
    [
      "on the board",
      () =>
        db.boardMember.updateMany({
          where: { userId: scene.anna.id },
          data: { preferences: { email_after_comment: false } },
        }),
    ],
  ])("is not sent: %s", async (_, stop) => {
    const server = await written();
    await stop();

    await runJobsAfterMinutes(60);

    await expectUnsent(server, UNWANTED);
  });

  test("is sent when another of its kinds is still switched on", async () => {
    const server = await smtpServer({ refuse: { at: "sender", reply: "451 later", times: 1 } });
    await requestOn(scene.board, scene.max, `POST tasks/${scene.task.id}/comments`, {
      comment: `Hello @${scene.anna.login}`,
    });
    await comments();
    await runJobsAfterMinutes(2);
    await unsubscribe({ userId: scene.anna.id, kinds: ["email_after_comment"] });

    await runJobsAfterMinutes(60);

    expect(server.received).toHaveLength(1);
  });
});
