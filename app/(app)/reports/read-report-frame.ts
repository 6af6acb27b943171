import "server-only";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { pathOfReport, reportSearchIn, type SectionName, SECTIONS } from "@/components/reports/frame/search-params";
import { boardById } from "@/lib/boards/find";
import { NotFound } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { type FeatureModules, readFeatureModules } from "@/lib/modules/read";
import { isPro } from "@/lib/tier";
import { type Calendar, calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import { requireSession } from "@/lib/users/sessions/current";

interface ReportRequest {
  frame: ReportFrame;
  user: CurrentUser;
  calendar: Calendar;
}

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** What is around the report of a page; a section that the site doesn't have is not found. */
export async function readReportFrame(section: SectionName, searchParams: SearchParams): Promise<ReportRequest> {
  const { user } = await requireSession(pathOfReport(section));
  const [calendar, modules, params] = await Promise.all([calendarOf(user), readFeatureModules(), searchParams]);
  const sections = sectionsOf(modules);
  if (!sections.includes(section)) notFound();

  const search = reportSearchIn(params, calendar);
  const { today, startOfWeek } = calendar;
  const hasTimesheet = sections.includes("timesheet");
  const board = search.boardId === null ? null : await chosenBoard(search.boardId, user);
  return { user, calendar, frame: { section, search, board, sections, hasTimesheet, today, startOfWeek } };
}

function sectionsOf({ timeTracking, roadmap }: FeatureModules): SectionName[] {
  const isOn: Partial<Record<SectionName, boolean>> = {
    timesheet: isPro() && timeTracking.enabled,
    roadmap: isPro() && roadmap.enabled,
  };
  return SECTIONS.filter((name) => isOn[name] ?? true);
}

async function chosenBoard(id: number, user: CurrentUser): Promise<ReportFrame["board"]> {
  try {
    const { board } = await boardById(id, user);
    return { id: board.id, title: board.title, type: board.type === "roadmap" ? "roadmap" : "to-do" };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** Null if it could not be read, so that the rest of the page is shown; and for a range that is refused. */
export async function readReport<Report>(
  { frame: { search } }: ReportRequest,
  read: (query: { boardId: number | null; start: string; end: string }) => Promise<Report>,
): Promise<Report | null> {
  if (search.refusal !== null) return null;
  try {
    return await read({ boardId: search.boardId, start: search.first, end: search.last });
  } catch (error) {
    logger().error({ err: error }, "a report could not be read");
    return null;
  }
}

export async function reportTitle(section: SectionName): Promise<{ title: string }> {
  const t = await getTranslations("reports");
  return { title: t("documentTitle", { section: t(`sections.${section}`) }) };
}
