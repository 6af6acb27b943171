import { db } from "@/lib/db";
import { aField, aFieldValue } from "@/lib/testing/factories/custom-fields";
import { attachLabel } from "@/lib/testing/factories/labels";
import { anActivity } from "@/lib/testing/factories/activity";
import { aBoardOfAnna, aLabel, assign, aStage, aSubtask, aTask, watch } from "@/lib/testing/factories/boards";

export async function aFullBoard() {
  const people = await aBoardOfAnna();
  const { anna, max, vera, toDo, done } = people;
  const appearance = {
    description: "<p>All of it</p>",
    currency: "EUR",
    backgroundId: "solid_4",
    backgroundColor: "#D7543D",
    enableStageChangeEmail: false,
    crmContactId: 7,
    publicAccessEnabled: true,
    publicAccessSecret: "x",
    roadmapPageId: "3",
  };
  const board = await db.board.update({ where: { id: people.board.id }, data: appearance });
  await db.stage.update({
    where: { id: toDo.id },
    data: {
      title: "To  do ü",
      position: 0.5,
      bgColor: "#123456",
      isTemplate: true,
      wipLimit: 3,
      hasDefaultPeople: true,
      defaultAssignees: { create: { userId: max.id } },
      defaultWatchers: { create: { userId: vera.id } },
    },
  });
  const archived = await aStage(board, { title: "Archived", position: 9, archivedAt: new Date() });
  const [label, plain] = [
    await aLabel(board, { title: "Bug", slug: "bug", colorPreset: "red-bold" }),
    await aLabel(board, { title: "Plain" }),
  ];
  const field = await aField(board, { title: "Size", slug: "size", type: "select", options: ["S", "L"], position: 2 });
  const properties = {
    description: "<p>Text</p>",
    priority: "urgent",
    dueAt: new Date("2030-01-02T03:04:05Z"),
    coverColor: "#abcdef",
    isTemplate: true,
    createdById: max.id,
    startedAt: new Date(),
    estimatedMinutes: 5,
    isPinned: true,
    crmContactId: 7,
    commentsCount: 1,
    attachmentCount: 1,
  } as const;
  const task = await aTask(toDo, { title: "First", position: 2.5, ...properties });
  const parent = await aTask(toDo, { title: "Parent", position: 1 });
  const closed = await aTask(done, {
    title: "Closed",
    status: "closed",
    lastCompletedAt: new Date("2029-01-01T00:00:00Z"),
  });
  const subtask = await aSubtask(parent, { title: "Step", status: "closed", dueAt: new Date("2030-05-05T00:00:00Z") });
  await db.task.create({
    data: {
      boardId: board.id,
      parentId: parent.id,
      subtaskGroupId: subtask.subtaskGroupId,
      title: "Archived step",
      slug: "x",
      archivedAt: new Date(),
    },
  });
  await db.subtaskGroup.create({ data: { taskId: parent.id, title: "Empty", position: 2 } });
  await aTask(toDo, { title: "Archived task", archivedAt: new Date(), position: 0 });
  await aSubtask(await aTask(archived, { title: "In an archived stage", archivedAt: new Date() }), { title: "Below" });
  for (const each of [label, plain]) await attachLabel(task, each);
  await aFieldValue(task, field, "L");
  await assign(task, max);
  await watch(task, vera);
  await anActivity(task, anna, { action: "created", column: "task" });
  return { ...people, board, task, parent, closed, subtask };
}
