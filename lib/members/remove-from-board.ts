import "server-only";
import { Forbidden } from "@/lib/errors";
import { memberOnBoard } from "@/lib/members/find";
import type { RemoveFromBoard } from "@/lib/members/inputs";
import { canRemoveMember } from "@/lib/members/policy";
import { removeMember } from "@/lib/members/remove";
import type { CurrentUser } from "@/lib/users/current-user";

/** The body names the board, so finder and policy run here. */
export async function removeFromBoard({ boardId, userId }: RemoveFromBoard, user: CurrentUser): Promise<void> {
  const found = await memberOnBoard({ board_id: String(boardId), user_id: String(userId) }, user);
  if (!canRemoveMember(user, found)) throw new Forbidden();

  await removeMember(found.member, user);
}
