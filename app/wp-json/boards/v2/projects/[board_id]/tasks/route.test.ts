import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  addAssignees,
  addWatchers,
  aLabel,
  anAdmin,
  aNotification,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  call,
  markAsInvited,
  titlesOf,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET, POST } from "./route";

describe("GET /projects/:board_id/tasks", () => {
  test("returns each task with its people, labels and unread notifications", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const at = new Date("2025-03-01T10:20:30Z");
    const task = await aTask(toDo, {
      title: "Zażółć",
      dueAt: new Date("2020-01-01T12:00:00Z"),
      createdById: anna.id,
      isTemplate: true,
      createdAt: at,
      updatedAt: at,
    });
    const label = await aLabel(board, { title: "Bug" });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: vera.id, createdAt: at, updatedAt: at } });
    await addWatchers(task, anna);
    await attachLabel(task, label);
    await aNotification(task, anna, { actorId: max.id });

    const { status, json } = await call(GET, { as: anna, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json.synced_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const [{ assignees, watchers, labels, ...rest }] = json.tasks;
    expect(rest).toMatchObject({
      id: task.id,
      board_id: board.id,
      title: "Zażółć",
      stage_id: toDo.id,
      created_by: anna.id,
      due_at: "2020-01-01 12:00:00",
      created_at: "2025-03-01T10:20:30+00:00",
      updated_at: "2025-03-01T10:20:30+00:00",
      isOverdue: true,
      isUpcoming: false,
      meta: { is_template: "yes" },
      notifications: 1,
      is_watching: true,
      task_custom_fields: [],
    });
    const pivot = {
      object_id: task.id,
      foreign_id: vera.id,
      settings: null,
      preferences: null,
      created_at: "2025-03-01T10:20:30+00:00",
      updated_at: "2025-03-01T10:20:30+00:00",
    };
    expect(assignees).toMatchObject([
      {
        ID: vera.id,
        display_name: "Vera",
        user_email: expect.stringContaining("***"),
        role: "Viewer",
        user_status: "0",
        pivot,
      },
    ]);
    expect(watchers).toMatchObject([{ ID: anna.id, role: "Admin" }]);
    expect(labels).toMatchObject([
      { id: label.id, title: "Bug", type: "label", pivot: { object_id: task.id, foreign_id: label.id } },
    ]);
  });

  test("sorts by due date, those without one first, then by id", async () => {
    const { vera, board, toDo, doing } = await aBoardOfAnna();
    const due = (day: number) => ({ dueAt: new Date(Date.UTC(2030, 0, day)) });
    await aTask(toDo, { title: "second", ...due(2) });
    await aTask(doing, { title: "first", ...due(1) });
    await aTask(toDo, { title: "without" });
    await aTask(toDo, { title: "also second", ...due(2) });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(titlesOf(json.tasks)).toEqual(["without", "first", "second", "also second"]);
  });

  test("returns only top-level tasks in active stages; archived ones on request", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const archived = { archivedAt: new Date(), position: 0 };
    const parent = await aTask(toDo, { title: "task" });
    await aTask(toDo, { title: "archived", ...archived });
    await aTask(await aStage(board, { archivedAt: new Date(), position: 0 }), {
      title: "in an archived stage",
      ...archived,
    });
    await aTask(await aStage(await aBoard()), { title: "elsewhere" });
    await aSubtask(parent, { title: "subtask" });

    const list = async (include_archived: string) =>
      titlesOf((await call(GET, { as: anna, params: { board_id: board.id }, query: { include_archived } })).json.tasks);

    expect(await list("")).toEqual(["task"]);
    expect(await list("false")).toEqual(["task"]);
    expect(await list("true")).toEqual(["task", "archived"]);
  });

  test("masks the addresses of others for people who are not admins; a manager reads the address of people invited by it", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await addAssignees(task, anna, max);
    const addresses = async (as: typeof anna) =>
      (await call(GET, { as, params: { board_id: board.id } })).json.tasks[0].assignees.map(
        ({ user_email }: { user_email: string }) => user_email,
      );

    expect(await addresses(max)).toEqual([`${anna.login.slice(0, 1)}***@example.com`, max.email]);
    expect(await addresses(anna)).toEqual([anna.email, expect.stringContaining("***")]);
    await markAsInvited(max.email, board, max);
    expect(await addresses(anna)).toEqual([anna.email, max.email]);
    expect(await addresses(await anAdmin())).toEqual([anna.email, max.email]);
  });

  test("S32: counts only the reader's own unread notifications", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    for (const to of [max, max, vera]) await aNotification(task, to);

    const counts = [];
    for (const as of [max, vera, anna])
      counts.push((await call(GET, { as, params: { board_id: board.id } })).json.tasks[0].notifications);

    expect(counts).toEqual([2, 1, 0]);
  });

  testForbidden(GET, POST);
});
