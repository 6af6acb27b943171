import "server-only";
import { incomingMailDomain } from "@/lib/incoming-mail/domain";
import { digestOf, sameText } from "@/lib/secrets/secrets";

/** What an email to such an address becomes: a comment of this person on this task, in the thread of a comment. */
export interface ReplyTarget {
  userId: number;
  taskId: number;
  commentId: number | null;
}

/** 128 bits in hex. With three ids in base 36, the local part has at most 59 characters of the 64 that it may have. */
const SIGNATURE_LENGTH = 32;

export const replyAddress = (target: ReplyTarget): string => {
  const ids = idsOf(target);
  return `reply-${ids}-${signatureOf(ids)}@${incomingMailDomain()}`;
};

/** Null for addresses that this site did not sign. */
export function replyTargetIn(localPart: string): ReplyTarget | null {
  const [, ids = "", signature = ""] =
    /^reply-([a-z0-9]{1,6}(?:-[a-z0-9]{1,6}){1,2})-([0-9a-f]{32})$/.exec(localPart) ?? [];
  if (!sameText(signatureOf(ids), signature)) return null;

  const [userId = 0, taskId = 0, commentId = null] = ids.split("-").map((id) => parseInt(id, 36));
  return { userId, taskId, commentId };
}

const idsOf = ({ userId, taskId, commentId }: ReplyTarget): string =>
  [userId, taskId, ...(commentId === null ? [] : [commentId])].map((id) => id.toString(36)).join("-");

const signatureOf = (ids: string): string => digestOf("mail-reply", ids).slice(0, SIGNATURE_LENGTH);
