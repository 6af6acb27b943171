import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aComment,
  addAssignees,
  aField,
  aFieldValue,
  aLabel,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  call,
  type Caller,
  countersOf,
  idsOfPeople,
  messagesOf,
  recounted,
  storedTask,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

const NOTHING = { assignee: false, subtask: false, label: false, attachment: false, comment: false };
const ALL = { assignee: true, subtask: true, label: true, attachment: true, comment: true };

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => void (fixture = await aBoardOfAnna()));

const copy = (body: object, as: Caller = fixture.max) =>
  call(POST, { as, params: { board_id: fixture.board.id }, body: { ...NOTHING, ...body } });

const titlesIn = async (stageId: number) =>
  (await db.task.findMany({ where: { stageId }, orderBy: { position: "asc" } })).map(({ title }) => title);

describe("POST /boards/:board_id/tasks/copies", () => {
  test("puts copies at the end of the tasks' own stages, in order, and counts and records them", async () => {
    const { board, toDo, done, max } = fixture;
    const [one, two] = [
      await aTask(toDo, { title: "one", position: 1 }),
      await aTask(toDo, { title: "two", position: 2 }),
    ];
    const closed = await aTask(done, { title: "closed", status: "closed", position: 1 });

    const { status, json } = await copy({ task_ids: [two.id, one.id, closed.id], title: "{title} (copy)" });

    expect([status, json.message, json.failed_tasks]).toEqual([200, "3 tasks copied successfully", []]);
    expect(await titlesIn(toDo.id)).toEqual(["one", "two", "two (copy)", "one (copy)"]);
    expect(await titlesIn(done.id)).toEqual(["closed", "closed (copy)"]);
    expect(json.copies.map((each: { task_id: number }) => each.task_id)).toEqual([two.id, one.id, closed.id]);
    const last = await storedTask({ id: json.copies[2].copy_id });
    expect(last).toMatchObject({ status: "closed", createdById: max.id, boardId: board.id });
    expect(await countersOf(board)).toEqual(await recounted(board));
    const lines = await db.activity.findMany({ where: { taskId: json.copies[0].copy_id } });
    expect(lines.map(({ action, oldValue }) => [action, oldValue])).toEqual([["cloned", "from two"]]);
    expect(await db.activity.count({ where: { taskId: null, action: "created" } })).toBe(3);
  });

  test("takes along what was chosen, with subtasks, and notifies who is assigned", async () => {
    const { board, toDo, doing, anna, max } = fixture;
    const [one, two] = [await aTask(toDo, { title: "one" }), await aTask(toDo, { title: "two" })];
    const [label, field] = [await aLabel(board), await aField(board)];
    await attachLabel(one, label);
    await aFieldValue(two, field, "5");
    await aSubtask(one, { title: "dig" });
    await aSubtask(two, { title: "rake" });
    await aComment(two, anna);
    await addAssignees(one, anna);

    const { json } = await copy({ ...ALL, task_ids: [one.id, two.id], stage_id: doing.id });

    expect(await titlesIn(doing.id)).toEqual(["one", "two"]);
    const [first, second] = json.copies.map((each: { copy_id: number }) =>
      json.updatedTasks.find(({ id }: { id: number }) => id === each.copy_id),
    );
    expect([first.labels.length, idsOfPeople(first.assignees), first.settings.subtask_count]).toEqual([
      1,
      [anna.id],
      1,
    ]);
    expect([second.labels.length, second.comments_count, second.settings.subtask_count]).toEqual([0, 1, 1]);
    expect(
      await db.task.findMany({ where: { parentId: { in: [first.id, second.id] } }, orderBy: { id: "asc" } }),
    ).toMatchObject([{ title: "dig", createdById: max.id }, { title: "rake" }]);
    expect(await db.customFieldValue.count({ where: { taskId: second.id } })).toBe(1);
    expect(await db.notificationRecipient.findMany()).toMatchObject([{ userId: anna.id }]);
  });

  test("copies nothing but the tasks without the flags; then the people of the stage get them", async () => {
    const { toDo, anna, max } = fixture;
    const task = await aTask(toDo);
    await aSubtask(task);
    await addAssignees(task, max);
    await db.stage.update({
      where: { id: toDo.id },
      data: { defaultAssignees: { create: { userId: anna.id } }, defaultWatchers: { create: { userId: max.id } } },
    });

    const { json } = await copy({ task_ids: [task.id] });

    expect(json.updatedTasks).toMatchObject([{ title: task.title, settings: { subtask_count: 0 } }, {}]);
    const id = json.copies[0].copy_id;
    expect(idsOfPeople(json.updatedTasks.find((each: { id: number }) => each.id === id).assignees)).toEqual([anna.id]);
    expect(await db.taskWatcher.count({ where: { taskId: id, userId: max.id } })).toBe(1);
  });

  test("names each task that can't be copied, and why", async () => {
    const { board, toDo } = fixture;
    const task = await aTask(toDo);
    const subtask = await aSubtask(task, { title: "part" });
    const hidden = await aTask(await aStage(board, { archivedAt: new Date() }), { title: "hidden" });

    const { json } = await copy({ task_ids: [task.id, subtask.id, hidden.id, 999_999] });

    expect(json.message).toBe("1 task copied successfully, 3 tasks failed");
    expect(json.failed_tasks).toEqual([
      { id: 999_999, title: null, error: "Task not found" },
      { id: subtask.id, title: "part", error: "A subtask has no stage in which a clone could stand." },
      { id: hidden.id, title: "hidden", error: "This stage is archived. Please restore the stage first." },
    ]);
  });

  test("runs as many SQL statements for many tasks in several stages as for few", async () => {
    const { toDo, doing, done, anna } = fixture;
    const copies = async (...stages: (typeof toDo)[]) => {
      const tasks = [];
      for (const stage of stages) tasks.push(await aTask(stage));
      for (const task of tasks) await addAssignees(task, anna);
      for (const task of tasks) await aSubtask(task);
      return (await copy({ ...ALL, task_ids: tasks.map(({ id }) => id) })).queries;
    };
    await copies(toDo);

    const few = await copies(toDo, toDo);

    expect(await copies(toDo, doing, done, toDo, doing, done)).toBe(few);
  });

  testForbidden(POST);

  test("answers 400 and 404 for what can't be, and nothing changes", async () => {
    const { anna, board, toDo, vera } = fixture;
    const task = await aTask(toDo);
    const task_ids = [task.id];
    const elsewhere = await aStage(await aBoard({ members: [[anna, "manager"]] }));
    const archived = await aStage(board, { archivedAt: new Date() });

    const answers = [
      await copy({ task_ids: [] }),
      await copy({ task_ids: Array.from({ length: 51 }, (_, at) => at + 1) }),
      await copy({ task_ids, title: "same" }),
      await copy({ task_ids, comment: "perhaps" }),
      await copy({ task_ids, stage_id: elsewhere.id }),
      await copy({ task_ids, stage_id: archived.id }),
      await copy({ task_ids: [999_999] }),
      await copy({ task_ids }, vera),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "No task IDs provided"],
      [400, "Invalid parameter(s): task_ids"],
      [400, "Invalid parameter(s): title"],
      [400, "Invalid parameter(s): comment"],
      [404, "Stage not found"],
      [400, "This stage is archived. Please restore the stage first."],
      [404, "Task not found"],
      [403, "Sorry, you are not allowed to do that."],
    ]);
    expect(await db.task.count()).toBe(1);
  });
});
