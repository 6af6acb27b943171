import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { IncomingMessage } from "@/lib/incoming-mail/message/message";
import { createCommentOfMessage } from "@/lib/incoming-mail/receive/comment";
import { createTaskOfMessage } from "@/lib/incoming-mail/receive/task";
import type { Recipient } from "@/lib/incoming-mail/recipient";
import { copyFile, dropUnclaimed, settleFiles } from "@/lib/storage/ledger";
import { newPath, type ReceivedFile } from "@/lib/storage/receive";

/** The task that the email became or on which it comments; null when it was delivered before. */
type Delivered = Pick<Task, "id" | "boardId"> | null;

export type Outcome = { recipient: Recipient } & ({ delivered: Delivered } | { error: unknown });

/** Delivers to each recipient in a transaction of its own, so that a refused one doesn't concern the others. */
export async function deliver(message: IncomingMessage, recipients: Recipient[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  try {
    const filesFor = () => (recipients.length === 1 ? message.files : copiesOf(message.files));
    for (const recipient of recipients) outcomes.push(await outcomeFor(recipient, message, filesFor));
    return outcomes;
  } finally {
    await dropUnclaimed(message.files);
  }
}

async function outcomeFor(
  recipient: Recipient,
  message: IncomingMessage,
  filesFor: () => ReceivedFile[] | Promise<ReceivedFile[]>,
): Promise<Outcome> {
  try {
    const files = await filesFor();
    return { recipient, delivered: await settleFiles(files, () => deliverTo(recipient, { ...message, files })) };
  } catch (error) {
    return { recipient, error };
  }
}

const deliverTo = (recipient: Recipient, message: IncomingMessage): Promise<Delivered> =>
  recipient.kind === "board"
    ? createTaskOfMessage(recipient, recipient.address, message)
    : createCommentOfMessage(recipient, recipient.target, message);

/** Each recipient gets files of its own. */
async function copiesOf(files: ReceivedFile[]): Promise<ReceivedFile[]> {
  const copies: ReceivedFile[] = [];
  try {
    for (const file of files) copies.push({ ...file, ...(await copyFile(file, newPath())) });
    return copies;
  } catch (error) {
    await dropUnclaimed(copies);
    throw error;
  }
}
