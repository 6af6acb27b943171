import "server-only";
import type { RecentImport } from "@/components/imports/recent-imports";
import type { ImportSession } from "@/generated/prisma/client";
import { type Clock, relativeTimeOf } from "@/lib/dates/when";
import { presentImport } from "@/lib/imports/present";

export function recentImport(session: ImportSession, clock: Clock): RecentImport {
  const { import_id, status, percentage, completed } = presentImport(session);
  const { source, title, cancelledAt, createdAt } = session;
  return {
    ...{ import_id, status, percentage, completed, source, title },
    is_cancelled: cancelledAt !== null,
    at: relativeTimeOf(createdAt, clock),
  };
}
