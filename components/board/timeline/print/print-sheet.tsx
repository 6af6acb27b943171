"use client";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
import type { ListRow } from "@/components/board/list/rows";
import { type Bar, barOf } from "@/components/board/timeline/geometry/bar";
import { longDay } from "@/components/board/timeline/geometry/day-words";
import type { Day } from "@/components/board/timeline/geometry/days";
import { type PrintScale, printScale } from "@/components/board/timeline/print/print-scale";
import { SheetBar, useSide } from "@/components/board/timeline/print/sheet-bar";
import { progressOf, stateOf } from "@/components/board/timeline/rows/bar-label";
import { useUnitWords } from "@/components/board/timeline/rows/time-scale";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface PrintSheetProps {
  board: string;
  groups: readonly ListGroup[];
  columns: ReadonlyMap<number, readonly ListRow[]>;
  clock: ClockOnScreen;
  startOfWeek: number;
  today: Day;
  words: (bar: Bar) => string;
}

interface Line {
  task: StoredTask;
  bar: Bar;
}

/** All dated tasks on paper: a table whose chart fits the width of a page, and whose scale is on every page. */
export function PrintSheet(props: PrintSheetProps) {
  const { board, groups, columns, clock, startOfWeek, today } = props;
  const t = useTranslations("boardTimeline");
  const lines = useMemo(() => linesOf(columns, clock.timeZone, today), [columns, clock.timeZone, today]);
  const scale = printScale(
    [...lines.values()].flat().map(({ bar }) => bar),
    startOfWeek,
    today,
  );
  const { locale } = clock;
  return createPortal(
    <section data-print-sheet="" className="hidden text-sm [page:timeline] print:block">
      <h1 className="text-xl font-semibold">{t("sheet.title", { board })}</h1>
      {!scale && <p>{t("sheet.none")}</p>}
      {scale && (
        <>
          <p className="mb-3 text-gray-11">
            {t("range", {
              start: longDay(scale.span.from, today, locale),
              end: longDay(scale.span.to - 1, today, locale),
            })}
          </p>
          <table className="w-full table-fixed border-collapse">
            <SheetHead scale={scale} locale={locale} />
            {groups.map((group) => (
              <SheetGroup key={group.id} {...props} group={group} lines={lines.get(group.id) ?? []} scale={scale} />
            ))}
          </table>
        </>
      )}
    </section>,
    document.body,
  );
}

const linesOf = (columns: PrintSheetProps["columns"], timeZone: string, today: Day): ReadonlyMap<number, Line[]> =>
  new Map(
    [...columns].map(([id, rows]) => [
      id,
      rows.flatMap(({ task }) => {
        const bar = barOf(task, timeZone, today);
        return bar ? [{ task, bar }] : [];
      }),
    ]),
  );

function SheetHead({ scale, locale }: { scale: PrintScale; locale: string }) {
  const t = useTranslations("boardTimeline");
  const words = useUnitWords(locale);
  const { x, anchor } = useSide();
  return (
    <thead className="align-bottom">
      <tr className="border-b border-gray-8">
        <th scope="col" className="w-48 py-1 text-start font-medium">
          {t("task")}
        </th>
        <th scope="col" className="w-40 py-1 text-start font-medium">
          {t("dates")}
        </th>
        <th scope="col">
          <svg aria-hidden className="block h-9 w-full overflow-visible text-xs">
            {scale.upper.map(({ from }) => (
              <text
                key={from}
                x={`${x(scale.at(from))}%`}
                y="12"
                textAnchor={anchor}
                className="fill-gray-12 font-medium"
              >
                {words.upper(from, scale.zoom)}
              </text>
            ))}
            {scale.namesLower &&
              scale.lower.map(({ from }) => (
                <text key={from} x={`${x(scale.at(from))}%`} y="30" textAnchor={anchor} className="fill-gray-11">
                  {words.lower(from, scale.zoom)}
                </text>
              ))}
          </svg>
        </th>
      </tr>
    </thead>
  );
}

interface SheetGroupProps extends PrintSheetProps {
  group: ListGroup;
  lines: readonly Line[];
  scale: PrintScale;
}

function SheetGroup({ group, lines, scale, clock, today, words }: SheetGroupProps) {
  const { x } = useSide();
  if (lines.length === 0) return null;
  const unitLines = scale.lower.map(({ from }) => `M${x(scale.at(from)).toFixed(3)} 0V1`).join("");
  return (
    <tbody>
      <tr className="break-after-avoid border-b border-gray-7">
        <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-start font-semibold">
          <bdi>{group.title}</bdi>
        </th>
      </tr>
      {lines.map(({ task, bar }) => (
        <tr key={task.id} className="break-inside-avoid border-b border-gray-4">
          <th scope="row" className="py-1 pe-2 text-start font-normal wrap-anywhere">
            <bdi>{task.title}</bdi>
          </th>
          <td className="py-1 pe-2 text-xs text-gray-11">{words(bar)}</td>
          <td>
            <SheetBar
              bar={bar}
              scale={scale}
              today={today}
              state={stateOf(task, clock)}
              progress={progressOf(task)}
              lines={unitLines}
            />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
