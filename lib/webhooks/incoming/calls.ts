import "server-only";
import { Prisma, type Task, type WebhookCall } from "@/generated/prisma/client";
import { db, sendAlong, type Tx } from "@/lib/db";
import { shorten } from "@/lib/text/text";

/** So many calls of each webhook are stored. */
const STORED = 10;
const LONGEST_BODY = 2_000;

interface NewCall {
  webhookId: number;
  status: number;
  message: string;
  taskId: number | null;
  body: Record<string, unknown>;
  /** Never stored, even if the sender repeats it in the body. */
  key: string;
}

/** Removes older calls. Does nothing once the webhook is deleted. */
export async function recordCall(tx: Tx, { webhookId, status, message, taskId, body, key }: NewCall): Promise<void> {
  const text = shorten(JSON.stringify(body).replaceAll(key, "…"), LONGEST_BODY);
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO webhook_call (webhook_id, status, message, task_id, body)
    SELECT w.id, ${status}, ${message}, ${taskId}::int, ${text}
    FROM (SELECT id FROM webhook WHERE id = ${webhookId} FOR KEY SHARE) w`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    DELETE FROM webhook_call WHERE id IN (
      SELECT id FROM webhook_call WHERE webhook_id = ${webhookId} ORDER BY id DESC OFFSET ${STORED} FOR UPDATE SKIP LOCKED)`,
  );
}

export interface CallWithTask extends WebhookCall {
  /** Null when none was created, and once it is deleted. */
  task: Pick<Task, "id" | "boardId" | "title"> | null;
}

/** The last ones, newest first. */
export async function listCalls(webhookId: number): Promise<CallWithTask[]> {
  const calls = await db.webhookCall.findMany({ where: { webhookId }, orderBy: { id: "desc" }, take: STORED });
  const tasks = await db.task.findMany({
    where: { id: { in: calls.flatMap(({ taskId }) => taskId ?? []) } },
    select: { id: true, boardId: true, title: true },
  });
  return calls.map((call) => ({ ...call, task: tasks.find(({ id }) => id === call.taskId) ?? null }));
}
