import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { kindsOfAction, type NotificationKind } from "@/lib/events/notifications";
import { References } from "@/lib/imports/references";
import { moveRows, type RowsToMove } from "@/lib/imports/wordpress/move/cursor";
import { areFree } from "@/lib/imports/wordpress/move/free-ids";
import type { Move, MovedBoard } from "@/lib/imports/wordpress/move/move";
import { withoutFiles, writing } from "@/lib/imports/wordpress/move/writing";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { by, idsIn } from "@/lib/imports/wordpress/read/tasks";
import { siteTime, utcTime } from "@/lib/imports/wordpress/read/times";
import { idOf, mapOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { textOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";

const ofBoard = ({ source }: MovedBoard): RowsToMove => ({
  ...{ kind: "last_notification", source, parameters: [Number(source)] },
  sql: "SELECT * FROM {notifications} WHERE object_type = 'board_notification' AND object_id = ?",
});

/** With what everyone has read. */
export const moveNotifications = (move: Move, moved: MovedBoard): Promise<void> =>
  moveRows(move, ofBoard(moved), async (tx, rows) => {
    const receivers = by(
      "notification_id",
      await move.wordpress.rows(
        "SELECT * FROM {notification_users} WHERE notification_id IN (?) ORDER BY id",
        idsIn(rows),
      ),
    );
    const ids = await References.load(
      tx,
      move.session.id,
      rows.flatMap(({ task_id }) => task_id ?? []),
    );
    const { report, commit } = writing(move, withoutFiles(ids, move.keepsIds));
    const notifications = rows.flatMap((row) => {
      const notification = converted(row, moved, receivers.get(row.id ?? "") ?? [], { ids, move });
      if (typeof notification === "object") return [notification];
      report.note({ kind: "notification", title: row.action ?? "", reason: notification });
      return [];
    });
    await insert(
      tx,
      notifications,
      move.keepsIds && (await areFree(tx, { notification: rows.map(({ id }) => id ?? "") })),
    );
    report.count("notifications", notifications.length);
    return commit;
  });

/** Or else why it is left out. */
function converted(row: Row, { board }: MovedBoard, receivers: Row[], { ids, move }: { ids: References; move: Move }) {
  const taskId = ids.get("task", row.task_id ?? null);
  const kind = kindOf(row);
  if (taskId === undefined) return "Its task is gone.";
  if (!kind) return "There is no such notification here.";
  const settings = mapOf(valueOf(row.settings));
  const commentId = move.keepsIds ? idOf(settings.comment_id) : null;
  const people = receivers.flatMap((receiver) => {
    const userId = ids.get("person", receiver.user_id ?? null);
    return userId === undefined ? [] : [{ user_id: userId, read: siteTime(receiver.marked_read_at, move.site.zone) }];
  });
  return {
    ...{ source: Number(row.id), board_id: board.id, task_id: taskId, kind, people },
    description: cut(textOfHtml(row.description ?? ""), LONGEST_DESCRIPTION),
    settings: commentId === null ? null : { comment_id: commentId },
    actor_id: ids.get("person", row.activity_by ?? null) ?? null,
    created_at: utcTime(row.created_at) ?? new Date().toISOString(),
  };
}

const LONGEST_DESCRIPTION = 20_000;

/** The plugin has one word for somebody who was assigned and somebody who was not any more. */
function kindOf({ action, description }: Row): NotificationKind | undefined {
  const kinds = kindsOfAction(action ?? "");
  return kinds.length > 1 && /\bremoved\b/.test(description ?? "") ? kinds.at(-1) : kinds[0];
}

type Notification = Exclude<ReturnType<typeof converted>, string>;

async function insert(tx: Tx, notifications: Notification[], keepsIds: boolean): Promise<void> {
  if (notifications.length === 0) return;
  const id = keepsIds ? Prisma.sql`r.source` : Prisma.sql`nextval(pg_get_serial_sequence('notification', 'id'))`;
  await sendAlong(
    tx,
    Prisma.sql`
    WITH moved AS (
      SELECT ${id}::int AS id, r.* FROM jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
        AS r(source int, board_id int, task_id int, kind text, description text, settings jsonb, actor_id int, created_at timestamptz, people jsonb)
    ), notified AS (
      INSERT INTO notification (id, board_id, task_id, kind, description, settings, actor_id, created_at, updated_at)
      SELECT id, board_id, task_id, kind, description, settings, actor_id, created_at, created_at FROM moved
    )
    INSERT INTO notification_recipient (notification_id, user_id, marked_read_at, created_at, updated_at)
    SELECT DISTINCT ON (moved.id, p.user_id) moved.id, p.user_id, p.read, moved.created_at, moved.created_at
    FROM moved CROSS JOIN LATERAL jsonb_to_recordset(moved.people) AS p(user_id int, read timestamptz)`,
  );
}
