import { expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { loadTasks } from "@/lib/tasks/read/load";
import { serializeCard } from "@/lib/tasks/present/serialize";
import { taskPresenter } from "@/lib/tasks/present/task";
import { aBoardOfAnna, aLabel, assign, aTask } from "@/lib/testing";

test("a task in a serialized list is the same as a single one", async () => {
  const { anna, max, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo, {
    title: 'Quotes " and \\ and 🎉 \u2028',
    description: "<p>x</p>",
    dueAt: new Date("2020-01-01T10:00:00Z"),
    isPinned: true,
  });
  const label = await aLabel(board, { title: 'a "label"' });
  await assign(task, max);
  await db.taskWatcher.createMany({ data: [anna, max].map(({ id }) => ({ taskId: task.id, userId: id })) });
  await db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: board.id } });
  await aTask(toDo);

  const loaded = await loadTasks(db, board.id, anna.id, { where: Prisma.sql`t.board_id = ${board.id}` });
  const present = taskPresenter(loaded, { userId: anna.id, seesEmails: true, seesInvited: false });

  expect(JSON.parse(present.tasks(loaded.rows).text)).toEqual(
    JSON.parse(JSON.stringify(loaded.rows.map(present.task))),
  );
  expect(JSON.parse(present.serializedCards(loaded.rows.map(serializeCard)).text)).toEqual(
    JSON.parse(JSON.stringify(loaded.rows.map(present.card))),
  );
  expect(loaded.rows).toHaveLength(2);
});

test.each([
  ["2030-03-05T00:00:00Z", "2030-03-04T23:59:59Z", "UTC", "open", [false, true]],
  ["2030-03-05T00:00:00Z", "2030-03-05T23:59:59Z", "UTC", "open", [false, true]],
  ["2030-03-05T00:00:00Z", "2030-03-06T00:00:00Z", "UTC", "open", [true, false]],
  ["2030-03-05T00:00:00Z", "2030-03-06T04:59:59Z", "America/New_York", "open", [false, true]],
  ["2030-03-05T00:00:00Z", "2030-03-06T05:00:00Z", "America/New_York", "open", [true, false]],
  ["2030-03-05T00:00:00Z", "2030-03-05T18:29:59Z", "Asia/Kolkata", "open", [false, true]],
  ["2030-03-05T00:00:00Z", "2030-03-05T18:30:00Z", "Asia/Kolkata", "open", [true, false]],
  ["2030-03-05T12:00:00Z", "2030-03-05T11:59:59Z", "Asia/Kolkata", "open", [false, true]],
  ["2030-03-05T12:00:00Z", "2030-03-05T12:00:00Z", "America/New_York", "open", [true, false]],
  ["2030-03-05T12:00:00Z", "2031-03-05T12:00:00Z", "UTC", "closed", [false, false]],
  [null, "2031-03-05T12:00:00Z", "UTC", "open", [false, false]],
] as const)(
  "a task due %s, seen at %s in %s while %s, is overdue and upcoming as in %j",
  async (due, now, timezone, status, state) => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await db.user.update({ where: { id: anna.id }, data: { timezone } });
    await aTask(toDo, { dueAt: due && new Date(due), status });
    const loaded = await loadTasks(db, board.id, anna.id, { where: Prisma.sql`t.board_id = ${board.id}` });

    const [task] = loaded.rows.map(
      taskPresenter(loaded, { userId: anna.id, seesEmails: true, seesInvited: false }, new Date(now)).card,
    );

    expect([task?.isOverdue, task?.isUpcoming]).toEqual(state);
  },
);
