import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { confirmFollower, follow, stopFollower } from "@/lib/ideas/followers";
import { moveTo } from "@/lib/tasks/move/move-task";
import { closeTasks } from "@/lib/tasks/write/status";
import { aRoadmapOfAnna, aUser, mailsOfKind, runJobs, runJobsAfterMinutes, withModules } from "@/lib/testing";
import { tellFollowers } from "@/lib/ideas/tell-followers";
import { PROBLEMS } from "@/lib/mail/problems";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { isAdmin } from "@/lib/users/current-user";

givePeopleMailboxes();

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;
let world: World;
beforeEach(async () => {
  world = await aRoadmapOfAnna();
});

const actorOf = (user: User) => ({ ...user, isAdmin: isAdmin(user) });
const byEmail = (email: string, locale: string | null = null) =>
  transaction((tx) => follow(tx, world.board, world.idea, { email, locale }));
const byAccount = ({ id }: Pick<User, "id">) =>
  transaction((tx) => follow(tx, world.board, world.idea, { userId: id }));
const confirmed = async (email: string, locale?: string) => {
  await byEmail(email, locale);
  const { id } = await db.ideaFollower.findFirstOrThrow({ where: { email: email.toLowerCase() } });
  await confirmFollower(id);
  return id;
};
const move = async (to: { id: number }) => {
  const task = await db.task.findUniqueOrThrow({ where: { id: world.idea.id } });
  await moveTo(world.board, task, world.board, { stageId: to.id }, actorOf(world.anna));
};
const newsOf = async () => {
  await runJobsAfterMinutes(3);
  return (await mailsOfKind("idea-news")).map(({ toAddress, text }) => `${toAddress}: ${text.split("\n\n")[2] ?? ""}`);
};

describe("someone who follows an idea", () => {
  test("confirms an address first; until then it gets one mail an hour and no news", async () => {
    await byEmail("Gina@Mail.internal");
    await byEmail("gina@mail.internal");
    await move(world.launched);

    expect(await newsOf()).toEqual([]);
    expect((await mailsOfKind("idea-confirm")).map(({ toAddress }) => toAddress)).toEqual(["gina@mail.internal"]);
    expect(await db.ideaFollower.count()).toBe(1);
  });

  test("gets news of the stage by name, of what is done and of an answer, in one mail and in their language", async () => {
    await confirmed("gina@mail.internal", "de");
    await byAccount(world.max);
    await db.stage.update({ where: { id: world.launched.id }, data: { defaultTaskStatus: "closed" } });
    await db.idea.create({
      data: { taskId: world.idea.id, answer: "<p>Try it &amp; tell us.</p>", answeredAt: new Date() },
    });
    await move(world.launched);
    await runJobsAfterMinutes(3);

    const mails = await mailsOfKind("idea-news");
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(["gina@mail.internal", world.max.email].sort());
    const german = mails.find(({ toAddress }) => toAddress === "gina@mail.internal");
    for (const part of [
      "Diese Idee ist erledigt.",
      "Launched",
      "> Try it & tell us.",
      `/roadmap/${world.board.publicSlug}/ideas/${world.idea.id}`,
    ])
      expect(german?.text).toContain(part);
    expect(german?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  });

  test("gets no news twice, and none of what was taken back within minutes", async () => {
    await confirmed("gina@mail.internal");
    await move(world.launched);
    await move(world.planned);
    expect(await newsOf()).toEqual([]);

    await move(world.launched);
    expect(await newsOf()).toHaveLength(1);
    await transaction((tx) => tellFollowers(tx, [world.idea.id], null));
    expect(await newsOf()).toHaveLength(1);
  });

  test("gets no news of a hidden stage, until the idea is public again", async () => {
    await confirmed("gina@mail.internal");
    await move(world.pending);
    expect(await newsOf()).toEqual([]);

    await move(world.launched);
    expect(await newsOf()).toEqual(["gina@mail.internal: This idea is done."]);
  });

  test("hears when it is done without a move, but not what they did themselves", async () => {
    await confirmed("gina@mail.internal");
    await byAccount(world.anna);
    await transaction((tx) => closeTasks(tx, world.board.id, [world.idea.id], actorOf(world.anna)));

    expect(await newsOf()).toEqual(["gina@mail.internal: This idea is done."]);
  });

  test("hears nothing more after they stopped, nor of a roadmap that they may not see any more", async () => {
    const [stopped, stranger] = [await confirmed("gina@mail.internal"), await aUser()];
    await confirmed("paul@mail.internal");
    await byAccount(stranger);
    await stopFollower(stopped);
    await db.board.update({ where: { id: world.board.id }, data: { isPrivate: true } });
    await byAccount(world.max);
    await move(world.launched);

    expect(await newsOf()).toEqual([expect.stringContaining(world.max.email)]);
  });

  test("gets no mail that waited until they had stopped", async () => {
    const { received } = await smtpServer();
    const id = await confirmed("gina@mail.internal");
    await move(world.launched);
    await runJobsAfterMinutes(3, (name) => name === "tell-followers");
    await stopFollower(id);
    await runJobs();

    expect(received).toEqual([]);
    expect(await mailsOfKind("idea-news")).toMatchObject([{ state: "dead", lastError: PROBLEMS.noFollower }]);
  });

  describe.each([
    ["roadmaps are", { roadmap: { enabled: false } }],
    ["public access is", { frontend: { enabled: false } }],
  ])("while %s off", (_, off) => {
    test("gets no news, and what happened meanwhile once they are on again", async () => {
      await confirmed("gina@mail.internal");
      await byAccount(world.max);
      await move(world.launched);
      await withModules(off);
      expect(await newsOf()).toEqual([]);
      expect(await db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tell-followers'`).toEqual([]);

      await withModules({});
      await transaction((tx) => tellFollowers(tx, [world.idea.id], null));
      expect(await newsOf()).toHaveLength(2);
    });

    test("gets no mail that was written before, not even to confirm", async () => {
      const { received } = await smtpServer();
      await confirmed("gina@mail.internal");
      await byEmail("paul@mail.internal");
      await move(world.launched);
      await runJobsAfterMinutes(3, (name) => name === "tell-followers");
      await withModules(off);
      await runJobs();

      expect(received).toEqual([]);
      const mails = [...(await mailsOfKind("idea-news")), ...(await mailsOfKind("idea-confirm"))];
      expect(mails.map(({ state, lastError }) => [state, lastError])).toEqual(
        mails.map(() => ["dead", PROBLEMS.noAccess]),
      );
    });

    test("can't confirm, but can stop", async () => {
      await byEmail("gina@mail.internal");
      const { id } = await db.ideaFollower.findFirstOrThrow();
      await withModules(off);

      expect([await confirmFollower(id), await db.ideaFollower.findFirst()]).toMatchObject([
        null,
        { confirmedAt: null },
      ]);
      await stopFollower(id);
      expect(await db.ideaFollower.count()).toBe(0);
    });
  });

  test("(S44) gets no header from a title or an address", async () => {
    await db.task.update({ where: { id: world.idea.id }, data: { title: "Dark\r\nBcc: eve@example.com" } });
    world.idea.title = "Dark\r\nBcc: eve@example.com";
    await confirmed("gina@mail.internal");
    await move(world.launched);
    await runJobsAfterMinutes(3);

    const subjects = (await db.mail.findMany()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    for (const subject of subjects) expect(subject).not.toMatch(/[\r\n]/);
    await expect(byEmail("a@example.com\r\nBcc: eve@example.com")).rejects.toThrow("no e-mail address");
  });
});
