import "server-only";
import type { Label } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { transaction } from "@/lib/db";
import { labelSnapshot } from "@/lib/labels/present";
import { lockLabel, touchLabelledTasks } from "@/lib/labels/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export async function deleteLabel(found: Label, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const label = await lockLabel(tx, found);
    await touchLabelledTasks(tx, label);
    await tx.label.delete({ where: { id: label.id } });
    await recordActivity(tx, actor, {
      boardId: label.boardId,
      event: "deleted label",
      settings: labelSnapshot(label),
    });
    await tx.board.update({ where: { id: label.boardId }, data: { labelsResetAt: new Date() } });
  });
}
