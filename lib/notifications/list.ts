import "server-only";
import { type Notification, type NotificationRecipient, Prisma } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import { byId } from "@/lib/by-id";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { kindsOfAction } from "@/lib/events/notifications";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { ListNotifications } from "@/lib/notifications/inputs";
import { isVisibleTo } from "@/lib/notifications/unread";
import type { StageRow } from "@/lib/stages/present";
import { type StageColumns, stagesAsJson, stagesOf } from "@/lib/stages/read";
import { type BareTaskRow, type ColumnLists, tasksOfColumns } from "@/lib/tasks/columns";
import { bareTasksAsJson } from "@/lib/tasks/read/load-rows";
import type { CurrentUser } from "@/lib/users/current-user";
import { personAsJson, personOfJson } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export interface NotificationList extends Paged<NotificationRecord> {
  tasks: Map<number, BareTaskRow>;
  stages: Map<number, StageRow>;
}

export type NotificationRecord = Notification &
  Pick<OnBoard, "board" | "membership"> & { actor: Person | null; recipient: NotificationRecipient };

/** The newest first (compatibility.md, C90). */
export const listNotifications = (
  { action, ...page }: ListNotifications,
  user: CurrentUser,
): Promise<NotificationList> =>
  list(action ? Prisma.sql`n.kind = ANY(${kindsOfAction(action)}::text[])` : Prisma.sql`TRUE`, page, user);

export const listUnread = (page: Page, user: CurrentUser): Promise<NotificationList> =>
  list(Prisma.sql`r.marked_read_at IS NULL`, page, user);

type Page = Omit<ListNotifications, "action">;

async function list(where: Prisma.Sql, page: Page, user: CurrentUser): Promise<NotificationList> {
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    WITH matching AS MATERIALIZED (SELECT n.id, n.created_at FROM notification_recipient r JOIN notification n ON n.id = r.notification_id WHERE ${isVisibleTo(user)} AND ${where}),
    page AS MATERIALIZED (SELECT n.* FROM (SELECT id FROM matching ORDER BY created_at DESC, id DESC LIMIT ${page.perPage} OFFSET ${offsetOf(page)}) m JOIN notification n ON n.id = m.id)
    SELECT json_build_array((SELECT count(*) FROM matching), (${notificationsAsJson(user)}), (${bareTasksAsJson(LISTED)}),
      ${stagesAsJson(Prisma.sql`s.id IN (SELECT stage_id FROM task t WHERE ${LISTED})`)})::text AS found`,
  );
  if (!row) throw new Error("A statement without FROM always has its row.");
  const [total, rows, tasks, stages] = JSON.parse(row.found) as Found;
  return {
    rows: (rows ?? []).map(notificationOf),
    tasks: byId(tasksOfColumns(tasks)),
    stages: byId(stagesOf(stages)),
    total,
    ...page,
  };
}

type Found = [total: number, NotificationInJson[] | null, ColumnLists, StageColumns[] | null];

const LISTED = Prisma.sql`t.id IN (SELECT task_id FROM page)`;

const notificationAsJson = recordAsJson(Prisma.NotificationScalarFieldEnum, "n");
const recipientAsJson = recordAsJson(Prisma.NotificationRecipientScalarFieldEnum, "r");

type NotificationInJson = [InJson<Notification>, InJson<NotificationRecipient>, InJson<Person> | null, onBoard: string];

const notificationsAsJson = ({ id }: CurrentUser): Prisma.Sql => Prisma.sql`
  SELECT json_agg(json_build_array(${notificationAsJson}, ${recipientAsJson}, CASE WHEN u.id IS NOT NULL THEN ${personAsJson} END, ${onBoardAsJson()}::text)
    ORDER BY n.created_at DESC, n.id DESC)
  FROM page n JOIN notification_recipient r ON r.notification_id = n.id AND r.user_id = ${id} JOIN board b ON b.id = n.board_id
  LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${id} LEFT JOIN "user" u ON u.id = n.actor_id`;

const withNotificationTimes = withTimes<Notification>(Prisma.NotificationScalarFieldEnum);
const withRecipientTimes = withTimes<NotificationRecipient>(Prisma.NotificationRecipientScalarFieldEnum);

const notificationOf = ([notification, recipient, actor, onBoard]: NotificationInJson): NotificationRecord => ({
  ...withNotificationTimes(notification),
  ...onBoardOfJson(onBoard),
  actor: actor && personOfJson(actor),
  recipient: withRecipientTimes(recipient),
});
