import { canEditBoard } from "@/lib/boards/policy";
import type { OnComment } from "@/lib/comments/find";
import type { Policy } from "@/lib/http/endpoint";

/** Its author, for as long as he may write on the board; nobody else, admins neither (document 1, 4.4). */
export const canChangeComment: Policy<OnComment> = (user, found) =>
  canEditBoard(user, found) && found.comment.createdById === user.id;
