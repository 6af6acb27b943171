import Link from "next/link";
import { useTranslations } from "next-intl";
import { shortDate, shortWeekday, wholeDay } from "@/components/timesheet/words/day-words";
import { addressOfSheet } from "@/components/timesheet/words/search-params";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { clockText, type SheetPerson, sumsOf } from "@/lib/timesheet/sheet";
import { isWeekend } from "@/lib/timesheet/week-days";

const lines = "h-11 border-b border-gray-6 px-3";
const cell = classNames(lines, "text-end tabular-nums");
/** Stays in view while the days scroll. */
const nameCell = classNames(
  lines,
  "sticky start-0 z-1 w-1/3 max-w-36 min-w-36 border-e bg-inherit text-start sm:max-w-80 sm:min-w-48 print:static",
);

/** The time of everybody in a week. Their names lead to their tasks. */
export function PeopleTable({ view }: { view: TimesheetView }) {
  const t = useTranslations("timesheet");
  const { days, today, people, locale } = view;
  const amounts = people.flatMap(({ id, minutes }) =>
    Object.entries(minutes).map(([day, each]) => ({ row: id, day, minutes: each })),
  );
  const sums = sumsOf(amounts, days);
  const words = (minutes = 0) => (minutes > 0 ? clockText(minutes, locale) : "");
  const look = (day: string) => classNames(cell, day === today ? "bg-accent-soft" : isWeekend(day) && "bg-gray-3");
  return (
    <div className="relative overflow-x-auto rounded-md border border-gray-6 bg-surface print:overflow-visible">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("grid")}</caption>
        <thead className="bg-gray-2 text-sm text-gray-11">
          <tr className="bg-inherit">
            <th scope="col" className={classNames(nameCell, "font-normal")}>
              {t("person")}
            </th>
            {days.map((day) => (
              <DayHeader key={day} day={day} isToday={day === today} locale={locale} className={look(day)} />
            ))}
            <th scope="col" className={classNames(cell, "font-medium")}>
              {t("sum")}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="bg-surface print:break-inside-avoid">
              <th scope="row" className={classNames(nameCell, "font-normal")}>
                <PersonLink view={view} person={person} />
              </th>
              {days.map((day) => (
                <td key={day} className={look(day)}>
                  {words(person.minutes[day])}
                </td>
              ))}
              <td className={classNames(cell, "font-medium")}>{words(sums.rows.get(person.id))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-gray-2 font-medium">
          <tr className="bg-inherit">
            <th scope="row" className={classNames(nameCell, "border-b-0 font-medium")}>
              {t("sum")}
            </th>
            {days.map((day) => (
              <td key={day} className={classNames(look(day), "border-b-0")}>
                {words(sums.days.get(day))}
              </td>
            ))}
            <td className={classNames(cell, "border-b-0")}>{clockText(sums.week, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface DayHeaderProps {
  day: string;
  isToday: boolean;
  locale: string;
  className: string;
}

const DayHeader = ({ day, isToday, locale, className }: DayHeaderProps) => (
  <th
    scope="col"
    aria-current={isToday ? "date" : undefined}
    className={classNames(className, "leading-tight whitespace-nowrap", isToday ? "text-accent-text" : "font-normal")}
  >
    <span className="sr-only">{wholeDay(day, locale)}</span>
    <span aria-hidden className="block">
      {shortWeekday(day, locale)}
    </span>
    <span aria-hidden className="block text-xs">
      {shortDate(day, locale)}
    </span>
  </th>
);

function PersonLink({ view: { search }, person: { id, name, photo } }: { view: TimesheetView; person: SheetPerson }) {
  const t = useTranslations("timesheet");
  const shown = name ?? t("deletedUser");
  return (
    <Link
      href={addressOfSheet({ ...search, by: "tasks", personId: id })}
      className="inline-flex min-h-8 max-w-full items-center gap-2 hover:underline pointer-coarse:min-h-11"
    >
      <PersonAvatar id={id} name={shown} photo={photo} />
      <span dir="auto" className="min-w-0 truncate">
        {shown}
      </span>
    </Link>
  );
}
