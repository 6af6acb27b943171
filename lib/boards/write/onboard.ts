import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { createBoard } from "@/lib/boards/write/create";
import type { CreateBoard, Onboard } from "@/lib/boards/inputs";
import { db, rowsOf, transaction, type Tx } from "@/lib/db";
import { createTask } from "@/lib/tasks/write/create";
import { NEW_TASK } from "@/lib/tasks/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export async function onboard({ board: boardInput, taskTitle }: Onboard, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    const board = await createBoard(newBoard(boardInput), actor);
    await tx.stage.updateMany({ where: { boardId: board.id }, data: { isTemplate: false } });
    const [first] = await tx.stage.findMany({ where: { boardId: board.id }, orderBy: { position: "asc" }, take: 1 });
    if (taskTitle && first)
      await createTask(board, { ...NEW_TASK, title: taskTitle, boardId: board.id, stageId: first.id }, actor);

    await finishOnboarding(tx);
    return tx.board.findUniqueOrThrow({ where: { id: board.id } });
  });
}

export async function skipOnboarding(): Promise<void> {
  await transaction(finishOnboarding);
}

/** True if someone finished or skipped the wizard, or any board exists, even an archived one or a template. */
export async function isOnboarded(): Promise<boolean> {
  const [found] = await rowsOf<{ done: boolean }>(
    db,
    Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM setting WHERE key = 'onboarding' AND value @> '{"done": true}') OR EXISTS (SELECT 1 FROM board) AS done`,
  );
  return found?.done ?? false;
}

async function finishOnboarding(tx: Tx): Promise<void> {
  await tx.setting.upsert({
    where: { key: "onboarding" },
    create: { key: "onboarding", value: { done: true } },
    update: { value: { done: true } },
  });
}

function newBoard({
  title,
  type,
  description,
  currency,
  crm_contact_id,
  background,
  stages,
}: Onboard["board"]): CreateBoard {
  return {
    title,
    type,
    description: description ?? null,
    currency: (currency ?? "USD").toUpperCase(),
    crmContactId: crm_contact_id ?? null,
    background,
    folderId: undefined,
    stages,
    labels: undefined,
    memberIds: [],
  };
}
