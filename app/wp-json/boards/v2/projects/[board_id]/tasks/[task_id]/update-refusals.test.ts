import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aColleague,
  aStage,
  aSubtask,
  aTask,
  aTaskOfAnna,
  aUser,
  call,
  messagesOf,
  storedTask,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aTaskOfAnna>>;
beforeEach(async () => {
  fixture = await aTaskOfAnna({ title: "Old" });
});

const set = (property: unknown, value: unknown, task_id = fixture.task.id) =>
  call(PUT, { as: fixture.anna, params: { ...fixture.params, task_id }, body: { property, value } });
const unchanged = async () =>
  expect([await storedTask(fixture.task), await db.activity.count(), await db.notification.count()]).toEqual([
    fixture.task,
    0,
    0,
  ]);

const WRONG_VALUES: [property: string, value: unknown][] = [
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
  ["settings", { cover: { backgroundColor: ["#fff"] } }],
  ["settings", { logo: "javascript:alert(1)" }],
  ["settings", { logo: "//evil.example" }],
  ["settings", { integration_type: 7 }],
];

describe("PUT /projects/:board_id/tasks/:task_id with invalid values", () => {
  test("answers 400 for a value that the property can't have, which it names, and the task stays", async () => {
    for (const [property, value] of WRONG_VALUES) {
      const { status, json } = await set(property, value);
      expect([status, json.code, Object.keys(json.data.params).length], `${property} ${JSON.stringify(value)}`).toEqual(
        [400, "rest_invalid_param", 1],
      );
    }
    await unchanged();
  });

  test("answers 400 for a property without a value, as a misspelt name makes it, and the task stays", async () => {
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
        as: fixture.anna,
        params: fixture.params,
        body: { property, valeu: "x" },
      });
      expect([status, json.data.params], property).toEqual([400, { value: "The value field is required." }]);
    }
    await unchanged();
  });

  test("answers 400 for a watcher who is not on the board, 404 for one whom the caller can't find, as for an unknown one", async () => {
    const colleague = await set("is_watching", { userId: (await aColleague(fixture.anna)).id, action: "start" });
    const stranger = await set("is_watching", { userId: (await aUser()).id, action: "start" });
    const nobody = await set("is_watching", { userId: 2_000_000_000, action: "start" });

    expect([colleague.status, colleague.json.data.params]).toEqual([
      400,
      { is_watching: "Only members of the board can watch its tasks." },
    ]);
    for (const { status, json } of [stranger, nobody]) expect([status, json.message]).toEqual([404, "User not found"]);
  });

  test("S6: answers 400 for a property that nobody may set, and the task stays", async () => {
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

  test("answers 400 when the property is not a name, and the task stays", async () => {
    for (const property of [undefined, null, "", 7, ["title"], { title: "x" }]) {
      const { status, json } = await set(property, "x");
      expect([status, Object.keys(json.data.params)], JSON.stringify(property)).toEqual([400, ["property"]]);
    }
    await unchanged();
  });

  test("S2 S3: another board can't be set, a parent elsewhere is not found, and a third level is refused", async () => {
    const other = await aBoard({ members: [[fixture.anna, "manager"]] });
    const foreign = await aTask(await aStage(other));
    const parent = await aTask(fixture.toDo);
    const subtask = await aSubtask(parent);

    const answers = [
      await set("board_id", other.id),
      await set("parent_id", foreign.id),
      await set("parent_id", 99_999_999_999),
      await set("parent_id", fixture.task.id),
      await set("parent_id", subtask.id),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Board id is not valid"],
      [404, "Task not found"],
      [404, "Task not found"],
      [400, "A subtask can't have subtasks."],
      [400, "A subtask can't have subtasks."],
    ]);
    await unchanged();
  });

  test("S3: answers 404 for a stage of another board, 400 for an archived stage and for a subtask, which has none", async () => {
    const other = await aStage(await aBoard({ members: [[fixture.anna, "manager"]] }));
    const archived = await aStage(fixture.board, { archivedAt: new Date(), position: 0 });
    const subtask = await aSubtask(fixture.task);

    const answers = [
      await set("stage_id", other.id),
      await set("stage_id", 99_999_999),
      await set("stage_id", archived.id),
      await set("stage_id", fixture.doing.id, subtask.id),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Stage not found"],
      [404, "Stage not found"],
      [400, "What is archived can't be moved. Please restore it first."],
      [400, "A subtask has no stage to move to."],
    ]);
  });

  test("answers 400 for a task with subtasks that would become one", async () => {
    await aSubtask(fixture.task);
    const parent = await aTask(fixture.toDo);

    expect((await set("parent_id", parent.id)).json.message).toBe("A task with subtasks cannot become a subtask.");
  });

  testRefusals(PUT);
});

describe("S12: scripts are removed", () => {
  test.each([
    ["description", "<p>before</p>", "<p>before</p>alert(1)"],
    ["title", "before", "before"],
  ])("from a %s", async (property, text, expected) => {
    const { json } = await set(property, `${text}<script>alert(1)</script><svg onload="alert(1)"></svg>`);

    expect(json.task[property]).toBe(expected);
  });

  test("while formatting, links and lists stay", async () => {
    const html =
      '<h2>Plan</h2><p>Hello <strong>you</strong>, <a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">here</a></p><ul><li>one</li></ul>';

    expect((await set("description", html)).json.task.description).toBe(html);
  });
});
