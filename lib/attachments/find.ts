import "server-only";
import { type Attachment, Prisma } from "@/generated/prisma/client";
import { canEditBoard } from "@/lib/boards/policy";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import type { InJson } from "@/lib/database/record";
import { reader } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { OnTask } from "@/lib/tasks/find";
import { taskAsJson, taskOfJson, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";

export interface OnAttachment extends OnTask {
  attachment: Pick<Attachment, "id">;
}

/** Requires edit rights: compatibility.md, C29. @throws TaskMissing */
export const taskToAttachTo = finder<OnTask>({
  expression: (params) => taskOfCaller(params),
  result: (value, user) => {
    const { attachmentId: _, ...found } = foundTask(value);
    if (!canEditBoard(user, found)) throw new TaskMissing();
    return found;
  },
});

/** Covers and images in texts are not attachments of the task. @throws TaskMissing, AttachmentMissing */
export const attachmentOfTask = finder<OnAttachment>({
  expression: (params) =>
    taskOfCaller(
      params,
      Prisma.sql`(SELECT a.id FROM attachment a WHERE a.id = ${pathId(params.attachment_id)} AND a.task_id = t.id AND a.owner = 'TASK')`,
    ),
  result: (value) => {
    const { attachmentId: id, ...found } = foundTask(value);
    if (id === null) throw new AttachmentMissing();
    return { ...found, attachment: { id } };
  },
});

/** A task on a board that the caller may not see counts as missing. */
const taskOfCaller = ({ task_id }: PathParams, attachmentId = Prisma.sql`NULL::int`) => Prisma.sql`(
    SELECT ${onBoardAsJson(Prisma.sql`json_build_array(${taskAsJson}, ${attachmentId})`)}
    FROM task t JOIN board b ON b.id = t.board_id LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = caller.id
    WHERE t.id = ${pathId(task_id)} AND (m.user_id IS NOT NULL OR caller.is_admin))`;

/** @throws TaskMissing */
function foundTask(value: string | null): OnTask & { attachmentId: number | null } {
  if (value === null) throw new TaskMissing();
  const {
    more: [task, attachmentId],
    ...found
  } = onBoardOfJson<[InJson<TaskRecord>, number | null]>(value);
  return { ...found, task: taskOfJson(task), attachmentId };
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

export const attachmentsOf = (taskId: number): Promise<Attachment[]> =>
  reader().attachment.findMany({ where: { taskId, owner: "task" }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
