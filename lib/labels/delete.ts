import "server-only";
import { type Label, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { sendAlong, transaction } from "@/lib/db";
import { labelSnapshot } from "@/lib/labels/present";
import { lockLabel, touchLabelledTasks } from "@/lib/labels/lock";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

export async function deleteLabel(found: Label, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const label = await lockLabel(tx, found);
    await touchLabelledTasks(tx, label);
    await sendAlong(tx, Prisma.sql`DELETE FROM label WHERE id = ${label.id}`);
    await recordActivity(tx, actor, {
      boardId: label.boardId,
      event: "deleted label",
      settings: labelSnapshot(label),
    });
    await markBoard(tx, label.boardId, { labelsResetAt: new Date() });
  });
}
