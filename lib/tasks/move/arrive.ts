import "server-only";
import type { Stage, Task, TaskStatus } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { tellFollowers } from "@/lib/ideas/tell-followers";
import { recordNotification } from "@/lib/notifications/record";
import type { StageRow } from "@/lib/stages/present";
import { assignPeople } from "@/lib/tasks/write/assign";
import { countCompleted, statusLine } from "@/lib/tasks/write/status";
import { watchByDefault } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

export type Movable = Pick<Task, "id" | "title" | "status" | "stageId" | "parentId" | "archivedAt">;
export type Left = Pick<Stage, "id" | "title" | "defaultTaskStatus">;

export interface Arrival {
  task: Movable;
  /** Null for a subtask, which has no stage. */
  from: Left | null;
  status: TaskStatus;
}

export const arrivalsIn = (stage: StageRow, tasks: Movable[], left: Left[]): Arrival[] =>
  tasks.map((task) => {
    const from = left.find(({ id }) => id === task.stageId) ?? null;
    return { task, from, status: statusOnArrival(task.status, from?.defaultTaskStatus, stage.defaultTaskStatus) };
  });

interface Recording {
  lines?: ActivityLine[];
  isSilent?: true;
}

/** Records activity and notifications, counts, adds default people, and tells those who follow an idea. A null actor is a deleted account. */
export async function arriveInStage(
  tx: Tx,
  arrivals: Arrival[],
  stage: StageRow,
  actor: Pick<CurrentUser, "id"> | null,
  { lines, isSilent }: Recording = {},
): Promise<void> {
  const { boardId, title } = stage;
  const taskIds = arrivals.map(({ task }) => task.id);
  const changed = arrivals.filter(({ task, status }) => task.status !== status);
  await recordActivity(
    tx,
    actor,
    ...(lines ?? arrivals.map(({ task, from }) => stageLine(task.id, from, stage))),
    ...changed.map(({ task, status }) => statusLine({ ...task, boardId, parentId: null }, status)),
  );
  if (actor && !isSilent)
    await recordNotification(tx, actor, { boardId, taskIds, kind: "task_moved_to_new_stage", description: title });
  await countCompleted(
    tx,
    boardId,
    stage.defaultTaskStatus,
    changed.filter(({ task }) => task.archivedAt === null).length,
  );
  await giveDefaultPeople(tx, stage, taskIds, actor);
  if (stage.isPublic) await tellFollowers(tx, taskIds, actor);
}

export const stageLine = (
  taskId: number,
  from: Pick<Stage, "id" | "title"> | null,
  { id, boardId, title }: StageRow,
): ActivityLine => ({
  boardId,
  taskId,
  event: "changed stage",
  oldValue: from?.title,
  newValue: title,
  fromStageId: from?.id,
  toStageId: id,
});

export async function giveDefaultPeople(
  tx: Tx,
  stage: StageRow,
  taskIds: number[],
  actor: Pick<CurrentUser, "id"> | null,
): Promise<void> {
  await assignPeople(tx, stage.boardId, taskIds, stage.defaultAssigneeIds, actor);
  await watchByDefault(tx, stage.boardId, taskIds, stage.defaultWatcherIds);
}

/** A stage of closed tasks closes a task; a stage of open tasks reopens a task that comes from a closed one. */
function statusOnArrival<Status extends string>(status: Status, from: Status | undefined, to: Status): Status {
  if (to === "closed") return to;
  return from === "closed" ? to : status;
}
