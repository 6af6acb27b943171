import { describe, expect, test } from "vitest";
import { GET as BOARD, PUT as RENAME } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { POST as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { GET as TASKS, POST as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import {
  GET as SUBTASKS,
  POST as SUBTASK,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtasks/route";
import { POST as SUBTASK_GROUP } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtask-group/route";
import {
  GET as VALUES,
  POST as VALUE,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/custom-fields/route";
import { GET as LABELS, POST as LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { GET as MEMBERS } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { GET as MAIL } from "@/app/wp-json/boards-app/v1/mails/[mail_id]/route";
import { POST as FORGOT } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { POST as NAME } from "@/app/wp-json/boards/v2/member/[id]/display-name/route";
import { PUT as PROFILE } from "@/app/wp-json/boards-app/v1/profile/route";
import { POST as SITE } from "@/app/wp-json/wp/v2/settings/route";
import { GET as PROGRAMS, POST as PROGRAM } from "@/app/wp-json/wp/v2/users/me/application-passwords/route";
import { POST as USER } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anInvitation } from "@/lib/testing/factories/invitations";
import { mailsOfKind, runJobs } from "@/lib/testing/probes/jobs";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { databaseText } from "@/security/database";

const PAYLOADS = [
  "<script>alert(1)</script>kept",
  '<img src=x onerror="alert(1)">kept',
  "<svg onload=alert(1)>kept</svg>",
  '<a href="javascript:alert(1)">kept</a>',
  '<a href="java\tscript:alert(1)">kept</a>',
  '<a href="data:text/html,<script>alert(1)</script>">kept</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">kept',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">kept',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>kept",
  "<<b>script>alert(1)<</b>/script>kept",
  '<p style="background:url(javascript:alert(1))">kept</p>',
  '<form action="//evil"><button formaction="javascript:alert(1)">kept</button></form>',
];

/** A script tag, an event attribute or a script address, outside of quoted text. */
const RUNS =
  /<\s*(?:script|svg|iframe|object|embed|math|style|form|link|meta|base)\b|<[^>]*\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:java\s*script|data|vbscript):|\sstyle\s*=/i;

/** Quoted attribute values are harmless, because the sanitizer has escaped them. */
const withoutNames = (html: string) => html.replace(/\s(?:title|alt)="[^"<>]*"/g, "");

describe("S12: stored text never runs", () => {
  test.each(PAYLOADS)("in a task: %s", async (payload) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id };

    await call(RENAME, { as: max, params, body: { title: payload, description: payload } });
    await call(STAGE, { as: max, params, body: { title: payload } });
    await call(TASK, {
      as: max,
      params,
      body: { task: { title: payload, description: payload, board_id: board.id, stage_id: toDo.id } },
    });

    const whole = (await call(BOARD, { as: max, params })).json.board;
    const [task] = (await call(TASKS, { as: max, params })).json.tasks;
    const stored = [whole.title, whole.description, whole.stages.at(-1).title, task.title, task.description];
    expect(stored.filter((text: string) => RUNS.test(withoutNames(text)))).toEqual([]);
    expect(task.title).toContain("kept");
  });

  test.each(PAYLOADS)("in subtasks: %s", async (payload) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, task_id: (await aTask(toDo)).id };

    await call(SUBTASK_GROUP, { as: max, params, body: { title: payload } });
    await call(SUBTASK, { as: max, params, body: { title: payload, description: payload } });

    const [group] = (await call(SUBTASKS, { as: max, params })).json.subtaskGroups;
    const [subtask] = group.subtasks;
    expect(
      [group.value, subtask.title, subtask.description].filter((text: string) => RUNS.test(withoutNames(text))),
    ).toEqual([]);
    expect([group.value, subtask.title]).toEqual([expect.stringContaining("kept"), expect.stringContaining("kept")]);
  });

  test.each(PAYLOADS)("in names: %s", async (payload) => {
    const { anna, board } = await aBoardOfAnna();
    const ada = await anAdmin();
    const params = { board_id: board.id };

    const answers = await Promise.all([
      call(PROFILE, { as: anna, body: { display_name: payload } }),
      call(NAME, { as: ada, params: { id: ada.id }, body: { display_name: payload } }),
      call(USER, { as: ada, body: { name: payload, first_name: payload, last_name: payload, description: payload } }),
      call(SITE, { as: ada, body: { title: payload, description: payload } }),
      call(PROGRAM, { as: anna, body: { name: payload } }),
      call(LABEL, { as: anna, params, body: { label: payload, color: "#1B2533", bg_color: "#4bce97" } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 200]);
    const shown = [
      ...answers,
      await call(LABELS, { as: anna, params }),
      await call(MEMBERS, { as: anna, params }),
      await call(PROGRAMS, { as: anna }),
    ];
    expect(shown.flatMap(({ json }) => textsIn(json)).filter((text) => RUNS.test(withoutNames(text)))).toEqual([]);
    expect(await databaseText()).not.toMatch(/<script|onerror=|onload=|srcdoc=|javascript:alert/i);
  });

  test.each(PAYLOADS)("in the title, option and value of a custom field: %s", async (payload) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [task, params] = [await aTask(toDo), { board_id: board.id }];
    const make = (customField: object) => call(FIELD, { as: max, params, body: { customField } });

    const [chosen, written] = [
      await make({ title: payload, type: "select", options: [payload, "other"] }),
      await make({ title: "Text", type: "text" }),
    ];
    const [option] = chosen.json.customField.settings.select_options;
    for (const [{ json }, value] of [
      [chosen, option],
      [written, payload],
    ])
      await call(VALUE, {
        as: max,
        params: { ...params, task_id: task.id },
        body: { custom_field_id: json.customField.id, value },
      });

    const shown = [
      chosen,
      await call(BOARD, { as: max, params }),
      await call(VALUES, { as: max, params: { ...params, task_id: task.id } }),
    ];
    expect(shown.at(-1)?.json.customFields).toHaveLength(2);
    expect(shown.flatMap(({ json }) => textsIn(json)).filter((text) => RUNS.test(withoutNames(text)))).toEqual([]);
    expect(await databaseText()).not.toMatch(/<script|onerror=|onload=|srcdoc=|javascript:alert/i);
  });

  test.each(PAYLOADS)("in a mail: %s", async (payload) => {
    const [plain, anna] = [
      await aUser({ displayName: "Plain" }),
      await aUser({ displayName: payload, login: payload.slice(0, 60), email: "anna@example.com" }),
    ];
    await saveSiteTitle("Plain");
    await mailed(plain.email);
    await saveSiteTitle(payload);
    await mailed(anna.email);

    const [expected, mail] = await mailsOfKind("password-reset");
    expect(tagsOf(mail?.html ?? "")).toEqual(tagsOf(expected?.html ?? ""));
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    const { json } = await call(MAIL, { as: await anAdmin(), params: { mail_id: mail?.id ?? 0 } });
    expect(json.mail.text).toContain(payload);
  });
});

describe("S12: the names of inviter and board never run in the mail of an invitation", () => {
  test.each(PAYLOADS)("as %s", async (payload) => {
    const [plain, named] = [await aUser({ displayName: "Plain" }), await aUser({ displayName: payload })];
    await anInvitation(plain, await aBoard({ members: [[plain, "manager"]] }));
    await anInvitation(named, await aBoard({ title: payload, members: [[named, "manager"]] }));

    const [expected, mail] = await mailsOfKind("invitation");

    expect(tagsOf(mail?.html ?? "")).toEqual(tagsOf(expected?.html ?? ""));
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

/** Bypasses the validation of titles, as older versions or other programs may have done. */
const saveSiteTitle = (title: string) =>
  db.setting.upsert({
    where: { key: "site" },
    create: { key: "site", value: { title } },
    update: { value: { title } },
  });

async function mailed(login: string) {
  await call(FORGOT, { body: { login } });
  await runJobs();
}

/** The tags without the text. Each mail has another token in its link. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/token=[\w-]+/, "token="));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
