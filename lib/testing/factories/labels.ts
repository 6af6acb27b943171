import type { Label, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aTask, LONG_AGO } from "@/lib/testing/factories/boards";

export const attachLabel = (task: Task, label: Label) =>
  db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: task.boardId } });

export async function aUsedLabel(given: Partial<Label> = {}) {
  const all = await aBoardOfAnna();
  const [label, other] = [
    await aLabel(all.board, { title: "Bug", color: "#1B2533", bgColor: "#4bce97", ...given }),
    await aLabel(all.board),
  ];
  const [one, two, three] = [
    await aTask(all.toDo),
    await aTask(all.doing, { archivedAt: new Date() }),
    await aTask(all.toDo),
  ];
  for (const task of [one, two]) await attachLabel(task, label);
  await attachLabel(three, other);
  await db.task.updateMany({ data: { updatedAt: LONG_AGO } });
  return { ...all, label, other, one, two, three };
}
