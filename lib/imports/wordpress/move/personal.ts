import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { References } from "@/lib/imports/references";
import { switchesOf } from "@/lib/imports/wordpress/move/board-settings";
import { moveRows } from "@/lib/imports/wordpress/move/cursor";
import type { Move } from "@/lib/imports/wordpress/move/move";
import type { Row } from "@/lib/imports/wordpress/read/database";
import { flagOf, idsOf, listOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { GLOBAL_KEYS } from "@/lib/notifications/preferences";
import { TASK_TYPES } from "@/lib/users/person-page/types";
import { VIEW_KEYS } from "@/lib/view-settings/views";

const SETTINGS = {
  kind: "last_setting",
  source: "people",
  parameters: [],
  sql: "SELECT * FROM {metas} WHERE object_type = 'user'",
} as const;

/** Everyone's own settings, pinned boards and recent boards. What somebody has set here already stays. */
export const movePersonalSettings = (move: Move): Promise<void> =>
  moveRows(move, { ...SETTINGS, parameters: [] }, async (tx, rows) => {
    const ids = await References.load(tx, move.session.id);
    for (const row of rows) {
      const userId = ids.get("person", row.object_id ?? null);
      if (userId !== undefined) await moveSetting(tx, userId, row, ids);
    }
    return () => undefined;
  });

async function moveSetting(tx: Tx, userId: number, { key, value }: Row, ids: References): Promise<void> {
  const boards = () => ids.all("board", idsOf(valueOf(value)).map(String));
  switch (key) {
    case "user_global_notifications":
      return save(tx, userId, "notifications", switchesOf(value, GLOBAL_KEYS));
    case "user_dashboard_view":
      return save(tx, userId, "kanbanview", switchesOf(value, VIEW_KEYS.kanbanview));
    case "user_listview_preferences":
      return save(tx, userId, "listview", switchesOf(value, VIEW_KEYS.listview));
    case "user_tableview_preferences":
      return save(tx, userId, "tableview", switchesOf(value, VIEW_KEYS.tableview));
    case "fbs_task_tabs_config":
      return save(tx, userId, "task_tabs", tabsOf(value));
    case "pinned_boards":
      return pin(tx, userId, boards());
    case "user_recent_boards":
      return visit(tx, userId, boards());
    default:
      return undefined;
  }
}

async function save(tx: Tx, userId: number, key: string, value: Prisma.InputJsonObject): Promise<void> {
  if (Object.keys(value).length === 0) return;
  await tx.userSetting.createMany({ data: [{ userId, key, value }], skipDuplicates: true });
}

function tabsOf(stored: string | null | undefined): Prisma.InputJsonObject {
  const tabs = listOf(valueOf(stored)).map(mapOf);
  return Object.fromEntries(
    tabs.flatMap(({ name, visible, order }) =>
      TASK_TYPES.some((type) => type === name)
        ? [[textOf(name) ?? "", { isVisible: flagOf(visible) !== false, order: Number(order) || 0 }]]
        : [],
    ),
  );
}

const pin = (tx: Tx, userId: number, boardIds: number[]) =>
  sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO board_pin (user_id, board_id) SELECT ${userId}::int, id FROM board WHERE id = ANY(${boardIds}::int[]) ON CONFLICT DO NOTHING`,
  );

/** The most recent one comes first. */
const visit = (tx: Tx, userId: number, boardIds: number[]) =>
  sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO board_visit (user_id, board_id, visited_at)
    SELECT ${userId}::int, b.id, now() - r.place * interval '1 second' FROM unnest(${boardIds}::int[]) WITH ORDINALITY AS r(id, place) JOIN board b ON b.id = r.id
    ON CONFLICT DO NOTHING`,
  );
