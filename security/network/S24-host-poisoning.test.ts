import { describe, expect, test } from "vitest";
import { PUT as startTimer } from "@/app/wp-json/boards-app/v1/boards/[board_id]/tasks/[task_id]/timer/route";
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
import { warnOfTimers } from "@/lib/timer/warn";
import {
  aBoardOfAnna,
  anAdmin,
  aNotification,
  assign,
  aTask,
  aTaskOfAnna,
  aUser,
  aUserWithPassword,
  call,
  mailsOfKind,
  minutesAgo,
  PASSWORD,
  runJobs,
  runJobsAfterMinutes,
  signInWith,
} from "@/lib/testing";

const headers = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  forwarded: "host=evil.example",
};

const forgedAddressesIn = (mail: { text: string; html: string | null; headers: unknown }) =>
  JSON.stringify([mail.text, mail.html, mail.headers])
    .match(/\bhttps?:\/\/[^\s"'<>\\]+|evil\.example/g)
    ?.filter((address) => !address.startsWith("https://boards.test/"));

type World = Awaited<ReturnType<typeof aTaskOfAnna>>;

const linkToTask = ({ task }: World) => `boards/${task.boardId}/tasks/${task.id}`;

/** Each kind of mail: its link, and how it is caused by requests with the header. */
const MAILS: [kind: string, link: (world: World) => string, cause: (world: World) => Promise<unknown>][] = [
  ["password-reset", () => "login/reset?token=", ({ anna }) => call(forgot, { body: { login: anna.login }, headers })],
  [
    "invitation",
    () => "invitations?token=",
    ({ anna, params }) => call(invite, { as: anna, params, body: { email: "nina@example.com" }, headers }),
  ],
  [
    "task-news",
    linkToTask,
    async ({ max, params }) => {
      await call(comment, { as: max, params, body: { comment: "Hello" }, headers });
      await runJobsAfterMinutes(2);
    },
  ],
  [
    "reminder",
    linkToTask,
    async ({ anna, task, params }) => {
      const body = { due_at: "2031-03-01 10:00:00", reminder_type: "1_day_before" };
      await call(remind, { as: anna, params, body, headers });
      await db.task.update({ where: { id: task.id }, data: { remindAt: new Date() } });
      await remindOfTasks();
    },
  ],
  [
    "timer",
    linkToTask,
    async ({ anna, params }) => {
      await call(startTimer, { as: anna, params, headers });
      await db.timer.updateMany({ data: { runningSince: minutesAgo(481) } });
      await warnOfTimers();
    },
  ],
  [
    "daily-summary",
    linkToTask,
    async ({ anna, task }) => {
      await db.task.update({ where: { id: task.id }, data: { dueAt: new Date(Date.now() - 86_400_000) } });
      const updatedSettings = { daily_reminder_enabled: true, daily_remind_at: "08:00" };
      await call(setUp, { as: await anAdmin(), body: { updatedSettings }, headers });
      await sendDailySummary({ userId: anna.id, day: "2031-01-10" });
    },
  ],
];

describe("S24 a forged Host header", () => {
  test.each(MAILS)("is in no link or header of a mail: %s", async (kind, link, cause) => {
    const world = await aTaskOfAnna();
    await assign(world.task, world.anna);

    await cause(world);
    await runJobs();

    const [mail] = await mailsOfKind(kind);
    expect(mail?.text).toContain(`https://boards.test/${link(world)}`);
    expect(mail && forgedAddressesIn(mail)).toEqual([]);
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
