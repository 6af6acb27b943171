import "server-only";
import type { Board, Stage } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { attachLabels } from "@/lib/labels/attach";
import { recordNotification } from "@/lib/notifications/record";
import { assignableIds } from "@/lib/tasks/assignable";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/changed";
import type { CreateTask } from "@/lib/tasks/inputs";
import { lockTaskOrder, positionAt } from "@/lib/tasks/place";
import { startWatching, watchByDefault } from "@/lib/tasks/watch";
import { cut, slugOf } from "@/lib/text";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CreatedTask extends ChangedTasks {
  board: Board;
  stage: StageRecord;
}

/** A new task at the end of its stage, or at the place asked for; its stage says whether it is open (document 1, 4.3). */
export async function createTask(board: Board, given: CreateTask, actor: CurrentUser): Promise<CreatedTask> {
  if (given.boardId !== board.id) throw new Invalid("Board id is not valid", { params: { board_id: "Board id is not valid" } });

  const { task, stage, renumbered } = await transaction(async (tx) => {
    await lockTaskOrder(tx, given.stageId);
    const [stage] = await loadStages(tx, { id: given.stageId, boardId: board.id });
    if (!stage) throw new NotFound("Stage");
    if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");

    const assigneeIds = await assignableIds(tx, board.id, [...given.assigneeIds, ...stage.defaultAssigneeIds], given.assigneeIds);
    const { task, renumbered } = await insertTask(tx, board, stage, given, actor);
    await tx.taskAssignee.createMany({ data: assigneeIds.map((userId) => ({ taskId: task.id, userId })) });
    await attachLabels(tx, task, given.labelIds);
    await startWatching(tx, task, [actor.id], "watch_on_creating_task");
    await startWatching(tx, task, assigneeIds, "watch_on_assigning");
    await watchByDefault(tx, task, stage.defaultWatcherIds);
    await countTasks(tx, board.id, { tasks: 1, completed: task.status === "closed" ? 1 : 0 });

    await recordActivity(
      tx,
      actor,
      { boardId: board.id, taskId: task.id, action: "created", column: "task", newValue: task.title },
      { boardId: board.id, action: "created", column: "task", newValue: task.title, description: `on stage ${stage.title}`, settings: { task_id: task.id } },
    );
    if (assigneeIds.length > 0) {
      await recordNotification(tx, actor, { boardId: board.id, taskId: task.id, action: "task_assignee_changed", description: "has added you as an assignee.", to: assigneeIds });
    }
    return { task, stage, renumbered };
  });
  const [changed, counted] = await Promise.all([loadChanged(reader(), board.id, actor.id, task.id, renumbered), reader().board.findUnique({ where: { id: board.id } })]);
  return { ...changed, board: counted ?? board, stage };
}

async function insertTask(tx: Tx, board: Board, stage: Stage, given: CreateTask, actor: CurrentUser) {
  const { position, renumbered } = await positionAt(tx, stage.id, { index: given.index }, null);
  const task = await tx.task.create({
    data: {
      boardId: board.id,
      stageId: stage.id,
      title: given.title,
      slug: cut(slugOf(given.title), 200) || `idea-${Math.floor(Date.now() / 1000)}`,
      type: board.type === "roadmap" ? "roadmap" : "task",
      status: stage.defaultTaskStatus,
      lastCompletedAt: stage.defaultTaskStatus === "closed" ? new Date() : null,
      priority: given.priority,
      description: given.description,
      crmContactId: given.crmContactId,
      isTemplate: given.isTemplate,
      dueAt: given.dueAt,
      startedAt: given.startedAt,
      coverColor: given.coverColor,
      position,
      createdById: actor.id,
    },
  });
  return { task, renumbered };
}
