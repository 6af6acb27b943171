import { describe, expect, test } from "vitest";
import type { Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aComment,
  aBoardOfAnna,
  aField,
  aFieldValue,
  aLabel,
  anAttachment,
  assign,
  aStage,
  aSubtask,
  aTask,
  aTaskElsewhere,
  attachLabel,
  call,
  idsOfPeople,
  inFreeTier,
  messagesOf,
  notificationLines,
  setDefaultPeople,
  storedTask,
  watch,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

const NONE = { assignee: "false", subtask: "false", label: "false", attachment: "false" };
const ALL = Object.fromEntries(
  [...Object.keys(NONE), "watcher", "comment", "time_tracking", "custom_field", "recurring"].map((name) => [
    name,
    "true",
  ]),
);

const create = (as: User, template: Task, stage: Stage, flags: object = NONE, body: object = {}) =>
  call(POST, {
    as,
    params: { board_id: stage.boardId, task_id: template.id },
    body: { title: "From it", board_id: stage.boardId, stage_id: stage.id, ...flags, ...body },
  });

const stored = ({ json }: { json: { task: { id: number } } }) =>
  db.task.findUniqueOrThrow({
    where: { id: json.task.id },
    include: {
      ...{ assignees: true, watchers: true, labels: true, comments: true, timeTracks: true, repeatRule: true },
      ...{ customFieldValues: true, attachments: true, subtasks: { include: { assignees: true, labels: true } } },
    },
  });

/** A template with one of everything that can be copied. */
async function aTemplateWithEverything() {
  const world = await aBoardOfAnna();
  const { anna, max, vera, board, toDo, doing } = world;
  const task = await aTask(toDo, {
    title: "Template",
    isTemplate: true,
    description: "<p>Text</p>",
    priority: "high",
    dueAt: new Date("2030-01-02T03:04:05Z"),
    coverColor: "#abcdef",
    estimatedMinutes: 30,
  });
  const subtask = await aSubtask(task, { title: "Step" });
  const label = await aLabel(board);
  for (const each of [task, subtask]) {
    await assign(each, max);
    await attachLabel(each, label);
  }
  await watch(task, vera);
  await aFieldValue(task, await aField(board), "L");
  await aComment(task, max);
  await anAttachment(task, { attachmentType: "url", filePath: null });
  await db.timeTrack.create({ data: { taskId: task.id, boardId: board.id, userId: max.id, workingMinutes: 5 } });
  await db.repeatRule.create({ data: { taskId: task.id, boardId: board.id, unit: "daily", stageId: doing.id } });
  await aTask(doing, { position: 1 });
  return { ...world, anna, task };
}

describe("POST /projects/:board_id/tasks/:task_id/task-create-from-template", () => {
  test("puts a task like the template at the top of the stage, which is no template", async () => {
    const { max, board, doing, task } = await aTemplateWithEverything();

    const answer = await create(max, task, doing);

    expect([answer.status, answer.json.message]).toEqual([200, "Task has been successfully created"]);
    expect(answer.json.task).toMatchObject({
      board_id: board.id,
      stage_id: doing.id,
      title: "From it",
      slug: "from-it",
      description: "<p>Text</p>",
      priority: "high",
      due_at: "2030-01-02 03:04:05",
      position: "0.50",
      created_by: max.id,
      meta: { _estimated_minutes: "30" },
      assignees: [],
      labels: [],
      repeat_task_meta: null,
      settings: { cover: { backgroundColor: "#abcdef" }, subtask_count: 0, attachment_count: 0 },
    });
    expect(answer.json.updatedTasks[0].id).toBe(answer.json.task.id);
    expect(await stored(answer)).toMatchObject({
      ...{ isTemplate: null, labels: [], comments: [], timeTracks: [], customFieldValues: [], subtasks: [] },
    });
    expect((await storedTask(task)).isTemplate).toBe(true);
  });

  test("copies on the same board what is asked for", async () => {
    const { anna, max, vera, doing, task } = await aTemplateWithEverything();

    const answer = await create(anna, task, doing, ALL);

    const copy = await stored(answer);
    expect(copy).toMatchObject({
      assignees: [{ userId: max.id }],
      labels: [expect.anything()],
      comments: [{ createdById: max.id }],
      commentsCount: 1,
      timeTracks: [{ userId: max.id, workingMinutes: 5 }],
      customFieldValues: [{ value: "L" }],
      attachments: [{ boardId: task.boardId }],
      attachmentCount: 1,
      repeatRule: { unit: "daily", stageId: doing.id },
      subtasks: [{ title: "Step", assignees: [{ userId: max.id }], labels: [expect.anything()] }],
    });
    expect(idsOfPeople(answer.json.task.watchers)).toEqual(expect.arrayContaining([vera.id]));
    expect(await notificationLines()).toEqual([["task_assignee_changed", "has added you as an assignee.", [max.id]]]);
    expect(await db.activity.findFirst({ where: { taskId: copy.id } })).toMatchObject({
      action: "cloned",
      oldValue: "from Template",
    });
  });

  test("copies only the subtasks of a template on another board, without their people", async () => {
    const { anna, task } = await aTemplateWithEverything();
    const stage = await aStage(await aBoard({ members: [[anna, "member"]], type: "roadmap" }));

    const answer = await create(anna, task, stage, ALL);

    const copy = await stored(answer);
    expect(copy).toMatchObject({
      boardId: stage.boardId,
      type: "roadmap",
      title: "From it",
      description: "<p>Text</p>",
      ...{ assignees: [], labels: [], comments: [], commentsCount: 0, timeTracks: [], customFieldValues: [] },
      ...{ attachments: [], repeatRule: null },
      subtasks: [{ title: "Step", boardId: stage.boardId, type: "roadmap", assignees: [], labels: [] }],
    });
    expect(await db.activity.findFirst({ where: { taskId: copy.id } })).toMatchObject({
      action: "created",
      oldValue: null,
      newValue: "From it",
    });
  });

  test("gets the stage's default people where none are copied", async () => {
    const { anna, max, task, doing } = await aTemplateWithEverything();
    await setDefaultPeople(doing, { assignees: [anna] });

    const [without, withPeople] = [
      await create(anna, task, doing),
      await create(anna, task, doing, { ...NONE, assignee: "true" }),
    ];

    expect([without, withPeople].map(({ json }) => idsOfPeople(json.task.assignees))).toEqual([[anna.id], [max.id]]);
  });

  test.each([
    ["true", "yes", 1],
    [true, "as such", 1],
    ["yes", "no", 0],
    ["1", "no", 0],
    [false, "no", 0],
  ])("a flag %o copies: %s", async (value, _, size) => {
    const { anna, task, doing } = await aTemplateWithEverything();

    const { json } = await create(anna, task, doing, { ...NONE, label: value });

    expect(json.task.labels).toHaveLength(size);
  });

  testRefusals(POST);

  test("is 404 for a task of another board that is no template, or whose board the caller can't see", async () => {
    const [{ anna, toDo }, other] = [await aBoardOfAnna(), await aBoardOfAnna()];
    const hidden = await aTask(other.toDo, { isTemplate: true });

    const answers = [await create(anna, await aTaskElsewhere(anna), toDo), await create(anna, hidden, toDo)];

    expect(messagesOf(answers)).toEqual([
      [404, "Task not found"],
      [404, "Task not found"],
    ]);
  });

  test("refuses viewers, other stages, subtasks, another board in the body, and missing fields", async () => {
    const { anna, vera, board, task, toDo } = await aTemplateWithEverything();
    const elsewhere = await aStage(await aBoard({ members: [[anna, "manager"]] }));
    const archived = await aStage(board, { archivedAt: new Date() });
    const count = await db.task.count();

    const answers = [
      await create(vera, task, toDo),
      await inFreeTier(() => create(anna, task, toDo)),
      await create(anna, task, toDo, NONE, { stage_id: elsewhere.id }),
      await create(anna, task, toDo, NONE, { stage_id: archived.id }),
      await create(anna, await aSubtask(task), toDo),
      await create(anna, task, toDo, NONE, { board_id: elsewhere.boardId }),
      await create(anna, task, toDo, NONE, { board_id: { toString: 1 } }),
      await create(anna, task, toDo, {}, { title: "", stage_id: "" }),
    ];

    expect(messagesOf(answers)).toEqual([
      [403, "Sorry, you are not allowed to do that."],
      [403, "This is a pro feature"],
      [404, "Stage not found"],
      [400, "This stage is archived. Please restore the stage first."],
      [400, "A subtask has no stage in which a clone could stand."],
      [400, "Board id is not valid"],
      [400, "Board id is not valid"],
      [400, "Invalid parameter(s): title, stage_id, assignee, subtask, label, attachment"],
    ]);
    expect(await db.task.count()).toBe(count + 1);
  });
});
