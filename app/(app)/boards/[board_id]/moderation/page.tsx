import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { viewerOf } from "@/app/(app)/boards/[board_id]/read-board-page";
import { Messages } from "@/components/i18n/messages";
import { ModerationPage } from "@/components/moderation/moderation-page";
import { PAGE } from "@/components/moderation/moderation-data";
import { type ModerationTab, tabIn } from "@/components/moderation/tabs";
import { canEditBoard, canManageBoard } from "@/lib/boards/policy";
import { countSubmissions, listBlockedGuests, listSubmissions } from "@/lib/moderation/list";
import { presentBlockedGuest, presentSubmission } from "@/lib/moderation/present";
import { roadmapOfUser } from "@/lib/roadmaps/of-user";
import { requireSession } from "@/lib/users/sessions/current";
import type { Board } from "@/generated/prisma/client";

interface Props {
  params: Promise<{ board_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("moderation");
  const { board } = await findRoadmap((await params).board_id);
  return { title: t("title", { board: board.title }) };
}

export default async function ModerationOfRoadmap({ params, searchParams }: Props) {
  const { user, ...found } = await findRoadmap((await params).board_id);
  const { board } = found;
  const canBlock = canManageBoard(user, found);
  const asked = tabIn((await searchParams).tab);
  const tab = asked === "blocked" && !canBlock ? "pending" : asked;
  const [lists, counts, viewer] = await Promise.all([listsOf(board, tab), countSubmissions(board.id), viewerOf(user)]);
  return (
    <Messages of={["moderation", "text"]}>
      <ModerationPage
        board={shortBoard(board)}
        viewer={{ id: user.id, timeZone: viewer.timeZone, locale: viewer.locale, canBlock }}
        tab={tab}
        counts={counts}
        {...lists}
        renderedAt={new Date().toISOString()}
      />
    </Messages>
  );
}

/** Viewers see neither the queue nor that there is one. */
async function findRoadmap(boardId: string) {
  const { user } = await requireSession(`/boards/${boardId}/moderation`);
  const found = await findOrNotFound(() => roadmapOfUser({ board_id: boardId }, user));
  if (!canEditBoard(user, found)) notFound();
  return { ...found, user };
}

/** Nothing else of the board is for the browser. */
const shortBoard = ({ id, title, moderatesIdeas, moderatesComments }: Board) => ({
  ...{ id, title, moderatesIdeas, moderatesComments },
});

const FIRST = { page: 1, perPage: PAGE };

async function listsOf(board: Board, tab: ModerationTab) {
  if (tab === "blocked") {
    const { rows, total } = await listBlockedGuests(board, FIRST);
    return { texts: null, blocked: { data: rows.map(presentBlockedGuest), ...pageOf(total) } };
  }
  const { rows, counts, total } = await listSubmissions(board, { ...FIRST, state: tab });
  return { texts: { submissions: { data: rows.map(presentSubmission), ...pageOf(total) }, counts }, blocked: null };
}

const pageOf = (total: number) => ({ total, current_page: 1, last_page: Math.max(1, Math.ceil(total / PAGE)) });
