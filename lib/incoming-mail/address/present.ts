import type { BoardMailAddress } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { addressOf } from "@/lib/incoming-mail/address/key";

export type MailAddressJson = ReturnType<typeof presentMailAddress>;

/** Null without an address that still works. */
export function presentMailAddress(found: BoardMailAddress | null) {
  const address = found && addressOf(found);
  return found && address !== null ? { address, stage_id: found.stageId, created_at: isoDate(found.createdAt) } : null;
}
