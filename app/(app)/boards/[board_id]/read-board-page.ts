import "server-only";
import { cache } from "react";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { boardOfUser } from "@/lib/boards/find";
import type { Viewer } from "@/lib/boards/abilities";
import { boardCreationRight } from "@/lib/boards/write/creators";
import { viewerContextOf } from "@/lib/boards/policy";
import { presentWholeBoard } from "@/lib/boards/present/board";
import { listDependencies } from "@/lib/dependencies/list";
import { presentDependency } from "@/lib/dependencies/present";
import { readBoard } from "@/lib/boards/read/read";
import { plainDate } from "@/lib/dates/dates";
import { receivesMail } from "@/lib/incoming-mail/domain";
import { hasMailServer } from "@/lib/mail/server";
import { readSiteFor } from "@/lib/modules/for-reader";
import { firstPages, pagesWithoutTasks } from "@/lib/tasks/read/first-pages";
import { taskPresenter } from "@/lib/tasks/present/task";
import { isPro } from "@/lib/tier";
import { userOfPath } from "@/lib/users/find";
import type { CurrentUser } from "@/lib/users/current-user";
import { readerLocale } from "@/lib/i18n/reader-locale";
import { photoOf } from "@/lib/users/present";
import { requireSession } from "@/lib/users/sessions/current";
import type { FirstPages } from "@/components/board-store/edits/loaded-tasks";
import { storedLayout } from "@/components/board/views/layout";
import { drawsFirstTasks, type View } from "@/components/board/views/views";
import { presentTeamSummary, readTeamSummary } from "@/lib/roadmaps/team-summary";
import { readBoardView } from "@/lib/board-views/read";
import { readAllViewSettings } from "@/lib/view-settings/read";

/** Cached, as the metadata and the page read it in the same request. @param named in the address */
export const readBoardPage = cache(async (boardId: string, named: View | undefined) => {
  const { user } = await requireSession(`/boards/${boardId}`);
  const found = await findOrNotFound(() => boardOfUser({ board_id: boardId }, user));
  const saved = readBoardView(found.board, user);
  const [{ whole }, first, viewer, viewSettings, { view, layout }, roadmap, creation, dependencies] = await Promise.all(
    [
      readBoard(found.board, { includeArchived: false }, user),
      readFirst(found, user, async () => named ?? (await saved).view),
      viewerOf(user),
      readAllViewSettings(user),
      saved,
      found.board.type === "roadmap" ? readTeamSummary(found.board) : null,
      found.board.isTemplate && isPro() ? boardCreationRight({}, user) : { mayCreate: false },
      isPro() ? listDependencies(found.board) : [],
    ],
  );

  return {
    board: presentWholeBoard(whole, user, viewerContextOf(user, found)),
    first,
    dependencies: dependencies.map(presentDependency),
    roadmap: roadmap && viewer.modules.roadmap.enabled ? presentTeamSummary(roadmap, found, user) : null,
    viewer: { ...viewer, mayUseTemplate: creation.mayCreate },
    viewSettings,
    now: new Date().toISOString(),
    remembered: view,
    layout: storedLayout(layout),
  };
});

async function readFirst(
  found: Awaited<ReturnType<typeof boardOfUser>>,
  user: CurrentUser,
  view: () => Promise<View>,
): Promise<FirstPages> {
  if (!drawsFirstTasks(await view())) return presentPages(await pagesWithoutTasks(found.board));

  const cards = await firstPages(found.board, { includeArchived: false }, user);
  const { card } = taskPresenter(cards, viewerContextOf(user, found));
  return { ...presentPages(cards), tasks: cards.rows.map(card) };
}

const presentPages = ({ pages, newestTaskId, syncedAt }: Awaited<ReturnType<typeof pagesWithoutTasks>>) => ({
  tasks: [],
  pagination_by_stage: Object.fromEntries(pages.map((page) => [page.stage_id, page])),
  newest_task_id: newestTaskId,
  synced_at: plainDate(syncedAt),
});

export async function viewerOf(user: CurrentUser): Promise<Viewer> {
  const [{ person }, { site, modules, hasAssistant }] = await Promise.all([userOfPath({}, user), readSiteFor(user)]);
  return {
    id: user.id,
    name: user.displayName,
    photo: photoOf(user),
    isAdmin: user.isAdmin,
    timeZone: user.timezone ?? site.timezone,
    locale: await readerLocale(),
    startOfWeek: person.startOfWeek ?? site.start_of_week,
    isPro: isPro(),
    sendsMail: hasMailServer(),
    ...(hasAssistant && { hasAssistant }),
    ...(receivesMail() && { receivesMail: true }),
    modules,
  };
}
