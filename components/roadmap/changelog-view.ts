import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { type Moment, momentOf } from "@/lib/dates/when";
import { completedIdeas } from "@/lib/ideas/changelog";
import type { Reader } from "@/lib/ideas/reader";
import { type IdeaCardView, ideaCardView } from "@/components/roadmap/parts/idea-view";

export interface CompletedView extends IdeaCardView {
  completed: Moment;
  answer: string | null;
}

export interface ChangelogView {
  months: { month: string; title: string; ideas: CompletedView[] }[];
  page: number;
  pages: number;
}

export const PER_PAGE = 30;

export async function changelogView(
  board: Board,
  page: number,
  by: Reader,
  clock: ClockOnScreen,
): Promise<ChangelogView> {
  const { rows, total } = await completedIdeas(board, { page, perPage: PER_PAGE }, by);
  const months = new Map<string, CompletedView[]>();
  for (const { completedAt, answer, ...idea } of rows) {
    const month = dayIn(completedAt, clock.timeZone).slice(0, 7);
    const view = { ...ideaCardView(board, idea, clock), completed: momentOf(completedAt, clock), answer };
    months.set(month, [...(months.get(month) ?? []), view]);
  }
  const title = new Intl.DateTimeFormat(clock.locale, { timeZone: "UTC", month: "long", year: "numeric" });
  return {
    months: [...months].map(([month, ideas]) => ({
      month,
      title: title.format(new Date(`${month}-01T00:00:00Z`)),
      ideas,
    })),
    page,
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}
