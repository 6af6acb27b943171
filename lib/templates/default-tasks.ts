import "server-only";
import type { Board } from "@/generated/prisma/client";
import { copiesOf, type Copy, copyIds } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";
import { slugOfTask } from "@/lib/tasks/slug";
import type { TemplateSource } from "@/lib/templates/source";

/** Adds the tasks of a template that we ship to the stages that the board has got. Returns how many there are. */
export async function insertDefaultTasks(
  tx: Tx,
  { id: boardId, type, createdById }: Board,
  all: TemplateSource["tasks"],
  copied: Record<"stages" | "labels", Copy[]>,
): Promise<number> {
  const [stages, labels] = [copyIds(copied.stages), copyIds(copied.labels)];
  const tasks = all.filter(({ stageId }) => stages.has(stageId));
  const copies = await copiesOf(tx, "task", tasks);
  await tx.task.createMany({
    data: tasks.map(({ id, title, description, stageId, priority }, at) => ({
      ...{ id: copies[at]?.to, boardId, stageId: stages.get(stageId), position: id },
      ...{ title, slug: slugOfTask(title), description, priority, createdById },
      type: type === "roadmap" ? "roadmap" : "task",
    })),
  });
  await tx.taskLabel.createMany({
    data: tasks.flatMap(({ labelIds }, at) =>
      labelIds.flatMap((id) => {
        const [taskId, labelId] = [copies[at]?.to, labels.get(id)];
        return taskId !== undefined && labelId !== undefined ? [{ taskId, labelId, boardId }] : [];
      }),
    ),
  });
  return tasks.length;
}
