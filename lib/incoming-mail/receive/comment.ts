import "server-only";
import type { Task } from "@/generated/prisma/client";
import { addFiles, recordFiles } from "@/lib/attachments/add-files";
import { fileTypeOf, IMAGES } from "@/lib/attachments/file-types";
import { boardAsPerson } from "@/lib/boards/as-person";
import { canEditBoard } from "@/lib/boards/policy";
import { writeComment } from "@/lib/comments/create";
import { MAX_LENGTH } from "@/lib/comments/inputs";
import { plainText } from "@/lib/comments/plain";
import { db, transaction, type Tx } from "@/lib/db";
import { Forbidden, Invalid } from "@/lib/errors";
import { comparable } from "@/lib/incoming-mail/message/headers";
import type { IncomingMessage } from "@/lib/incoming-mail/message/message";
import { replyText } from "@/lib/incoming-mail/message/reply-text";
import { refusedLine } from "@/lib/incoming-mail/message/task-texts";
import { isFirstDelivery } from "@/lib/incoming-mail/receive/once";
import type { Recipient } from "@/lib/incoming-mail/recipient";
import type { ReplyTarget } from "@/lib/incoming-mail/reply-address";
import type { ReceivedFile } from "@/lib/storage/receive";
import type { CurrentUser } from "@/lib/users/current-user";
import { cut } from "@/lib/text/text";

const NO_TASK = "You can no longer comment on this task.";

/** Writes a comment as the person to whom the answered email was sent (compatibility.md, C191). Null for an email that was
 * delivered before. @throws Forbidden when another one sent it, or they may not comment anymore; Invalid for an archived
 * board and for a reply without anything new */
export async function createCommentOfMessage(
  recipient: Recipient,
  { userId, taskId, commentId }: ReplyTarget,
  message: IncomingMessage,
): Promise<Pick<Task, "id" | "boardId"> | null> {
  const task = await db.task.findUnique({ where: { id: taskId } });
  const found = task && (await boardAsPerson(userId, task.boardId));
  if (!found || !canEditBoard(found.person, found)) throw new Forbidden(NO_TASK);
  const { board, person } = found;
  if (message.from !== comparable(person.email))
    throw new Forbidden("Only the person who got the email can reply to it, from the address to which it was sent.");
  if (board.archivedAt || board.isTemplate) throw new Invalid("The board of this task is archived.");

  const text = textOf(message);
  if (text === "" && message.files.length === 0) throw new Invalid("The reply has no text of its own.");

  return transaction(async (tx) => {
    if (!(await isFirstDelivery(tx, recipient, message))) return null;

    const [pictures, others] = byKind(message.files);
    if (others.length > 0) await addFiles(task, others, person);
    if (text !== "" || pictures.length > 0) await comment(tx, task, { text, pictures, commentId }, person);
    return task;
  });
}

/** Without what it quotes, and with a line for each file that was refused. */
function textOf({ text, refusedFiles }: IncomingMessage): string {
  const notes = refusedFiles.map(refusedLine).join("\n");
  const own = cut(plainText(replyText(text)), Math.max(0, MAX_LENGTH - notes.length - 2));
  return cut([own, plainText(notes)].filter(Boolean).join("\n\n"), MAX_LENGTH);
}

/** Comments show pictures; other files belong to the task. */
function byKind(files: ReceivedFile[]): [pictures: ReceivedFile[], others: ReceivedFile[]] {
  const isPicture = ({ name }: ReceivedFile) => IMAGES.has(fileTypeOf(name)?.type ?? "");
  return [files.filter(isPicture), files.filter((file) => !isPicture(file))];
}

interface Content {
  text: string;
  pictures: ReceivedFile[];
  commentId: number | null;
}

async function comment(tx: Tx, task: Task, { text, pictures, commentId }: Content, person: CurrentUser) {
  const belongsTo = { owner: "comment_image", boardId: task.boardId, taskId: task.id } as const;
  const images = pictures.length > 0 ? await recordFiles(tx, belongsTo, pictures, person) : [];
  const parentId = await threadOf(tx, task, commentId);
  const input = { text, imageIds: images.map(({ id }) => id), mentionedIds: [], parentId };
  await writeComment(task, { ...input, authorId: undefined, privacy: undefined, isMarkdown: false }, "", person);
}

/** A comment of its own once the other one is deleted. */
async function threadOf(tx: Tx, { id: taskId }: Task, commentId: number | null): Promise<number | undefined> {
  if (commentId === null) return undefined;
  const found = await tx.comment.findFirst({
    where: { id: commentId, taskId, type: { in: ["comment", "reply"] } },
    select: { id: true },
  });
  return found?.id;
}
