import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  linkPersonToBoard,
  linkPersonToTask,
  type FurnishedBoard,
  furnishBoard,
  furnishStage,
} from "@/lib/testing/everything/things";
import { anAdmin, aUser, newApplicationPassword } from "@/lib/testing/factories/people";

export type Everything = Awaited<ReturnType<typeof aWorldOfEverything>>;

/** Two boards, two people and an administrator, with rows in every table. */
export async function aWorldOfEverything() {
  const [admin, one, other] = [await anAdmin(), await aUser(), await aUser()];
  await newApplicationPassword(admin);
  await addIndependentRows();
  const [first, second] = [await furnishBoard(one), await furnishBoard(one)];
  for (const board of [first, second]) await furnishPerson(other, board);
  // So that a deletion can start a timer of this person.
  await db.timer.update({ where: { userId: one.id }, data: { userId: admin.id } });
  await db.repeatRule.update({ where: { taskId: first.neighbour.id }, data: { stageId: null } });
  return { admin, one, other, first, second };
}

async function addIndependentRows() {
  await db.rateLimit.create({ data: { key: "a" } });
  await db.receivedMail.create({ data: { digest: "a" } });
  await db.setting.create({ data: { key: "everything", value: {} } });
  await db.assistantUse.create({ data: { month: new Date("2026-01-01") } });
  await db.folder.create({ data: { title: "Folder" } });
  await db.mail.create({ data: { kind: "test", toAddress: "a@example.com", subject: "Hello", text: "Hello" } });
  const webhook = await db.outgoingWebhook.create({
    data: { name: "Out", url: "https://example.com", allBoards: false, encryptedSecret: "x", triggeredEvents: [] },
  });
  await db.outgoingWebhookDelivery.create({ data: { webhookId: webhook.id, event: "task_created" } });
  await db.discardedFile.create({ data: { driver: "local", filePath: "everything/gone" } });
  await db.bucket.create({
    data: { driver: "s3_compatible", name: "b", endpoint: "https://s3.example.com", region: "x", encryptedKeys: "x" },
  });
  const { id: moveId } = await db.fileMove.create({
    data: { target: "local", state: "done", filesTotal: 1, bytesTotal: 1 },
  });
  await db.trashItem.create({
    data: {
      ...{ kind: "task", recordId: 1_000_000, boardId: 1_000_000, title: "Gone" },
      rows: { create: { tableName: "task", recordId: 1_000_000, row: {} } },
    },
  });
  await db.fileMoveFailure.create({ data: { moveId, kind: "logo", recordId: 0, reason: "x" } });
}

export async function furnishPerson(person: Pick<User, "id">, { board, stage, task }: FurnishedBoard): Promise<void> {
  const { id: userId } = person;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const key = `${userId} on ${board.id}`;
  await db.session.create({ data: { userId, expiresAt } });
  await db.applicationPassword.create({ data: { userId, name: key, digest: key } });
  await db.passwordReset.create({ data: { userId, digest: key, expiresAt } });
  await db.userSetting.create({ data: { userId, key, value: {} } });
  await db.idempotencyKey.create({ data: { userId, method: "POST", path: "/", key, bodyDigest: "x" } });
  const { id: sessionId } = await db.importSession.create({ data: { userId, source: "native" } });
  await db.importBatch.create({ data: { sessionId, page: 1, tasks: [], taskCount: 0 } });
  await db.importReference.create({ data: { sessionId, kind: "task", source: "1", recordId: 1 } });
  await linkPersonToBoard(board, person);
  await furnishStage(stage, person);
  await linkPersonToTask(task, person);
  const { id: commentId } = await db.comment.findFirstOrThrow({ where: { taskId: task.id } });
  await db.commentMention.create({ data: { commentId, userId } });
  await db.commentReaction.create({ data: { commentId, userId, emoji: "👍" } });
}
