import "server-only";
import { type Idea, Prisma, type Task } from "@/generated/prisma/client";
import { actionOf } from "@/lib/activity/differences";
import { recordActivity } from "@/lib/activity/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import type { AnswerIdea } from "@/lib/ideas/team/answer-input";
import { tellFollowers } from "@/lib/ideas/tell-followers";
import { lockTask } from "@/lib/tasks/lock";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { isSameText, StaleText } from "@/lib/text/stale-text";
import type { CurrentUser } from "@/lib/users/current-user";

/** The team's answer, above the comments of the public page (compatibility.md, C144). @throws StaleText when someone else has changed it */
export async function answerIdea(found: Task, { answer, expected }: AnswerIdea, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    const before = await answerOf(tx, task);
    if (expected !== undefined && !isSameText(expected, before)) throw new StaleText(before);
    if (before === answer) return;

    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO idea (task_id, answer, answered_by, answered_at) VALUES (${task.id}, ${answer}, ${actor.id}, ${new Date()})
      ON CONFLICT (task_id) DO UPDATE SET answer = excluded.answer, answered_by = excluded.answered_by, answered_at = excluded.answered_at`,
    );
    await recordAnswer(tx, task, before, answer, actor);
    await tellFollowers(tx, [task.id], actor);
  });
}

export async function removeAnswer(found: Task, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    const before = await answerOf(tx, task);
    if (before === null) return;

    await sendAlong(
      tx,
      Prisma.sql`UPDATE idea SET answer = NULL, answered_by = NULL, answered_at = NULL WHERE task_id = ${task.id}`,
    );
    await recordAnswer(tx, task, before, null, actor);
  });
}

const answerOf = async (tx: Tx, { id }: Task): Promise<Idea["answer"]> =>
  (await tx.idea.findUnique({ where: { taskId: id }, select: { answer: true } }))?.answer ?? null;

const recordAnswer = (
  tx: Tx,
  { id: taskId, boardId }: Task,
  before: string | null,
  after: string | null,
  actor: CurrentUser,
) =>
  recordActivity(tx, actor, {
    boardId,
    taskId,
    event: `${actionOf(before, after)} answer`,
    newValue: after && lineOfHtml(after),
  });
