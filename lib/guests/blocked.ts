import "server-only";
import type { Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import type { Guest } from "@/lib/guests/guest";

/** Any of a blocked guest's cookie, network and email address is enough. @throws Forbidden */
export async function refuseBlocked(
  tx: Tx,
  board: { id: number },
  guest: Pick<Guest, "key" | "addressKey">,
  email: string | null,
): Promise<void> {
  const known = [
    { guestKey: guest.key },
    { addressKey: guest.addressKey },
    ...(email === null ? [] : [{ email: email.toLowerCase() }]),
  ];
  const blocked = await tx.blockedGuest.findFirst({ where: { boardId: board.id, OR: known }, select: { id: true } });
  if (blocked) throw new Forbidden();
}
