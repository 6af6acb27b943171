import "server-only";
import type { Board, Prisma, Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { removeCover } from "@/lib/tasks/write/cover";
import { recordChanges } from "@/lib/tasks/write/record-changes";
import { reminderAfter } from "@/lib/tasks/reminder";
import type { TaskChange } from "@/lib/tasks/write/update-input";
import type { CurrentUser } from "@/lib/users/current-user";

type Named<Name extends TaskChange["property"]> = Extract<TaskChange, { property: Name }>;
export type PlainChange = Named<
  "crm_contact_id" | "is_template" | "remind_at" | "reminder_type" | "settings" | "board_id" | "type" | "ignored"
>;

export async function changeProperty(
  tx: Tx,
  board: Board,
  task: Task,
  change: PlainChange,
  actor: CurrentUser,
): Promise<void> {
  if (change.property === "settings" && replacesCover(task, change.value)) await removeCover(tx, task.id);
  const after = await tx.task.update({ where: { id: task.id }, data: dataOf(board, task, change) });
  await recordChanges(tx, task, after, actor);
}

/** A client may send back the cover that it received, which keeps the image. */
const replacesCover = ({ coverAttachmentId }: Task, { cover }: Named<"settings">["value"]) =>
  cover !== undefined && (Boolean(cover.backgroundColor) || (cover.imageId ?? null) !== coverAttachmentId);

function dataOf(board: Board, task: Task, change: PlainChange): Prisma.TaskUncheckedUpdateInput {
  switch (change.property) {
    case "crm_contact_id":
      return { crmContactId: change.value ?? null };
    case "is_template":
      return { isTemplate: change.value };
    case "remind_at":
      return reminderAfter(task, { remindAt: change.value });
    case "reminder_type":
      return reminderAfter(task, { reminderType: change.value });
    case "settings":
      return {
        ...(change.value.cover && { coverColor: change.value.cover.backgroundColor ?? null }),
        ...(change.value.logo !== undefined && { logo: change.value.logo }),
        ...(change.value.integration_type !== undefined && { integrationType: change.value.integration_type }),
      };
    case "board_id":
      if (change.value !== board.id)
        throw new Invalid("Board id is not valid", { params: { board_id: "Board id is not valid" } });
      return {};
    case "type":
      if (change.value === "roadmap" && board.type !== "roadmap")
        throw new Invalid("Only a roadmap holds ideas.", { params: { type: "Only a roadmap holds ideas." } });
      return { type: change.value };
    case "ignored":
      return {};
  }
}
