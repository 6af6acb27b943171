import "server-only";
import { type Board, Prisma, type Stage } from "@/generated/prisma/client";
import { copiesOf, type Copy, copyTable } from "@/lib/copies/copy";
import { sendAlong, type Tx } from "@/lib/db";
import { activeStages } from "@/lib/stages/place";
import { slugOf } from "@/lib/text/text";

/** Default people are copied if they are members of the new board. */
export async function copyStagesOfBoard(
  tx: Tx,
  source: Board,
  board: Board,
  { withTemplates }: { withTemplates: boolean },
): Promise<Copy[]> {
  const stages = await activeStages(tx, source.id);
  const copies = await insertStages(
    tx,
    stages.map((stage) => ({ ...stage, isTemplate: withTemplates ? stage.isTemplate : null })),
    board,
  );
  await copyDefaultPeople(tx, copies, board);
  return copies;
}

export type NewStage = Pick<
  Stage,
  "id" | "title" | "color" | "bgColor" | "defaultTaskStatus" | "isPublic" | "wipLimit" | "hasDefaultPeople"
> & { isTemplate?: boolean | null };

/** In this order, after the `before` stages that the board already has. Returns pairs of the given ids and the new ones. */
export async function insertStages(tx: Tx, stages: NewStage[], board: Pick<Board, "id">, before = 0): Promise<Copy[]> {
  const copies = await copiesOf(tx, "stage", stages);
  await tx.stage.createMany({
    data: stages.map(
      ({ title, color, bgColor, defaultTaskStatus, isTemplate, isPublic, wipLimit, hasDefaultPeople }, at) => ({
        ...{
          id: copies[at]?.to,
          boardId: board.id,
          title,
          slug: slugOf(title).slice(0, 100),
          position: before + at + 1,
        },
        ...{ color, bgColor, defaultTaskStatus, isTemplate, isPublic, wipLimit, hasDefaultPeople },
      }),
    ),
  });
  return copies;
}

/** Those who are members of the board. @param copies of stages to stages of the board */
export async function copyDefaultPeople(tx: Tx, copies: Copy[], board: Pick<Board, "id">): Promise<void> {
  for (const table of [Prisma.sql`stage_default_assignee`, Prisma.sql`stage_default_watcher`]) {
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO ${table} (stage_id, user_id) SELECT copy.to_id, people.user_id FROM ${table} people JOIN ${copyTable(copies)} ON copy.from_id = people.stage_id
      WHERE people.user_id IN (SELECT user_id FROM board_member WHERE board_id = ${board.id})`,
    );
  }
}
