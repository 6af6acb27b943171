"use client";
import { useTranslations } from "next-intl";
import { PeopleTable } from "@/components/timesheet/people/people-table";
import { useLiveTime } from "@/components/timesheet/store/use-live-time";
import { useRows } from "@/components/timesheet/store/use-rows";
import { useSheet } from "@/components/timesheet/store/use-sheet";
import { TaskSheet } from "@/components/timesheet/task-sheet";
import { BoardFilter } from "@/components/timesheet/toolbar/board-filter";
import { weekWords } from "@/components/timesheet/words/day-words";
import { addressOfSheet } from "@/components/timesheet/words/search-params";
import { SheetMenu } from "@/components/timesheet/toolbar/sheet-menu";
import { WeekNav } from "@/components/timesheet/toolbar/week-nav";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { Page, PageHeading } from "@/components/ui/pages/page";

/** The time of a week, by tasks or by people. */
export function Timesheet({ view }: { view: TimesheetView }) {
  const t = useTranslations("timesheet");
  const { search, people, board } = view;
  const sheet = useSheet(view.logs, view.days);
  const rows = useRows(view, sheet);
  const by = search.by;
  useLiveTime(board ? [board.id] : rows.tasks.map(({ boardId }) => boardId));
  const tabs = (["tasks", "people"] as const).map((value) => ({
    value,
    words: t(`by.${value}`),
    href: addressOfSheet({ ...search, by: value, personId: null }),
  }));
  return (
    <Page>
      <div className="[page:timesheet]">
        <PageHeading
          actions={
            <div className="print:hidden">
              <SheetMenu view={view} tasks={rows.tasks} logs={sheet.logs} />
            </div>
          }
        >
          <Heading view={view} />
        </PageHeading>
        <PrintedFacts view={view} />
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <WeekNav view={view} />
          <BoardFilter view={view} />
          <div className="ms-auto max-sm:ms-0">
            <LinkTabs label={t("by.label")} value={by} tabs={tabs} />
          </div>
        </div>
        {by === "tasks" ? (
          <TaskSheet view={view} sheet={sheet} rows={rows} />
        ) : people.length > 0 ? (
          <PeopleTable view={view} />
        ) : (
          <EmptyState title={t("empty.people")} className="rounded-md border border-gray-6" />
        )}
      </div>
    </Page>
  );
}

/** Which week, whose time, and of which board: on paper there is no toolbar. */
function PrintedFacts({ view: { search, days, person, board, locale } }: { view: TimesheetView }) {
  const t = useTranslations("timesheet");
  const whose = search.by === "tasks" && person.isReader ? [person.name ?? ""] : [];
  const facts = [weekWords(days, locale), ...whose, board?.title ?? t("boards.all")];
  return (
    <p className="-mt-4 mb-4 hidden print:block">
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && " · "}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  );
}

function Heading({ view: { search, person } }: { view: TimesheetView }) {
  const t = useTranslations("timesheet");
  if (search.by === "people" || person.isReader) return t("title");
  return t("titleOf", { name: person.name ?? t("deletedUser") });
}
