import "server-only";
import type { Webhook } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { NEW_TASK } from "@/lib/tasks/inputs";
import { assignableByName } from "@/lib/tasks/write/assignable";
import { insertNewTask } from "@/lib/tasks/write/create";
import type { CurrentUser } from "@/lib/users/current-user";
import type { CallOfWebhook } from "@/lib/webhooks/incoming/call/inputs";
import { ownerOf } from "@/lib/webhooks/incoming/call/owner";
import { labelsNamed, stageNamed } from "@/lib/webhooks/incoming/call/resolve";
import { taskOfSource } from "@/lib/webhooks/incoming/call/source";
import { recordCall } from "@/lib/webhooks/incoming/calls";

export interface Received {
  taskId: number;
  isNew: boolean;
}

/** Creates a task as the person who created the webhook, unless an earlier call had the same source and id.
 * @throws Forbidden when that person may not write there anymore, Invalid for an archived board or stage, NotFound for another board's parent */
export async function createTaskOfCall(
  webhook: Webhook,
  call: CallOfWebhook,
  sent: { body: Record<string, unknown>; key: string },
): Promise<Received> {
  const { owner, board } = await ownerOf(webhook);
  if (board.archivedAt) throw new Invalid("This board is archived. Please restore the board first.");

  return transaction(async (tx) => {
    const earlierId = await taskOfSource(tx, board.id, call);
    const isNew = earlierId === null;
    const taskId =
      earlierId ?? (await insertNewTask(tx, board, await inputOf(tx, webhook, call, owner), owner)).task.id;
    await recordCall(tx, { webhookId: webhook.id, ...outcomeOf(isNew), taskId, ...sent });
    return { taskId, isNew };
  });
}

export const outcomeOf = (isNew: boolean) =>
  isNew
    ? { status: 201, message: "Task has been successfully created" }
    : { status: 200, message: "This task has already been created" };

/** Another board's stages, labels and people are ignored. */
async function inputOf(
  tx: Tx,
  { boardId, stageId }: Webhook,
  { stage, labels, assigneeIds, source, ...call }: CallOfWebhook,
  owner: CurrentUser,
) {
  return {
    ...NEW_TASK,
    ...call,
    boardId,
    stageId: (stage === null ? null : await stageNamed(tx, boardId, stage)) ?? stageId,
    labelIds: await labelsNamed(tx, boardId, labels),
    assigneeIds: await assignableByName(tx, boardId, assigneeIds, owner),
    source: source ?? "webhook",
  };
}
