import { beforeEach, describe, expect, test } from "vitest";
import type { Comment, Mail, Stage, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aComment,
  aMember,
  anAdmin,
  assign,
  aTaskOfAnna,
  aUser,
  mailsOfKind,
  pendingJobs,
  prefer,
  request,
  requestOn,
  runJobs,
  runJobsAfterMinutes,
  watch,
} from "@/lib/testing";
import { mailNews } from "@/lib/mail/news/mail-news";
import { readUnsubscribeToken } from "@/lib/mail/unsubscribe";

type Scene = Awaited<ReturnType<typeof aTaskOfAnna>>;

/** Max acts on a task that is Anna's and that Vera watches. */
let scene: Scene;
beforeEach(async () => {
  scene = await aTaskOfAnna({ title: "Card", dueAt: new Date("2031-03-01T00:00:00Z") });
  await db.board.update({ where: { id: scene.board.id }, data: { title: "Launch" } });
  await assign(scene.task, scene.anna);
  await db.taskWatcher.createMany({
    data: [scene.vera, scene.max].map(({ id }) => ({ taskId: scene.task.id, userId: id })),
  });
});

async function act(line: string, body: object, as = scene.max) {
  const { status, json } = await requestOn(scene.board, as, line, body);
  expect(status).toBeLessThan(300);
  return json as { comment: Comment };
}
const change = (line: string, body: object, as?: User) => act(line.replace(" ", ` tasks/${scene.task.id}/`), body, as);
const put = (property: string, value: unknown, as?: User) => change("PUT ", { property, value }, as);
const moveTo = (stage: Stage, as?: User) => change("PUT move-task", { newStageId: stage.id, newIndex: 1 }, as);
const comment = async (text: string, { to, as }: { to?: { id: number }; as?: User } = {}) =>
  (await change("POST comments", { comment: text, ...(to && { parent_id: to.id, comment_type: "reply" }) }, as))
    .comment;
const mentioning = ({ login }: User) => `look @${login} please`;

const mailsAfterTwoMinutes = async () => {
  await runJobsAfterMinutes(2);
  return mailsOfKind("task-news");
};
const receiversOf = (mails: Mail[]) =>
  mails.map(({ userId }) => userId).sort((one, other) => (one ?? 0) - (other ?? 0));
const idsOf = (...people: User[]) => people.map(({ id }) => id).sort((one, other) => one - other);
const ofVera = (mails: Mail[]) => mails.find(({ userId }) => userId === scene.vera.id)?.text ?? "";

describe("a change of a task is mailed to its assignees and watchers, never to the actor", () => {
  const all = () => idsOf(scene.anna, scene.vera);
  test.each<[string, () => Promise<unknown>, () => number[], RegExp]>([
    ["a comment", () => comment("Ready & <done>?"), all, /Max \S* ?commented:\n\n> Ready & <done>\?/],
    ["a reply", async () => comment("Yes", { to: await aComment(scene.task, null) }), all, /replied:\n\n> Yes/],
    ["a mention", () => comment(mentioning(scene.vera)), all, /mentioned you:\n\n> look /],
    ["an assignment", () => put("assignees", [scene.vera.id]), () => idsOf(scene.vera), /assigned this task to you\./],
    ["a move to another stage", () => moveTo(scene.done), all, /moved this task to Done\./],
    [
      "a due date",
      () => put("due_at", "2031-06-02 10:00:00"),
      all,
      /set the due date to Monday, June 2, 2031 at 10:00 AM\./,
    ],
    ["a removed due date", () => put("due_at", null), all, /removed the due date\./],
    ["archiving", () => put("archived_at", "2031-01-01 00:00:00"), all, /archived this task\./],
    [
      "a bulk move",
      () =>
        act("POST tasks/bulk-actions", {
          action: "move_tasks",
          task_ids: [scene.task.id],
          target_stage_id: scene.done.id,
        }),
      all,
      /moved this task to Done\./,
    ],
  ])("%s is mailed", async (_, change, receivers, text) => {
    await change();

    const mails = await mailsAfterTwoMinutes();

    expect(receiversOf(mails)).toEqual(receivers());
    expect(ofVera(mails).replaceAll(scene.max.displayName, "Max")).toMatch(text);
  });

  test("the end of an assignment is mailed to the former assignee", async () => {
    await put("assignees", [scene.anna.id]);

    const mails = await mailsAfterTwoMinutes();

    expect(receiversOf(mails)).toEqual([scene.anna.id]);
    expect(mails[0]?.text).toMatch(/unassigned you from this task\.[\s\S]*because this task was assigned to you/);
  });

  test.each([
    ["title", "New"],
    ["priority", "high"],
    ["started_at", "2031-01-01 08:00:00"],
    ["status", "closed"],
  ])("a change of the %s is not mailed", async (property, value) => {
    await put(property, value);

    expect(await mailsAfterTwoMinutes()).toEqual([]);
    expect(await db.mailEvent.count()).toBe(0);
  });

  test("a reply is mailed to the author of the comment, who does not watch the task", async () => {
    const tom = await aUser();
    await aMember(scene.board, tom);
    await comment("Yes", { to: await aComment(scene.task, tom) });

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual(idsOf(scene.anna, scene.vera, tom));
  });
});

describe("changes are collected in few mails", () => {
  test("one person's changes within two minutes are one mail for each receiver, in their order", async () => {
    await comment("First");
    await moveTo(scene.done);
    await comment("Second");
    await put("due_at", "2031-06-02");
    await put("due_at", "2031-07-02");

    expect(await pendingJobs("mail-news")).toBe(2);
    expect(ofVera(await mailsAfterTwoMinutes())).toMatch(
      /First[\s\S]*moved this task to Done[\s\S]*Second[\s\S]*due date to Wednesday, July 2, 2031\./,
    );
    expect(await db.mail.count()).toBe(2);
  });

  test("the two minutes begin with the first change", async () => {
    await comment("First");
    await runJobsAfterMinutes(1);
    await comment("Second");
    await runJobsAfterMinutes(1);

    expect(ofVera(await mailsOfKind("task-news"))).toMatch(/First[\s\S]*Second/);
  });

  test("nothing is mailed before two minutes have passed", async () => {
    await comment("First");

    await runJobs();

    expect(await db.mail.count()).toBe(0);
    expect(await db.mailEvent.count()).toBe(2);
  });

  test("a mention is mailed at once, together with the pending events", async () => {
    await moveTo(scene.done);
    await comment(mentioning(scene.vera));
    await runJobs();

    expect(receiversOf(await mailsOfKind("task-news"))).toEqual([scene.vera.id]);
    expect(ofVera(await mailsOfKind("task-news"))).toMatch(/moved this task[\s\S]*mentioned you/);
    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual(idsOf(scene.anna, scene.vera));
  });

  test("the changes of two people are two mails", async () => {
    await comment("One");
    await comment("Two", { as: scene.anna });

    expect((await mailsAfterTwoMinutes()).filter(({ userId }) => userId === scene.vera.id)).toHaveLength(2);
  });

  test("a mail quotes twenty comments and counts the others", async () => {
    for (let at = 1; at <= 22; at += 1) await comment(`Number ${at}.`);

    expect(ofVera(await mailsAfterTwoMinutes())).toMatch(/Number 20\.\n\nAnd 2 more comments\n/);
  });
});

describe("a mail is written from the present state", () => {
  test("a person who lost access meanwhile gets no mail", async () => {
    await comment("Secret");
    await act(`POST user/${scene.vera.id}/remove`, {}, scene.anna);

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual([scene.anna.id]);
  });

  test("a watcher without access gets no mail, and an administrator gets one without being a member", async () => {
    const [left, admin] = [await aUser(), await anAdmin()];
    await db.taskWatcher.createMany({ data: [left, admin].map(({ id }) => ({ taskId: scene.task.id, userId: id })) });
    await comment("Hello");

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual(idsOf(scene.anna, scene.vera, admin));
  });

  test("a person who switched the preference off meanwhile gets no mail", async () => {
    await comment("Hello");
    await prefer(scene.vera, scene.board, { email_after_comment: false });

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual([scene.anna.id]);
  });

  test("a deleted comment is left out, and an edited one is quoted with its present text", async () => {
    const [gone, edited] = [await comment("Gone"), await comment("Before")];
    await act(`DELETE tasks/comments/${gone.id}`, {});
    await act(`PUT tasks/comments/${edited.id}`, { comment: "After" });

    const text = ofVera(await mailsAfterTwoMinutes());
    expect(text).toContain("> After");
    expect(text).not.toMatch(/Gone|Before/);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "an assignment that was taken back",
      async () => [await put("assignees", [scene.vera.id]), await put("assignees", [scene.vera.id])],
    ],
    [
      "an assignment that was renewed",
      async () => [await put("assignees", [scene.anna.id]), await put("assignees", [scene.anna.id])],
    ],
    [
      "an archived task that was restored",
      async () => [await put("archived_at", "2031-01-01 00:00:00"), await put("archived_at", null)],
    ],
    ["a comment on a deleted task", async () => [await comment("Hello"), await change("DELETE ", {})]],
  ])("%s is not mailed", async (_, change) => {
    await change();

    expect(await mailsAfterTwoMinutes()).toEqual([]);
    expect(await db.mailEvent.count()).toBe(0);
  });

  test("a job that runs twice or after its mail queues no second mail", async () => {
    await comment("Hello");
    const job = { userId: scene.vera.id, taskId: scene.task.id, actorId: scene.max.id };

    await Promise.all([mailNews(job), mailNews(job)]);
    await mailNews(job);

    expect((await mailsOfKind("task-news")).filter(({ userId }) => userId === scene.vera.id)).toHaveLength(1);
  });

  test("a change that is rolled back leaves neither an event nor a job", async () => {
    const { status } = await request(
      scene.max,
      `PUT projects/${scene.params.board_id}/tasks/${scene.params.task_id}/move-task`,
      { newStageId: 999_999, newIndex: 1 },
    );

    expect(status).toBeGreaterThanOrEqual(400);
    expect([await db.mailEvent.count(), await pendingJobs("mail-news")]).toEqual([0, 0]);
  });
});

describe("each kind of mail has a preference, independent of notifications in the application", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["email_after_comment", () => comment("Hello")],
    ["email_after_task_assign", () => put("assignees", [scene.vera.id])],
    ["email_after_task_stage_change", () => moveTo(scene.done)],
    ["email_after_task_due_date_change", () => put("due_at", "2031-06-02")],
    ["email_after_task_archive", () => put("archived_at", "2031-01-01 00:00:00")],
  ])("%s works for a board and for all boards, and the board overrides", async (key, change) => {
    const tom = await aUser();
    await db.boardMember.create({ data: { boardId: scene.board.id, userId: tom.id, preferences: { [key]: true } } });
    await watch(scene.task, tom);
    await db.userSetting.create({ data: { userId: tom.id, key: "notifications", value: { [key]: false } } });
    await request(scene.anna, "POST update-global-notification-settings", { updatedSettings: { [key]: false } });
    await prefer(scene.vera, scene.board, { [key]: false });

    await change();
    if (key === "email_after_task_assign") await put("assignees", [tom.id]);

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual([tom.id]);
    expect(await db.notificationRecipient.count({ where: { userId: scene.vera.id } })).toBe(1);
  });

  test("email_after_remove_from_task works for all boards", async () => {
    await request(scene.anna, "POST update-global-notification-settings", {
      updatedSettings: { email_after_remove_from_task: false },
    });
    await put("assignees", [scene.anna.id]);

    expect(await mailsAfterTwoMinutes()).toEqual([]);
  });

  test("mentions are switched off by a preference of the application", async () => {
    await db.userSetting.create({ data: { userId: scene.vera.id, key: "mails", value: { mention: false } } });
    await comment(mentioning(scene.vera));

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual([scene.anna.id]);
  });

  test("a person who switched off the board's notifications still gets mails", async () => {
    await prefer(scene.vera, scene.board, { dashboard_notification: false });
    await comment("Hello");

    expect(receiversOf(await mailsAfterTwoMinutes())).toEqual(idsOf(scene.anna, scene.vera));
    expect(await db.notificationRecipient.count({ where: { userId: scene.vera.id } })).toBe(0);
  });
});

describe("a mail about a task", () => {
  test("links to the comment and has an unsubscribe link", async () => {
    const { id } = await comment("Hello");

    const [mail] = (await mailsAfterTwoMinutes()).filter(({ userId }) => userId === scene.vera.id);

    expect(mail?.subject).toBe("Card (Launch)");
    expect(mail?.text).toContain("Card\nLaunch › ");
    expect(mail?.text).toContain(`https://boards.test/boards/${scene.board.id}/tasks/${scene.task.id}?comment=${id}`);
    expect(mail?.text).toMatch(/Stop emails about comments:\nhttps:\/\/boards\.test\/unsubscribe\?token=/);
    expect(mail?.text).toContain("because you’re watching this task");
    expect(readUnsubscribeToken(/token=([^>]+)>/.exec(JSON.stringify(mail?.headers))?.[1] ?? "")).toEqual({
      userId: scene.vera.id,
      kinds: ["email_after_comment"],
    });
  });

  test("contains no active content and no address of other people", async () => {
    await db.user.update({ where: { id: scene.max.id }, data: { displayName: "<img src=x onerror=alert(1)>" } });
    await db.task.update({
      where: { id: scene.task.id },
      data: { title: "<script>alert(1)</script>\r\nBcc: eve@example.com" },
    });
    await comment('<svg onload=alert(1)> "><b>x javascript:alert(1)');

    const [mail] = await mailsAfterTwoMinutes();

    expect(mail?.html).not.toMatch(/<script|<img|<svg|<b>|href="javascript/);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(`${mail?.text}${mail?.html}`).not.toContain(scene.max.email);
  });
});
