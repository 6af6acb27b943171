import "server-only";
import { db } from "@/lib/db";

/**
 * Removes notifications without recipients, such as those of deleted accounts. Each run checks the next `limit` of
 * them by id and stores its position, so that no run reads the whole table.
 */
export async function sweepNotifications(limit = 10_000): Promise<void> {
  await db.$executeRaw`
    WITH page AS MATERIALIZED (
      SELECT id FROM notification
      WHERE id > coalesce((SELECT (value ->> 'notifications')::int FROM setting WHERE key = 'sweep'), 0)
      ORDER BY id LIMIT ${limit}
    ), gone AS (
      DELETE FROM notification n
      WHERE n.id = ANY(ARRAY(SELECT id FROM page)) AND n.created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM notification_recipient r WHERE r.notification_id = n.id)
    )
    INSERT INTO setting (key, value, updated_at)
    SELECT 'sweep', json_build_object('notifications', CASE WHEN count(*) < ${limit} THEN 0 ELSE max(id) END), now()
    FROM page
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`;
}
