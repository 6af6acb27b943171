import { describe, expect, test } from "vitest";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { GET as notifications } from "@/app/wp-json/boards/v2/notifications/route";
import { POST as setUp } from "@/app/wp-json/boards/v2/admin/general-settings/route";
import { POST as comment } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as remind } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dates/route";
import { POST as invite } from "@/app/wp-json/boards/v2/projects/[board_id]/send-invitation/route";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { sendDailySummary } from "@/lib/reminders/daily";
import { remindOfTasks } from "@/lib/reminders/remind";
import { signInWith } from "@/lib/testing/http/auth";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { mailsOfKind, runJobs, runJobsAfterMinutes } from "@/lib/testing/probes/jobs";
import { aNotification } from "@/lib/testing/factories/notifications";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { aUserWithPassword, PASSWORD } from "@/lib/testing/http/sessions";

const headers = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  forwarded: "host=evil.example",
};

const forgedAddressesIn = (mail: { text: string; html: string | null; headers: unknown } | undefined) =>
  (
    JSON.stringify(mail && [mail.text, mail.html, mail.headers]).match(/\bhttps?:\/\/[^\s"'<>\\]+|evil\.example/g) ?? [
      "no mail at all",
    ]
  ).filter((address) => !address.startsWith("https://boards.test/"));

describe("S24 a forged Host header", () => {
  test("is in no link of a mail", async () => {
    const anna = await aUser();
    await call(forgot, { body: { login: anna.login }, headers });
    await runJobs();

    const [mail] = await mailsOfKind("password-reset");

    expect(mail?.text).toContain("https://boards.test/login/reset?token=");
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
  });

  test("is in no link of an invitation", async () => {
    const { anna, board } = await aBoardOfAnna();
    await call(invite, { as: anna, params: { board_id: board.id }, body: { email: "nina@example.com" }, headers });

    const [mail] = await mailsOfKind("invitation");

    expect(mail?.text).toContain("https://boards.test/invitations?token=");
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
  });

  test("is in no link or header of a mail about a task", async () => {
    const { anna, max, task, params } = await aTaskToCommentOn();
    await db.taskAssignee.create({ data: { taskId: task.id, userId: anna.id } });
    await call(comment, { as: max, params, body: { comment: "Hello" }, headers });
    await runJobsAfterMinutes(2);

    const [mail] = await mailsOfKind("task-news");

    expect(mail?.text).toContain(`https://boards.test/boards/${task.boardId}/tasks/${task.id}`);
    expect(`${mail?.text} ${mail?.html} ${JSON.stringify(mail?.headers)}`).not.toContain("evil.example");
  });

  test("is in no link of a reminder", async () => {
    const { anna, task, params } = await aTaskToCommentOn();
    await db.taskAssignee.create({ data: { taskId: task.id, userId: anna.id } });
    await call(remind, {
      as: anna,
      params,
      body: { due_at: "2031-03-01 10:00:00", reminder_type: "1_day_before" },
      headers,
    });
    await db.task.update({ where: { id: task.id }, data: { remindAt: new Date() } });
    await remindOfTasks();
    await runJobs();

    const [mail] = await mailsOfKind("reminder");

    expect(mail?.text).toContain(`https://boards.test/boards/${task.boardId}/tasks/${task.id}`);
    expect(forgedAddressesIn(mail)).toEqual([]);
  });

  test("is in no link of a daily summary", async () => {
    const { anna, task } = await aTaskToCommentOn({ dueAt: new Date(Date.now() - 86_400_000) });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: anna.id } });
    await call(setUp, {
      as: await anAdmin(),
      body: { updatedSettings: { daily_reminder_enabled: true, daily_remind_at: "08:00" } },
      headers,
    });
    await sendDailySummary({ userId: anna.id, day: "2031-01-10" });
    await runJobs();

    const [mail] = await mailsOfKind("daily-summary");

    expect(mail?.text).toContain(`https://boards.test/boards/${task.boardId}/tasks/${task.id}`);
    expect(forgedAddressesIn(mail)).toEqual([]);
  });

  test("is in no answer", async () => {
    const { json, headers: answered } = await call(readMe, { as: await aUser(), headers });

    expect(JSON.stringify([json, ...answered])).not.toContain("evil.example");
  });

  test("is in no page link of a list", async () => {
    const { max, toDo } = await aBoardOfAnna();
    for (let at = 0; at < 2; at += 1) await aNotification(await aTask(toDo), max);

    const { json } = await call(notifications, {
      as: max,
      query: { per_page: 1 },
      headers,
      path: "/wp-json/boards/v2/notifications",
    });

    expect(json.next_page_url).toBe("https://boards.test/wp-json/boards/v2/notifications/?page=2&per_page=1");
    expect(JSON.stringify(json)).not.toContain("evil.example");
  });

  test("is in no redirect of the sign-in", async () => {
    const anna = await aUserWithPassword();

    const { location } = await signInWith(anna.login, PASSWORD, { headers });

    expect(location).toBe("https://boards.test/");
  });
});
