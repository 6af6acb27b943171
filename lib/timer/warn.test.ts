import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, aTimer, mailsOfKind, minutesAgo, runJobs, switchTimeTrackingOff, timerOf } from "@/lib/testing";
import { deactivatePerson } from "@/lib/users/deactivate";
import { warnOfTimers } from "@/lib/timer/warn";

async function mails() {
  await Promise.all([warnOfTimers(), warnOfTimers()]);
  await runJobs();
  return mailsOfKind("timer");
}

async function aForgottenTimer() {
  const world = await aTaskOfAnna({ title: "Write" });
  await aTimer(world.task, world.max, { runningSince: minutesAgo(481) });
  return world;
}

describe("a timer where time tracking is off", () => {
  test.each([
    ["on the site", switchTimeTrackingOff],
    ["on its board", () => db.board.updateMany({ data: { enableTimeTracking: false } })],
  ])("%s is paused with what it has counted, and may be mailed about later", async (_, off) => {
    const { max, task } = await aTaskOfAnna();
    const { runningSince } = await aTimer(task, max, { runningSince: minutesAgo(500), countedSeconds: 60 });
    await off();

    await warnOfTimers(new Date((runningSince?.getTime() ?? 0) + 90_500));

    expect(await timerOf(max)).toMatchObject({ runningSince: null, countedSeconds: 150, warnedAt: null });
    expect(await mails()).toEqual([]);
  });

  test("is the only one: others run on", async () => {
    const { max, task } = await aTaskOfAnna();
    const { runningSince } = await aTimer(task, max);

    await warnOfTimers();

    expect((await timerOf(max))?.runningSince).toEqual(runningSince);
  });
});

describe("a timer that has run for 8 hours", () => {
  test("is mailed about once, however often it is continued", async () => {
    const { max, task } = await aForgottenTimer();

    const [mail, ...more] = await mails();
    await db.timer.updateMany({ data: { runningSince: minutesAgo(1_000) } });

    expect(mail).toMatchObject({ userId: max.id, taskId: task.id });
    expect(mail?.text).toContain("has been running for 8 hours");
    expect(more).toEqual([]);
    expect(await mails()).toHaveLength(1);
    expect((await timerOf(max))?.warnedAt).not.toBeNull();
  });

  test("is not mailed about a minute earlier, or while it is paused", async () => {
    const { max, anna, task } = await aTaskOfAnna();
    await aTimer(task, max, { runningSince: minutesAgo(479) });
    await aTimer(task, anna, { runningSince: null, countedSeconds: 40_000 });

    expect(await mails()).toEqual([]);
  });

  test.each([
    ["stopped meanwhile", () => db.timer.deleteMany()],
    ["paused meanwhile", () => db.timer.updateMany({ data: { runningSince: null } })],
    ["lost with its board", () => db.boardMember.deleteMany()],
    ["without time tracking", switchTimeTrackingOff],
    ["of a deactivated person", () => db.user.updateMany({ data: { deactivatedAt: new Date() } })],
  ])("is not mailed about when it is %s", async (_, change) => {
    await aForgottenTimer();
    await warnOfTimers();

    await change();

    expect(await mails()).toEqual([]);
  });
});

test("a deactivated person has no timer", async () => {
  const { max } = await aForgottenTimer();

  await deactivatePerson(max);

  expect(await timerOf(max)).toBeNull();
});
