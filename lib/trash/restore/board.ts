import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction } from "@/lib/db";
import { lockItem } from "@/lib/trash/item";
import { putBack } from "@/lib/trash/put-back";
import { renewed, restoredTask } from "@/lib/trash/restore/values";
import type { CurrentUser } from "@/lib/users/current-user";

interface BoardRow {
  public_slug: string | null;
  task_creation_status: string | null;
}

/**
 * With its content and members. What has a secret has ended: its public link is off, and its webhooks, email addresses and invitations
 * must be made again. A roadmap loses an address that another one has taken. @throws NotFound when it is not in the trash
 */
export async function restoreTrashedBoard(id: number, actor: CurrentUser): Promise<Board> {
  await transaction(async (tx) => {
    const { row, ...item } = await lockItem<BoardRow>(tx, "board", id, Prisma.sql`true`);
    const isTaken = row.public_slug !== null && (await tx.board.count({ where: { publicSlug: row.public_slug } })) > 0;
    const now = new Date();
    const reset = Object.fromEntries(
      ["tasks_reset_at", "stages_reset_at", "labels_reset_at", "members_changed_at"].map((column) => [
        column,
        now.toISOString(),
      ]),
    );
    await putBack(tx, item, {
      root: {
        ...{ ...renewed(now), ...reset, public_access_enabled: false, public_access_secret: null },
        ...(isTaken && { public_slug: null }),
        // Its batches have ended.
        ...(row.task_creation_status === "pending" && { task_creation_status: "failed" }),
      },
      tables: { task: restoredTask(now) },
    });
    await recordActivity(tx, actor, { boardId: id, event: "restored board", oldValue: item.title });
  });
  return reader().board.findUniqueOrThrow({ where: { id } });
}
