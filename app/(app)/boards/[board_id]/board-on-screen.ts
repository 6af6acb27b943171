import "server-only";
import { cache } from "react";
import { foundOrNot } from "@/app/(app)/found-or-not";
import { boardOfUser } from "@/lib/boards/find";
import type { Viewer } from "@/lib/boards/abilities";
import { viewerContextOf } from "@/lib/boards/policy";
import { presentWholeBoard } from "@/lib/boards/present/board";
import { readBoard } from "@/lib/boards/read/read";
import { plainDate } from "@/lib/dates/dates";
import { hasMailServer } from "@/lib/mail/server";
import { readSiteSettings } from "@/lib/settings/site";
import { firstPages } from "@/lib/tasks/read/pages";
import { taskPresenter } from "@/lib/tasks/present/task";
import { isPro } from "@/lib/tier";
import { userOfPath } from "@/lib/users/find";
import type { CurrentUser } from "@/lib/users/current-user";
import { photoOf } from "@/lib/users/present";
import { requireSession } from "@/lib/users/sessions/current";

/** What the board's page and the pages above it start with; read once a request. */
export const boardOnScreen = cache(async (boardId: string) => {
  const { user } = await requireSession(`/boards/${boardId}`);
  const found = await foundOrNot(() => boardOfUser({ board_id: boardId }, user));
  const [{ board }, listed, viewer] = await Promise.all([
    readBoard(found.board, { includeArchived: false }, user),
    firstPages(found.board, { includeArchived: false }, user),
    viewerOf(user),
  ]);

  const viewerContext = viewerContextOf(user, found);
  const first = {
    tasks: listed.rows.map(taskPresenter(listed, viewerContext).card),
    pagination_by_stage: Object.fromEntries(listed.pages.map((page) => [page.stage_id, page])),
    newest_task_id: listed.newestTaskId,
    synced_at: plainDate(listed.syncedAt),
  };
  return { board: presentWholeBoard(board, user, viewerContext), first, viewer, now: new Date().toISOString() };
});

export async function viewerOf(user: CurrentUser): Promise<Viewer> {
  const [{ person }, site] = await Promise.all([userOfPath({}, user), readSiteSettings()]);
  return {
    id: user.id,
    name: user.displayName,
    photo: photoOf(user),
    isAdmin: user.isAdmin,
    timeZone: user.timezone ?? site.timezone,
    locale: user.locale ?? site.language,
    startOfWeek: person.startOfWeek ?? site.start_of_week,
    isPro: isPro(),
    sendsMail: hasMailServer(),
  };
}
