import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type GlobalPreference, type OwnMailPreference, WATCH_KEYS } from "@/lib/notifications/preferences";

/** The SQL of `effectivePreferences`. `m` is the person's row of `board_member`, `s` the row of `user_setting` with
 * the key `notifications`; both may be missing. */
export function preferenceSql(key: GlobalPreference): Prisma.Sql {
  const followsGlobal = WATCH_KEYS.some((watch) => watch === key);
  const elsewhere = followsGlobal ? Prisma.sql`s.value` : Prisma.sql`CASE WHEN m.preferences IS NULL THEN s.value END`;
  return Prisma.sql`coalesce(m.preferences -> ${key}::text, (${elsewhere}) -> ${key}::text, 'true') <> 'false'`;
}

/** For kinds that boards can't override; `s` is the person's row of `user_setting` with the key `mails`. */
export const mailPreferenceSql = (kind: OwnMailPreference): Prisma.Sql =>
  Prisma.sql`coalesce(s.value -> ${kind}::text, 'true') <> 'false'`;
