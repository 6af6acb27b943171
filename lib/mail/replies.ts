import "server-only";
import { receivesMail } from "@/lib/incoming-mail/domain";
import { replyAddress } from "@/lib/incoming-mail/reply-address";
import type { MailContext } from "@/lib/mail/context";
import { isAdmin } from "@/lib/users/current-user";

/** Whether a reply to a mail about the task can become a comment. */
export const mayReply = ({ task: { board }, receiver }: MailContext): boolean => {
  const [membership] = board.members;
  const mayEdit = isAdmin(receiver) || (membership !== undefined && membership.role !== "viewer");
  return receivesMail() && mayEdit && board.archivedAt === null;
};

/** @param commentId the comment in whose thread the reply belongs */
export const replyHeaders = (context: MailContext, commentId: number | null): Record<string, string> =>
  mayReply(context)
    ? { "Reply-To": replyAddress({ userId: context.receiver.id, taskId: context.task.id, commentId }) }
    : {};
