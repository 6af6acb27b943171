import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { kindsOfAction } from "@/lib/events/notifications";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { ListNotifications } from "@/lib/notifications/inputs";
import { isVisibleTo } from "@/lib/notifications/unread";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import type { BareTaskRow } from "@/lib/tasks/columns";
import { loadBareTaskRows } from "@/lib/tasks/read/load-rows";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";

export interface NotificationList extends Paged<NotificationRecord> {
  tasks: Map<number, BareTaskRow>;
  stages: Map<number, StageRecord>;
}

export type NotificationRecord = Awaited<ReturnType<typeof loadNotifications>>[number];

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
  const { ids, total } = await pageOfIds(where, page, user);
  const hasListed = { notifications: { some: { id: { in: ids } } } };
  const [rows, tasks, stages] = await Promise.all([
    loadNotifications(ids, user),
    loadBareTaskRows(db, Prisma.sql`t.id IN (SELECT task_id FROM notification WHERE id = ANY(${ids}))`),
    loadStages(db, { tasks: { some: hasListed } }),
  ]);
  return { rows, tasks: byId(tasks), stages: byId(stages), total, ...page };
}

async function pageOfIds(where: Prisma.Sql, page: Page, user: CurrentUser): Promise<{ ids: number[]; total: number }> {
  const [found] = await rowsOf<{ ids: number[]; total: number }>(
    db,
    Prisma.sql`
    WITH matching AS MATERIALIZED (SELECT n.id, n.created_at FROM notification_recipient r JOIN notification n ON n.id = r.notification_id WHERE ${isVisibleTo(user)} AND ${where})
    SELECT ARRAY(SELECT id FROM matching ORDER BY created_at DESC, id DESC LIMIT ${page.perPage} OFFSET ${offsetOf(page)}) AS ids, (SELECT count(*)::int FROM matching) AS total`,
  );
  return found ?? { ids: [], total: 0 };
}

function loadNotifications(ids: number[], { id: userId }: CurrentUser) {
  const ofReader = { where: { userId } };
  return db.notification.findMany({
    where: { id: { in: ids } },
    include: { actor: asPerson, board: { include: { members: ofReader } }, recipients: ofReader },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}
