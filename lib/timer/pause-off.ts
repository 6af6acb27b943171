import "server-only";
import { db } from "@/lib/db";
import { hasModule } from "@/lib/modules/on-board";
import { readFeatureModules } from "@/lib/modules/read";

/** A timer where time tracking is off would count time that nobody works, and its person may see nothing of it. */
export async function pauseTimersWhileOff(now = new Date()): Promise<void> {
  const isOn = hasModule(await readFeatureModules(), "timeTracking");
  await db.$executeRaw`
    UPDATE timer SET running_since = NULL,
      counted_seconds = counted_seconds + greatest(0, floor(extract(epoch FROM ${now}::timestamptz - running_since)))::int
    WHERE user_id IN (
      SELECT w.user_id FROM timer w JOIN board b ON b.id = w.board_id
      WHERE w.running_since IS NOT NULL AND NOT ${isOn} FOR UPDATE OF w SKIP LOCKED)`;
}
