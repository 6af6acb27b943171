import "server-only";
import type { Guest } from "@/lib/guests/guest";
import { countFailure } from "@/lib/rate-limit";
import type { CurrentUser } from "@/lib/users/current-user";

type PublicWrite = "idea" | "idea-comment" | "idea-vote" | "idea-follow";

/** Counts one write of an account or of a guest's address, and one on the roadmap. @throws TooManyRequests */
export async function countPublicWrite(
  kind: PublicWrite,
  board: { id: number },
  by: { user: Pick<CurrentUser, "id"> | null; guest: Pick<Guest, "address"> },
): Promise<void> {
  await (by.user ? countFailure(kind, `user ${by.user.id}`, "") : countFailure(kind, "guest", by.guest.address));
  await countFailure(`${kind}-roadmap`, `board ${board.id}`, "");
}
