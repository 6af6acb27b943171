import "server-only";
import type { BoardMailAddress, Task } from "@/generated/prisma/client";
import { addFiles } from "@/lib/attachments/add-files";
import { boardAsPerson } from "@/lib/boards/as-person";
import { canEditBoard } from "@/lib/boards/policy";
import { transaction, type Tx } from "@/lib/db";
import { Forbidden, Invalid } from "@/lib/errors";
import type { IncomingMessage } from "@/lib/incoming-mail/message/message";
import { descriptionOf, titleOf } from "@/lib/incoming-mail/message/task-texts";
import { isFirstDelivery } from "@/lib/incoming-mail/receive/once";
import type { Recipient } from "@/lib/incoming-mail/recipient";
import { NEW_TASK } from "@/lib/tasks/inputs";
import { insertNewTask } from "@/lib/tasks/write/create";

type BoardAddress = Pick<BoardMailAddress, "boardId" | "userId" | "stageId">;

/** Creates a task as the owner of the address (compatibility.md, C191). Null for an email that was delivered before.
 * @throws Forbidden when the owner may not write there anymore, Invalid for a closed board and for an empty email */
export async function createTaskOfMessage(
  recipient: Recipient,
  { boardId, userId, stageId }: BoardAddress,
  message: IncomingMessage,
): Promise<Pick<Task, "id" | "boardId"> | null> {
  const found = await boardAsPerson(userId, boardId);
  if (!found || !canEditBoard(found.person, found))
    throw new Forbidden("The owner of this address can no longer create tasks on its board.");
  const { board, person } = found;
  if (board.archivedAt || board.isTemplate) throw new Invalid("The board of this address is archived.");
  const title = titleOf(message);
  if (title === "") throw new Invalid("The email has neither a subject nor a text.");

  return transaction(async (tx) => {
    if (!(await isFirstDelivery(tx, recipient, message))) return null;

    const input = {
      ...NEW_TASK,
      title,
      boardId,
      stageId: await openStage(tx, stageId),
      description: descriptionOf(message),
      source: "email",
      sourceId: message.id,
    };
    const { task } = await insertNewTask(tx, board, input, person);
    if (message.files.length > 0) await addFiles(task, message.files, person);
    return task;
  });
}

/** Null, for the board's first stage, once the chosen one is archived. */
async function openStage(tx: Tx, id: number | null): Promise<number | null> {
  const stage = id && (await tx.stage.findFirst({ where: { id, archivedAt: null }, select: { id: true } }));
  return stage ? stage.id : null;
}
