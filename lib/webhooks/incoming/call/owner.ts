import "server-only";
import type { Webhook } from "@/generated/prisma/client";
import { boardAsPerson } from "@/lib/boards/as-person";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { Forbidden } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

/** Who created the webhook, and its board as they see it. @throws Forbidden when they may not write there anymore */
export async function ownerOf({ createdById, boardId }: Webhook): Promise<OnBoard & { owner: CurrentUser }> {
  const found = await boardAsPerson(createdById, boardId);
  if (!found || !canEditBoard(found.person, found))
    throw new Forbidden("The person who created this webhook can no longer create tasks on its board.");

  const { person: owner, board, membership } = found;
  return { owner, board, membership };
}
