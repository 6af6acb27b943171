import { describe, expect, test } from "vitest";
import type { Mail, User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { sendInvitation } from "@/lib/invitations/send";
import { type Language, LANGUAGES } from "@/lib/i18n/languages";
import { sendDailySummary } from "@/lib/reminders/daily";
import { remindOfTasks } from "@/lib/reminders/remind";
import { warnOfTimers } from "@/lib/timer/warn";
import {
  aComment,
  assign,
  minutesAgo,
  aTask,
  aTimer,
  aTaskOfAnna,
  mailsOfKind,
  requestOn,
  runJobsAfterMinutes,
  watch,
} from "@/lib/testing";
import { givePeopleMailboxes, smtpServer } from "@/lib/testing/doubles/smtp";
import { makePasswordLink } from "@/lib/users/passwords/link";
import { sendPasswordReset } from "@/lib/users/passwords/send-reset";
import { setPassword } from "@/lib/users/passwords/set";

givePeopleMailboxes();

type Scene = Awaited<ReturnType<typeof aScene>>;

/** Max changes tasks of Anna, who reads this language. Titles and names try to break out of their place. */
async function aScene(locale: string) {
  await smtpServer();
  const scene = await aTaskOfAnna({ title: "\u202eLMTH<b>7</b>\r\nBcc: 7", dueAt: new Date("2031-03-01T00:00:00Z") });
  const board = await db.board.update({ where: { id: scene.board.id }, data: { title: "<i>8</i>" } });
  await db.stage.updateMany({ data: { title: "9" } });
  await db.setting.create({ data: { key: "site", value: { title: "10", language: locale } } });
  const anna = await db.user.update({ where: { id: scene.anna.id }, data: { locale, displayName: "11" } });
  const max = await db.user.update({ where: { id: scene.max.id }, data: { displayName: "12" } });
  await assign(scene.task, anna);
  return { ...scene, board, anna, max };
}

const change = async ({ board, task, max }: Scene, line: string, body: object) =>
  expect((await requestOn(board, max, line.replace(" ", ` tasks/${task.id}/`), body)).status).toBeLessThan(300);

const put = (scene: Scene, property: string, value: unknown) => change(scene, "PUT ", { property, value });

const ofTask: [string, (scene: Scene) => Promise<unknown>][] = [
  ["a comment", (scene) => change(scene, "POST comments", { comment: "13" })],
  [
    "a reply",
    async (scene) =>
      change(scene, "POST comments", {
        comment: "13",
        comment_type: "reply",
        parent_id: (await aComment(scene.task, null)).id,
      }),
  ],
  ["a mention", (scene) => change(scene, "POST comments", { comment: `@${scene.anna.login} 13` })],
  ["a due date", (scene) => put(scene, "due_at", "2031-06-02 10:00:00")],
  ["a removed due date", (scene) => put(scene, "due_at", null)],
  ["a move", (scene) => change(scene, "PUT move-task", { newStageId: scene.done.id, newIndex: 1 })],
  ["archiving", (scene) => put(scene, "archived_at", "2031-01-01 00:00:00")],
  ["the end of an assignment", (scene) => put(scene, "assignees", [scene.anna.id])],
  [
    "an assignment",
    async (scene) => {
      await db.taskAssignee.deleteMany();
      await put(scene, "assignees", [scene.anna.id]);
    },
  ],
  [
    "several changes",
    async (scene) => {
      await change(scene, "POST comments", { comment: "13" });
      await put(scene, "due_at", null);
    },
  ],
  [
    "many comments",
    async (scene) => {
      for (let at = 0; at < 22; at += 1) await change(scene, "POST comments", { comment: `13${at}` });
    },
  ],
  [
    "changes of many tasks",
    async ({ board, toDo, max, anna }) => {
      const ids = [];
      for (let at = 0; at < 52; at += 1) {
        const task = await aTask(toDo, { title: "7" });
        await watch(task, anna);
        ids.push(task.id);
      }
      await requestOn(board, max, "POST tasks/bulk-actions", { action: "archive_tasks", task_ids: ids });
    },
  ],
];

const others: [string, (scene: Scene) => Promise<unknown>][] = [
  ["a reminder", ({ task }) => remind({ id: task.id, dueAt: new Date("2031-03-01T10:00:00Z") })],
  ["a reminder of an overdue task", ({ task }) => remind({ id: task.id, dueAt: new Date("2021-03-01T10:00:00Z") })],
  ["a reminder without a due date", ({ task }) => remind({ id: task.id, dueAt: null })],
  ["a timer that was perhaps forgotten", forgetTimer],
  ["a daily summary", (scene) => summarize(scene, -1, 0)],
  ["a daily summary of overdue tasks", (scene) => summarize(scene, -3)],
  ["a daily summary of one day", (scene) => summarize(scene, 0)],
  [
    "an invitation",
    ({ board, max }) =>
      sendInvitation(board, { email: "nina@mail.internal", role: "member" }, { ...max, isAdmin: false }),
  ],
  ["a password reset", ({ anna }) => sendPasswordReset({ login: anna.login })],
  ["a new account", ({ anna, max }) => link(anna, max)],
  ["a password link", ({ anna, max }) => link({ ...anna, passwordHash: "x" }, max)],
  ["a chosen password", ({ anna }) => choose(anna)],
  ["a changed password", ({ anna }) => choose({ ...anna, passwordHash: "x" })],
];

async function remind({ id, dueAt }: { id: number; dueAt: Date | null }) {
  await db.task.update({ where: { id }, data: { dueAt, remindAt: new Date(Date.now() - 1000) } });
  await remindOfTasks();
}

async function forgetTimer({ task, anna }: Scene) {
  await aTimer(task, anna, { runningSince: minutesAgo(500) });
  await warnOfTimers();
}

async function summarize({ toDo, anna }: Scene, ...days: number[]) {
  for (const day of days) {
    const dueAt = new Date(new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10));
    await assign(await aTask(toDo, { title: "7", dueAt }), anna);
  }
  await sendDailySummary({ userId: anna.id, day: "2031-01-10" });
}

const link = (person: User, actor: User) =>
  transaction((tx) => makePasswordLink(tx, person, { ...actor, isAdmin: true }));
const choose = (person: User) => transaction((tx) => setPassword(tx, person, "x", null));

async function mailAfter(act: (scene: Scene) => Promise<unknown>, locale: string): Promise<Mail> {
  const scene = await aScene(locale);
  await act(scene);
  await runJobsAfterMinutes(2);
  const [{ kind } = { kind: "" }, ...more] = await db.mail.findMany();
  expect(more).toEqual([]);
  const [mail] = await mailsOfKind(kind);
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

const LOCALES: Record<Language, string> = { en: "en_US", de: "de_AT", ar: "ar" };
const TAGS: Record<Language, string> = {
  en: 'lang="en-US" dir="ltr"',
  de: 'lang="de-AT" dir="ltr"',
  ar: 'lang="ar" dir="rtl"',
};
/** No letters of another language may be left, apart from addresses, "LMTH", markup and names of formats. */
const FOREIGN: Record<Language, RegExp> = {
  en: /\p{Script=Arabic}|[äöüß]/u,
  de: /\p{Script=Arabic}|\b(the|this|you|your|email|task|was|is|are|open|due|with|and)\b/iu,
  ar: /[A-Za-z]/,
};

const withoutValues = (text: string) =>
  text.replace(/https?:\S+|(<|&lt;)\/?[bi](>|&gt;)|&[lg]t;|LMTH|Bcc|@?person\d+/g, "");

const textOfHtml = (html: string) =>
  html
    .replace(/<style>[\s\S]*<\/style>/, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ");

describe.each(Object.keys(LANGUAGES) as Language[])("in the receiver's language, %s,", (language) => {
  test.each([...ofTask, ...others])("the mail of %s is complete and safe", async (_, act) => {
    const { subject, text, html } = await mailAfter(act, LOCALES[language]);

    for (const each of [subject, text, textOfHtml(html ?? "")]) {
      expect(withoutValues(each)).not.toMatch(FOREIGN[language]);
      expect(each).not.toMatch(/[{}]|undefined|emails\.|\u202e/);
    }
    expect(html).toContain(`<html ${TAGS[language]}>`);
    expect(html).not.toMatch(/<b>|<i>/);
    expect(subject).not.toMatch(/[\r\n]|^$/);
  });
});

test("a person without an account is invited in the site's language, else in the inviter's", async () => {
  const { board, max } = await aScene("de");
  await sendInvitation(board, { email: "one@mail.internal", role: "member" }, { ...max, isAdmin: false });
  await db.setting.updateMany({ data: { value: {} } });
  await sendInvitation(board, { email: "two@mail.internal", role: "member" }, { ...max, locale: "ar", isAdmin: false });
  const member = await db.user.create({
    data: { login: "m", nicename: "m", email: "m@mail.internal", displayName: "M", photoKey: "m", locale: "de" },
  });
  await sendInvitation(board, { email: member.email, role: "member" }, { ...max, locale: "ar", isAdmin: false });

  expect((await mailsOfKind("invitation")).map(({ html }) => /lang="(\w+)"/.exec(html ?? "")?.[1])).toEqual([
    "de",
    "ar",
    "de",
  ]);
});
