import "server-only";
import { canEditBoard } from "@/lib/boards/policy";
import { receivesMail } from "@/lib/incoming-mail/domain";
import { replyAddress } from "@/lib/incoming-mail/reply-address";
import type { MailContext } from "@/lib/mail/context";
import { isAdmin } from "@/lib/users/current-user";

/** Whether a reply to a mail about the task can become a comment. */
export const mayReply = ({ task: { board }, receiver }: MailContext): boolean => {
  const [membership = null] = board.members;
  return receivesMail() && board.archivedAt === null && canEditBoard({ isAdmin: isAdmin(receiver) }, { membership });
};

/** @param commentId the comment in whose thread the reply belongs */
export const replyHeaders = (context: MailContext, commentId: number | null): Record<string, string> =>
  mayReply(context)
    ? { "Reply-To": replyAddress({ userId: context.receiver.id, taskId: context.task.id, commentId }) }
    : {};
