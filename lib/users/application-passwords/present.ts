import type { ApplicationPassword } from "@/generated/prisma/client";
import { env } from "@/lib/env";
import { zonelessDate } from "@/lib/dates/dates";
import type { CreatedApplicationPassword } from "@/lib/users/application-passwords/create";

export function presentApplicationPassword({
  uuid,
  userId,
  appId,
  name,
  createdAt,
  lastUsedAt,
  lastIp,
}: ApplicationPassword) {
  return {
    uuid,
    app_id: appId,
    name,
    created: zonelessDate(createdAt),
    last_used: lastUsedAt && zonelessDate(lastUsedAt),
    last_ip: lastIp,
    _links: { self: [{ href: `${env().BOARDS_URL}/wp-json/wp/v2/users/${userId}/application-passwords/${uuid}` }] },
  };
}

/** Includes the password in groups of four; it is never shown again. */
export function presentCreatedApplicationPassword({ record, password }: CreatedApplicationPassword) {
  const { _links, ...presented } = presentApplicationPassword(record);
  return { ...presented, password: inGroups(password), _links };
}

const inGroups = (password: string): string => password.match(/.{1,4}/g)?.join(" ") ?? password;
