import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { BoardDocument } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { LONG, type Patience, SHORT } from "@/lib/imports/api/patience";
import { openAttachment, openProjects, workApi, workspaces } from "@/lib/imports/work/api";
import { documentOf } from "@/lib/imports/work/document";
import { readWorkProject } from "@/lib/imports/work/read-api";
import { readWorkFile } from "@/lib/imports/work/read-file";
import { anOutsideServer } from "@/lib/testing/doubles/outside";
import {
  gid,
  membership,
  section,
  story,
  workAttachment,
  workPerson,
  workProject,
  workTask,
} from "@/lib/testing/doubles/work-records";
import { WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { aWorkServer } from "@/lib/testing/doubles/work-server";

async function whole({ tasks, ...document }: BoardDocument) {
  const all: DocumentTask[] = [];
  for await (const task of tasks) all.push(task);
  await document.close?.();
  return { ...document, tasks: all };
}

const documentOfFile = async (file: unknown) =>
  whole(documentOf(await readWorkFile(Readable.from([Buffer.from(JSON.stringify(file))]))));

const toDo = section(100, "To do");
const doing = section(101, "Doing");
const inToDo = [membership(1, toDo)];

async function taskWith(fields: Record<string, unknown>) {
  const { tasks, ...document } = await documentOfFile({ data: [workTask(10, { memberships: inToDo, ...fields })] });
  const [task] = tasks;
  if (!task) throw new Error("there is no task");
  return { task, ...document };
}

describe("a JSON export of Asana", () => {
  test("becomes a board with its sections, tags and people", async () => {
    const tag = { gid: gid(70), name: "Urgent", color: "dark-red" };
    const { board, tasks, total } = await documentOfFile({
      data: [
        workTask(10, { memberships: inToDo, tags: [tag], assignee: workPerson(1, { email: "anna@example.com" }) }),
        workTask(11, { memberships: [membership(2, section(9)), membership(1, doing)], followers: [workPerson(2)] }),
        workTask(12, { memberships: [membership(1, doing)] }),
        workTask(13, { memberships: [membership(1, null)] }),
      ],
    });

    expect(board).toMatchObject({
      title: "Campaign",
      stages: [{ title: "To do" }, { title: "Doing" }, { title: "Untitled section" }],
      labels: [{ title: "Urgent", color_preset: "red-strong" }],
      people: [
        { name: "Person 1", email: "anna@example.com" },
        { name: "Person 2", email: "" },
      ],
    });
    const stages = new Map(board.stages.map(({ id, title }) => [id, title]));
    expect(tasks.map(({ title, stage, position }) => [title, stages.get(stage ?? ""), position])).toEqual([
      ["Task 10", "To do", 1],
      ["Task 11", "Doing", 1],
      ["Task 12", "Doing", 2],
      ["Task 13", "Untitled section", 1],
    ]);
    expect(total).toBe(4);
  });

  test("keeps texts, dates, people and dependencies of a task", async () => {
    const { task } = await taskWith({
      html_notes: `<body>One\nTwo<ul>\n<li>a &lt; b</li>\n</ul>\n<img src="https://x/1"/><a href="javascript:1">x</a><script>1</script></body>`,
      completed: true,
      completed_at: "2026-03-03T10:00:00.000Z",
      start_on: "2026-03-01",
      due_at: "2026-03-09T16:00:00.000Z",
      due_on: "2026-03-09",
      assignee: workPerson(1),
      followers: [workPerson(1), workPerson(2)],
      dependencies: [{ gid: gid(99) }],
    });

    expect(task).toMatchObject({
      description: "One<br />Two<ul><li>a &lt; b</li></ul><a>x</a>1",
      status: "closed",
      last_completed_at: "2026-03-03T10:00:00.000Z",
      started_at: "2026-03-01T00:00:00.000Z",
      due_at: "2026-03-09T16:00:00.000Z",
      assignees: [gid(1)],
      watchers: [gid(1), gid(2)],
      predecessors: [gid(99)],
      created_at: "2026-01-05T09:00:00.000Z",
    });
  });

  test("keeps plain notes as paragraphs", async () => {
    expect((await taskWith({ notes: "a <b>\nc\n\nd" })).task.description).toBe("<p>a &lt;b&gt;<br />c</p>\n<p>d</p>");
  });

  test("keeps subtasks in their order, those of subtasks after them", async () => {
    const nested = workTask(21, { subtasks: [workTask(22, { completed: true })] });
    const { task, notes } = await taskWith({ subtasks: [nested, workTask(23, { due_on: "2026-05-05" })] });

    expect(task.subtask_groups).toMatchObject([
      {
        title: "Subtasks",
        subtasks: [
          { title: "Task 21" },
          { title: "Task 22", status: "closed" },
          { title: "Task 23", due_at: "2026-05-05T00:00:00.000Z" },
        ],
      },
    ]);
    expect(notes.first).toEqual([
      { kind: "task", title: "1", reason: "Subtasks of subtasks are subtasks of the task now." },
    ]);
  });

  test("keeps custom fields of all types, and the priority of Asana's own field", async () => {
    const field = (number: number, type: string, value: object) => ({
      gid: gid(number),
      name: type,
      resource_subtype: type,
      ...value,
    });
    const { task, board } = await taskWith({
      custom_fields: [
        { ...field(1, "enum", { enum_value: { gid: gid(50), name: "High" } }), name: "Priority" },
        field(2, "multi_enum", {
          multi_enum_values: [
            { gid: gid(51), name: "A" },
            { gid: gid(52), name: "B" },
          ],
        }),
        field(3, "number", { number_value: 2.5 }),
        field(4, "date", { date_value: { date: "2026-07-01" } }),
        field(5, "text", { text_value: "hello" }),
        field(6, "people", { people_value: [{ gid: gid(1), name: "Anna" }], display_value: "Anna" }),
        field(7, "formula", { number_value: 5, display_value: "5 €" }),
        field(8, "text", { text_value: null, display_value: null }),
      ],
    });

    expect(task.priority).toBe("high");
    expect(board.custom_fields.map(({ title, type, options }) => [title, type, options])).toEqual([
      ["Priority", "select", ["High"]],
      ["multi_enum", "multi-select", ["A", "B"]],
      ["number", "number", []],
      ["date", "date", []],
      ["text", "text", []],
      ["people", "text", []],
      ["formula", "text", []],
      ["text", "text", []],
    ]);
    expect(task.custom_fields.map(({ value }) => value)).toEqual([
      "High",
      ["A", "B"],
      "2.5",
      "2026-07-01",
      "hello",
      "Anna",
      "5 €",
    ]);
  });

  test.each([{}, { data: [] }, { data: "x" }, { data: [null, 3, {}, { gid: "1" }] }])(
    "is refused where it is none: %j",
    async (file) => {
      await expect(documentOfFile(file)).rejects.toMatchObject({
        status: 422,
        message: "This is not an export of an Asana project.",
      });
    },
  );
});

/** Waits for nothing, and lists how long it would have waited. */
function patient(patience: Patience = LONG) {
  const waits: number[] = [];
  return { waits, patience: { ...patience, wait: async (milliseconds: number) => void waits.push(milliseconds) } };
}

const WORKSPACE = { gid: gid(5), name: "Acme", resource_type: "workspace" };

const apiWith = (pat = WORK_TOKEN, { patience } = patient()) => workApi(pat, patience);

const documentOfProject = async (id: string, api = apiWith()) =>
  whole(documentOf(await readWorkProject(api, id, async () => undefined)));

describe("Asana's API", () => {
  test("lists workspaces and all pages of projects that are not archived", async () => {
    const projects = Array.from({ length: 205 }, (_, at) => workProject(at + 1, { archived: at === 3 }));
    const { asked } = await aWorkServer({ workspaces: [WORKSPACE], projects });

    expect(await workspaces(apiWith())).toEqual([WORKSPACE]);
    const found = await openProjects(apiWith(), WORKSPACE.gid);
    expect(found).toHaveLength(204);
    expect(found[0]).toEqual({ gid: gid(1), name: "Campaign", permalink_url: `https://app.asana.com/0/${gid(1)}` });
    expect(asked.join()).not.toContain(WORK_TOKEN);
  });

  test("gives a whole project: all tasks, subtasks of subtasks, comments and attachments", async () => {
    const tasks = Array.from({ length: 250 }, (_, at) => workTask(at + 1_000, { memberships: [membership(1, doing)] }));
    const first = workTask(10, { memberships: inToDo, num_subtasks: 1 });
    const anna = workPerson(1, { email: "anna@example.com" });
    const project = workProject(1, {
      sections: [toDo, doing, section(102, "Empty")],
      tasks: [first, ...tasks],
      html_notes: "<body>About</body>",
      members: [anna, workPerson(2)],
      owner: anna,
      custom_field_settings: [
        {
          custom_field: {
            gid: gid(60),
            name: "Size",
            resource_subtype: "enum",
            enum_options: [
              { gid: gid(61), name: "S" },
              { gid: gid(62), name: "L" },
            ],
          },
        },
      ],
    });
    await aWorkServer({
      workspaces: [WORKSPACE],
      projects: [project],
      subtasks: { [gid(10)]: [workTask(20, { num_subtasks: 1 })], [gid(20)]: [workTask(21)] },
      stories: {
        [gid(10)]: [story(30, "Hello"), story(31, "moved", { type: "system", resource_subtype: "section_changed" })],
        [gid(21)]: [story(32, "Deep")],
      },
      attachments: {
        [gid(10)]: [
          workAttachment(40, "a.png"),
          workAttachment(41, "Doc", {
            host: "gdrive",
            resource_subtype: "gdrive",
            view_url: "https://docs.example.com/1",
            permanent_url: null,
          }),
        ],
      },
      files: { [gid(40)]: Buffer.from("png") },
    });

    const { board, tasks: found } = await documentOfProject(gid(1));

    expect(board).toMatchObject({
      title: "Campaign",
      description: "About",
      stages: [{ title: "To do" }, { title: "Doing" }, { title: "Empty" }],
      members: [
        { person: gid(1), role: "manager" },
        { person: gid(2), role: "member" },
      ],
      custom_fields: [{ title: "Size", options: ["S", "L"] }],
    });
    expect(found).toHaveLength(251);
    expect(found[0]).toMatchObject({
      comments: [
        {
          raw_description: "Hello",
          description: "Hello",
          author_name: "Person 1",
          created_at: "2026-03-01T10:00:00.000Z",
        },
      ],
      attachments: [
        { title: "a.png", file: gid(40) },
        { title: "Doc", type: "url", url: "https://docs.example.com/1", file: null },
      ],
      subtask_groups: [
        { subtasks: [{ title: "Task 20" }, { title: "Task 21", comments: [{ raw_description: "Deep" }] }] },
      ],
    });
    expect(await text(await openAttachment(apiWith(), gid(40)))).toBe("png");
  });

  test("is asked again after the time that it names", async () => {
    const { plan } = await aWorkServer({
      workspaces: [WORKSPACE],
      projects: [workProject(1, { tasks: [workTask(10)] })],
    });
    plan(/stories/, { status: 429, headers: { "retry-after": "30" } });
    plan(/sections/, { status: 500 });
    const waiting = patient();

    expect((await documentOfProject(gid(1), apiWith(WORK_TOKEN, waiting))).tasks).toHaveLength(1);
    expect(waiting.waits).toEqual([1_000, 30_000]);
  });

  test("is not asked for the rest after a failure", async () => {
    const tasks = Array.from({ length: 100 }, (_, at) => workTask(at + 10));
    const { plan, asked } = await aWorkServer({ workspaces: [WORKSPACE], projects: [workProject(1, { tasks })] });
    plan(/stories/, { status: 403 }, 999);

    await expect(documentOfProject(gid(1))).rejects.toMatchObject({
      message: "This personal access token may not read this in Asana.",
    });
    expect(asked.length).toBeLessThan(20);
  });

  test.each([
    ["wrong", gid(1), "Asana does not accept this personal access token."],
    ["a\r\nb", gid(1), "Asana does not accept this personal access token."],
    [WORK_TOKEN, "999", "Asana has nothing with this id."],
    [WORK_TOKEN, "../users/me", "Asana has nothing with this id."],
  ])("refuses the token %j or the project %j with a clear sentence", async (token, id, message) => {
    await aWorkServer({ workspaces: [], projects: [workProject(1)] });

    await expect((async () => documentOfProject(id, apiWith(token)))()).rejects.toMatchObject({ status: 422, message });
  });

  test("that answers pages without an end is read once", async () => {
    const { plan } = await aWorkServer({ workspaces: [WORKSPACE], projects: [] });
    plan(/workspaces/, { status: 200, body: JSON.stringify({ data: [WORKSPACE], next_page: { offset: "same" } }) }, 99);

    expect(await workspaces(apiWith(WORK_TOKEN, patient(SHORT)))).toHaveLength(2);
  });

  test("leads nobody to an internal address (S14)", async () => {
    const internal = await anOutsideServer((_, response) => response.end("secret"));
    const { plan } = await aWorkServer({ workspaces: [WORKSPACE], projects: [] });
    plan(/attachments/, { status: 200, body: JSON.stringify({ data: { download_url: internal.url } }) }, 9);

    await expect(openAttachment(apiWith(), gid(40))).rejects.toThrow("This address may not be asked.");
    expect(internal.requested).toEqual([]);
  });
});
