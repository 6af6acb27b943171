import "server-only";
import type { BoardMailAddress } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { digestOfKey, keyIn } from "@/lib/incoming-mail/address/key";
import { incomingMailDomain } from "@/lib/incoming-mail/domain";
import { type ReplyTarget, replyTargetIn } from "@/lib/incoming-mail/reply-address";

export type Recipient = { localPart: string } & (
  | { kind: "board"; address: Pick<BoardMailAddress, "boardId" | "userId" | "stageId"> }
  | { kind: "reply"; target: ReplyTarget }
);

/** Null for every address that is none, whatever is wrong with it. */
export async function recipientAt(address: string): Promise<Recipient | null> {
  const at = address.lastIndexOf("@");
  const [localPart, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  if (domain !== incomingMailDomain()) return null;

  const target = replyTargetIn(localPart);
  if (target) return { localPart, kind: "reply", target };

  const key = keyIn(localPart);
  const found = key && (await db.boardMailAddress.findUnique({ where: { keyDigest: digestOfKey(key) } }));
  return found ? { localPart, kind: "board", address: found } : null;
}
