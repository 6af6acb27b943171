import "server-only";
import { Prisma, type Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { MethodNotAllowed, NotFound, Refusal } from "@/lib/errors";
import { validate } from "@/lib/http/input/validate";
import { addressOf } from "@/lib/http/request/address";
import { type Input, readSmallBody } from "@/lib/http/request/body";
import { effectiveMethod } from "@/lib/http/request/method";
import { urlOf } from "@/lib/http/request/url";
import { Reply } from "@/lib/http/response/reply";
import { countFailure } from "@/lib/rate-limit";
import { loadTasks } from "@/lib/tasks/read/load";
import { taskPresenter } from "@/lib/tasks/present/task";
import { requirePro } from "@/lib/tier";
import type { ViewerContext } from "@/lib/users/present";
import { createTaskOfCall, outcomeOf, type Received } from "@/lib/webhooks/incoming/call/create-task";
import { CallOfWebhook } from "@/lib/webhooks/incoming/call/inputs";
import { countWrongKey } from "@/lib/webhooks/incoming/call/wrong-keys";
import { recordCall } from "@/lib/webhooks/incoming/calls";
import { webhookByKey } from "@/lib/webhooks/incoming/find";

export const onlyPost = () =>
  new MethodNotAllowed(
    ["POST"],
    "To create a task, send a POST request with a title to this address, as JSON or as a form.",
  );

/** A call of a webhook's URL, whose key is the only credential. @throws NotFound for an unknown key, TooManyRequests */
export async function receiveCall(request: Request): Promise<Reply> {
  if (effectiveMethod(request) !== "POST") throw onlyPost();

  const key = urlOf(request).searchParams.get("hash") ?? "";
  const webhook = await webhookByKey(key);
  if (!webhook) {
    await countWrongKey(addressOf(request));
    throw new NotFound("Webhook");
  }
  await countFailure("webhook", String(webhook.id), "");

  const received = await receive(webhook, key, request);
  const { status, message } = outcomeOf(received.isNew);
  return new Reply(status, { message, task: await readTask(webhook, received) });
}

/** Records a refusal, too. */
async function receive(webhook: Webhook, key: string, request: Request): Promise<Received> {
  let body: Input = {};
  try {
    body = await readSmallBody(request);
    requirePro();
    return await createTaskOfCall(webhook, validate(CallOfWebhook, body), { body, key });
  } catch (error) {
    if (error instanceof Refusal)
      await recordCall(db, {
        webhookId: webhook.id,
        status: error.status,
        message: sentenceOf(error),
        taskId: null,
        body,
        key,
      });
    throw error;
  }
}

/** What is wrong with the fields says more than their names. */
const sentenceOf = ({ message, details: { params } }: Refusal): string =>
  Object.values(params ?? {}).join(" ") || message;

/** The caller is no person of the site. */
const NOBODY: ViewerContext = { userId: 0, seesEmails: false, seesInvited: false };

/** @throws NotFound when it was deleted meanwhile */
async function readTask({ boardId }: Webhook, { taskId }: Received) {
  const loaded = await loadTasks(db, boardId, NOBODY.userId, { where: Prisma.sql`t.id = ${taskId}` });
  const [task] = loaded.rows;
  if (!task) throw new NotFound("Task");
  return taskPresenter(loaded, NOBODY).task(task);
}
