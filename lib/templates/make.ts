import "server-only";
import type { Board } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { lockBoard } from "@/lib/boards/lock";
import { differs } from "@/lib/database/differs";
import { transaction } from "@/lib/db";
import type { TemplateSettings } from "@/lib/templates/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export const makeTemplate = (board: Board, settings: TemplateSettings, actor: CurrentUser): Promise<Board> =>
  change(board, { ...settings, isTemplate: true }, actor);

/** Settings that are left out stay. A board that is no template shows them once it is one. */
export const updateTemplateSettings = (board: Board, settings: TemplateSettings, actor: CurrentUser): Promise<Board> =>
  change(board, settings, actor);

export const convertToBoard = (board: Board, actor: CurrentUser): Promise<Board> =>
  change(board, { isTemplate: false, templateDescription: null, templateCategory: null }, actor);

type Change = Partial<Pick<Board, "isTemplate" | "templateDescription" | "templateCategory">>;

async function change(found: Board, data: Change, actor: CurrentUser): Promise<Board> {
  return transaction(async (tx) => {
    const before = await lockBoard(tx, found.id);
    if (!differs(before, data)) return before;

    const after = await tx.board.update({ where: { id: found.id }, data });
    await recordActivity(tx, actor, ...changes(before, after));
    return after;
  });
}

function changes(before: Board, after: Board): ActivityLine[] {
  const { id: boardId, isTemplate, templateDescription, templateCategory } = after;
  if (before.isTemplate !== isTemplate)
    return [{ boardId, event: "changed template", newValue: isTemplate ? "yes" : "no" }];

  const isSame = before.templateDescription === templateDescription && before.templateCategory === templateCategory;
  return isSame ? [] : [{ boardId, event: "changed template settings", newValue: templateCategory }];
}
