import "server-only";
import { db } from "@/lib/db";

/**
 * Removes notifications that nobody receives any more, as after their receivers' accounts are deleted. Each run looks at
 * the next `most` of them by their ids and keeps where it stopped: so it never reads the whole table.
 */
export async function sweepNotifications(most = 10_000): Promise<void> {
  await db.$executeRaw`
    WITH page AS MATERIALIZED (
      SELECT id FROM notification
      WHERE id > coalesce((SELECT (value ->> 'notifications')::int FROM setting WHERE key = 'sweep'), 0)
      ORDER BY id LIMIT ${most}
    ), gone AS (
      DELETE FROM notification n
      WHERE n.id = ANY(ARRAY(SELECT id FROM page)) AND n.created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM notification_recipient r WHERE r.notification_id = n.id)
    )
    INSERT INTO setting (key, value, updated_at)
    SELECT 'sweep', json_build_object('notifications', CASE WHEN count(*) < ${most} THEN 0 ELSE max(id) END), now()
    FROM page
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`;
}
