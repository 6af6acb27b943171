import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import { boardById } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { db, reader } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { OnTask } from "@/lib/tasks/find";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnAttachment extends OnTask {
  attachment: Attachment;
}

/** A task on a board that the caller may not see counts as missing. @throws TaskMissing */
async function taskOfUser(params: PathParams, user: CurrentUser): Promise<OnTask> {
  const task = await db.task.findUnique({ where: { id: pathId(params.task_id) } });
  if (!task) throw new TaskMissing();

  const found = await boardById(task.boardId, user).catch(refuseAsMissing);
  return { ...found, task };
}

/** Requires edit rights: compatibility.md, C29. @throws TaskMissing */
export async function taskToAttachTo(params: PathParams, user: CurrentUser): Promise<OnTask> {
  const found = await taskOfUser(params, user);
  if (!canEditBoard(user, found)) throw new TaskMissing();
  return found;
}

/** Covers and images in texts are not attachments of the task. @throws TaskMissing, AttachmentMissing */
export async function attachmentOfTask(params: PathParams, user: CurrentUser): Promise<OnAttachment> {
  const found = await taskOfUser(params, user);
  const attachment = await db.attachment.findFirst({
    where: { id: pathId(params.attachment_id), taskId: found.task.id, owner: "task" },
  });
  if (!attachment) throw new AttachmentMissing();

  return { ...found, attachment };
}

class TaskMissing extends Refusal {
  constructor() {
    super(404, "rest_not_found", "Task doesn't exist");
  }
}

export class AttachmentMissing extends Refusal {
  constructor() {
    super(404, "rest_not_found", "Attachment not found");
  }
}

function refuseAsMissing(error: unknown): never {
  throw error instanceof Refusal ? new TaskMissing() : error;
}

export const attachmentsOf = (taskId: number): Promise<Attachment[]> =>
  reader().attachment.findMany({ where: { taskId, owner: "task" }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
