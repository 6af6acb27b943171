import { canEditBoard } from "@/lib/boards/policy";
import type { OnComment } from "@/lib/comments/find";
import type { Policy } from "@/lib/http/endpoint";

/** Only the author, while they may edit the board; not even admins (compatibility.md, C74). */
export const canChangeComment: Policy<OnComment> = (user, found) =>
  canEditBoard(user, found) && found.comment.createdById === user.id;
