import { beforeEach, describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aColleague, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

let given: Awaited<ReturnType<typeof aBoardOfAnna>> & { task: Task };
beforeEach(async () => {
  const people = await aBoardOfAnna();
  given = {
    ...people,
    task: await aTask(people.toDo, {
      title: "Old",
      updatedAt: LONG_AGO,
      titleChangedAt: LONG_AGO,
      descriptionChangedAt: LONG_AGO,
    }),
  };
});

const set = (property: unknown, value: unknown, more: object = {}, as: User = given.anna) =>
  call(PUT, { as, params: { board_id: given.board.id, task_id: given.task.id }, body: { property, value, ...more } });
const stored = () => db.task.findUniqueOrThrow({ where: { id: given.task.id } });
const unchanged = async () =>
  expect([await stored(), await db.activity.count(), await db.notification.count()]).toEqual([given.task, 0, 0]);

const WRONG_VALUES: [property: string, value: unknown][] = [
  ["title", ""],
  ["title", null],
  ["title", undefined],
  ["title", "<b></b>"],
  ["title", ["x"]],
  ["description", { a: 1 }],
  ["priority", "asap"],
  ["priority", 3],
  ["status", "done"],
  ["status", ["closed"]],
  ["due_at", "tomorrow"],
  ["due_at", "2031-13-01"],
  ["due_at", ["2031-01-01"]],
  ["started_at", "0001-01-01"],
  ["remind_at", 7],
  ["is_template", "maybe"],
  ["crm_contact_id", "x"],
  ["parent_id", "x"],
  ["stage_id", "x"],
  ["stage_id", null],
  ["board_id", ""],
  ["type", "bug"],
  ["settings", "x"],
  ["settings", { cover: "red" }],
  ["settings", { logo: "javascript:alert(1)" }],
  ["settings", { logo: "//evil.example" }],
  ["settings", { integration_type: 7 }],
];

describe("PUT /projects/:board_id/tasks/:task_id refuses", () => {
  test("400 for a value that the property can't have, by its name, and the task stays", async () => {
    for (const [property, value] of WRONG_VALUES) {
      const { status, json } = await set(property, value);
      expect([status, json.code, Object.keys(json.data.params).length], `${property} ${JSON.stringify(value)}`).toEqual(
        [400, "rest_invalid_param", 1],
      );
    }
    await unchanged();
  });

  test("400 for a property without a value, which a misspelt name makes, and the task stays", async () => {
    for (const property of [
      "assignees",
      "description",
      "due_at",
      "started_at",
      "remind_at",
      "archived_at",
      "crm_contact_id",
      "parent_id",
      "last_completed_at",
    ]) {
      const { status, json } = await call(PUT, {
        as: given.anna,
        params: { board_id: given.board.id, task_id: given.task.id },
        body: { property, valeu: "x" },
      });
      expect([status, json.data.params], property).toEqual([400, { value: "The value field is required." }]);
    }
    await unchanged();
  });

  test("400 for a watcher who is not on the board, 404 for one whom the caller can't find, as for nobody", async () => {
    const colleague = await set("is_watching", { userId: (await aColleague(given.anna)).id, action: "start" });
    const stranger = await set("is_watching", { userId: (await aUser()).id, action: "start" });
    const nobody = await set("is_watching", { userId: 2_000_000_000, action: "start" });

    expect([colleague.status, colleague.json.data.params]).toEqual([
      400,
      { is_watching: "Only members of the board can watch its tasks." },
    ]);
    for (const { status, json } of [stranger, nobody]) expect([status, json.message]).toEqual([404, "User not found"]);
  });

  test("S13: 400 for a cover that is no colour, and the task stays", async () => {
    for (const backgroundColor of [
      "red",
      "#ffffff;background:url(//evil)",
      "#fff</style><script>",
      "expression(alert(1))",
      ["#fff"],
      7,
    ]) {
      expect((await set("settings", { cover: { backgroundColor } })).status, String(backgroundColor)).toBe(400);
    }
    await unchanged();
  });

  test("S6: 400 for a property that nobody may set, and the task stays", async () => {
    for (const property of [
      "id",
      "created_by",
      "position",
      "comments_count",
      "slug",
      "__proto__",
      "constructor",
      "toString",
      "is_super",
      "author_ip",
      "updated_at",
    ]) {
      const { status, json } = await set(property, 1);
      expect([status, json.message], property).toEqual([400, "Invalid property"]);
    }
    await unchanged();
  });

  test("400 when the property is no name, and the task stays", async () => {
    for (const property of [undefined, null, "", 7, ["title"], { title: "x" }]) {
      const { status, json } = await set(property, "x");
      expect([status, Object.keys(json.data.params)], JSON.stringify(property)).toEqual([400, ["property"]]);
    }
    await unchanged();
  });

  test("S2 S3: another board can't be set, a parent elsewhere not be found, and a third level not be made", async () => {
    const other = await aBoard({ members: [[given.anna, "manager"]] });
    const foreign = await aTask(await aStage(other));
    const parent = await aTask(given.toDo);
    const subtask = await aSubtask(parent);

    const answers = [
      await set("board_id", other.id),
      await set("parent_id", foreign.id),
      await set("parent_id", 99_999_999_999),
      await set("parent_id", given.task.id),
      await set("parent_id", subtask.id),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [400, "Board id is not valid"],
      [404, "Task not found"],
      [404, "Task not found"],
      [400, "A subtask can't have subtasks."],
      [400, "A subtask can't have subtasks."],
    ]);
    await unchanged();
  });

  test("S3: 404 for a stage of another board, 400 for an archived stage and for a subtask, which has none", async () => {
    const other = await aStage(await aBoard({ members: [[given.anna, "manager"]] }));
    const archived = await aStage(given.board, { archivedAt: new Date(), position: 0 });
    const subtask = await aSubtask(given.task);

    const answers = [
      await set("stage_id", other.id),
      await set("stage_id", 99_999_999),
      await set("stage_id", archived.id),
      await call(PUT, {
        as: given.anna,
        params: { board_id: given.board.id, task_id: subtask.id },
        body: { property: "stage_id", value: given.doing.id },
      }),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Stage not found"],
      [404, "Stage not found"],
      [400, "What is archived can't be moved. Please restore it first."],
      [400, "A subtask has no stage to move to."],
    ]);
  });

  test("400 for a task with subtasks that would become one", async () => {
    await aSubtask(given.task);
    const parent = await aTask(given.toDo);

    expect((await set("parent_id", parent.id)).json.message).toBe("A task with subtasks cannot become a subtask.");
  });

  test("S2: ids in body and query count for nothing beside the path", async () => {
    const other = await aTask(given.toDo, { title: "Other" });

    const { json } = await call(PUT, {
      as: given.anna,
      params: { board_id: given.board.id, task_id: given.task.id },
      query: { task_id: other.id },
      body: { property: "title", value: "New", task_id: other.id, board_id: 999 },
    });

    expect(json.task.id).toBe(given.task.id);
    expect((await db.task.findUniqueOrThrow({ where: { id: other.id } })).title).toBe("Other");
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 through another board", async () => {
    const other = await aBoard({ members: [[given.anna, "manager"]] });

    for (const caller of [given.vera, await aUser()]) expect((await set("title", "New", {}, caller)).status).toBe(403);
    expect(
      (
        await call(PUT, {
          as: given.anna,
          params: { board_id: other.id, task_id: given.task.id },
          body: { property: "title", value: "New" },
        })
      ).status,
    ).toBe(404);
    await unchanged();
  });
});

describe("expected_updated_at", () => {
  test.each(["title", "description"])(
    "409 with the current %s when somebody else changed it since",
    async (property) => {
      const seen = (await stored()).updatedAt.toISOString();
      await set(property, "Max was first", {}, given.max);

      const { status, json } = await set(property, "Anna", { expected_updated_at: seen });

      expect([status, json.code, json.data.current]).toEqual([409, "rest_conflict", "Max was first"]);
      expect(await stored()).toMatchObject({ [property]: "Max was first" });
    },
  );

  test("what changed besides that text does not matter", async () => {
    const seen = "2020-01-01 00:00:00";
    await set("priority", "high", {}, given.max);
    await set("description", "by Max", {}, given.max);

    expect((await set("title", "New", { expected_updated_at: seen })).status).toBe(200);
  });

  test("the date that the last answer gave is good for the next change", async () => {
    const { json } = await set("title", "First");

    expect((await set("title", "Second", { expected_updated_at: json.task.updated_at })).status).toBe(200);
  });

  test("400 for what is no date", async () => {
    expect((await set("title", "New", { expected_updated_at: "yesterday" })).status).toBe(400);
    await unchanged();
  });
});

describe("S12: what runs is taken out", () => {
  const PAYLOADS = [
    "<script>alert(1)</script>",
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    '<p style="background:url(//evil)" onclick="alert(1)">x</p>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<<b>script>alert(1)</<b>/script>",
    "<scr<script></script>ipt>alert(1)</script>",
    '<form action="//evil"><button formaction="javascript:alert(1)">x</button></form>',
    "<base href=//evil><link rel=stylesheet href=//evil><meta http-equiv=refresh content=0>",
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<input type="image" src=x onerror=alert(1)>',
  ];
  const RUNS =
    /<\/?(script|svg|math|iframe|style|form|button|base|link|meta|noscript|object|embed)\b|<[^>]*\son\w+\s*=|<[^>]*(href|src|action)\s*=\s*["']?\s*(javascript|data|vbscript):|<[^>]*\sstyle\s*=/i;

  test("of a description", async () => {
    for (const payload of PAYLOADS) {
      const { json } = await set("description", `<p>before</p>${payload}`);
      expect(json.task.description, payload).toContain("<p>before</p>");
      expect(json.task.description.replace(/ (title|alt)="[^"]*"/g, ""), payload).not.toMatch(RUNS);
    }
  });

  test("of a title, which is plain text", async () => {
    for (const payload of PAYLOADS) {
      const { json } = await set("title", `before ${payload}`);
      expect(json.task.title, payload).toMatch(/^before/);
      expect(json.task.title, payload).not.toMatch(/<\/?[a-z!]/i);
    }
  });

  test("formatting, links and lists stay", async () => {
    const html =
      '<h2>Plan</h2><p>Hello <strong>you</strong>, <a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">here</a></p><ul><li>one</li></ul>';

    expect((await set("description", html)).json.task.description).toBe(html);
  });
});
