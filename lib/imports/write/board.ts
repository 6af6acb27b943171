import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { DocumentBoard } from "@/lib/board-document/document";
import { recordActivity } from "@/lib/activity/record";
import { NO_BACKGROUND, backgroundFromColor, backgroundFromImage, type Background } from "@/lib/boards/background";
import { CURRENCIES } from "@/lib/boards/currencies";
import { fileHashIn } from "@/lib/attachments/file-link";
import type { Tx } from "@/lib/db";
import { writeActivities } from "@/lib/imports/write/activities";
import { writeBackground } from "@/lib/imports/write/background";
import { authorOf, type WriteContext } from "@/lib/imports/write/context";
import { writeFields } from "@/lib/imports/write/fields";
import { writeLabels } from "@/lib/imports/write/labels";
import { writeMembers } from "@/lib/imports/write/members";
import { newIds } from "@/lib/imports/write/ids";
import { writeStages } from "@/lib/imports/write/stages";
import { publicPageOf } from "@/lib/roadmaps/slug";
import { cut, plainLine } from "@/lib/text/text";

export interface BoardContext extends WriteContext {
  folderId: number | null;
}

const LONGEST_TITLE = 1_000;

/** Writes a board with everything but its tasks. The people of the document have to be matched already. */
export async function writeBoard(tx: Tx, document: DocumentBoard, context: BoardContext): Promise<Board> {
  const board = await createBoard(tx, document, context);
  await writeMembers(tx, board, document, context);
  await writeContents(tx, board, document, context);
  await writeActivities(
    tx,
    board.id,
    document.activities.map((activity) => ({ activity, taskId: null })),
    context,
  );
  if (!context.isMove)
    await recordActivity(tx, context.user, { boardId: board.id, event: "imported board", description: board.title });
  const background = await writeBackground(tx, board, document, context);
  return background ? tx.board.update({ where: { id: board.id }, data: background }) : board;
}

/** Stages, labels and custom fields, without those that the board has already. */
export async function writeContents(
  tx: Tx,
  board: Pick<Board, "id">,
  document: DocumentBoard,
  context: WriteContext,
): Promise<void> {
  await writeStages(tx, board, document, context);
  await writeLabels(tx, board, document, context);
  await writeFields(tx, board, document, context);
}

async function createBoard(tx: Tx, document: DocumentBoard, context: BoardContext): Promise<Board> {
  const type = document.type === "roadmap" ? "roadmap" : "to_do";
  const title = cut(plainLine(document.title), LONGEST_TITLE) || "Imported board";
  const [id] = context.keepsIds && document.id ? await newIds(tx, "board", [document], context) : [];
  return tx.board.create({
    data: {
      ...(id !== undefined && { id }),
      ...{ type, title, description: document.description, folderId: context.folderId },
      ...(await publicPageOf(tx, type, title)),
      ...(document.is_indexed && { isIndexed: true }),
      currency: Object.hasOwn(CURRENCIES, document.currency) ? document.currency : "USD",
      ...backgroundOf(document),
      ...settingsOf(document),
      createdById: authorOf(document.created_by, context),
      ...(document.created_at && { createdAt: document.created_at }),
      archivedAt: document.archived_at,
    },
  });
}

const settingsOf = (document: DocumentBoard) => ({
  isTemplate: document.is_template,
  templateDescription: document.template_description && cut(document.template_description, LONGEST_TITLE),
  templateCategory: document.template_category,
  enableTimeTracking: document.enable_time_tracking,
  enableRecurringTasks: document.enable_recurring_tasks,
  enableStageChangeEmail: document.enable_stage_change_email,
  hasCustomFieldOrder: document.has_custom_field_order,
  isPrivate: document.is_private,
  moderatesIdeas: document.moderates_ideas,
  moderatesComments: document.moderates_comments,
});

/** A picture whose bytes come along replaces it afterwards. Files of other boards need access to these. */
function backgroundOf({ background }: DocumentBoard): Background {
  if (!background) return NO_BACKGROUND;
  const [id, color] = [background.id ?? undefined, background.color ?? undefined];
  if (background.is_image && fileHashIn(background.image_url ?? "") === undefined)
    return backgroundFromImage({ id, image_url: background.image_url ?? undefined }) ?? NO_BACKGROUND;
  return (background.is_image ? null : backgroundFromColor({ id, color })) ?? NO_BACKGROUND;
}
