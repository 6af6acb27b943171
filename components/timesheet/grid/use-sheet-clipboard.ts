"use client";
import type { RefObject } from "react";
import { useTranslations } from "next-intl";
import { cellsIn, htmlTableOf, tsvOf } from "@/components/board/table/clipboard/tsv";
import { useClipboardEvents } from "@/components/board/table/clipboard/use-clipboard-events";
import type { Range } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import { minutesOf, typedMinutes, typedText } from "@/components/timesheet/entry/cells";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { SheetTask } from "@/lib/timesheet/sheet";

interface ClipboardOptions {
  scroller: RefObject<HTMLElement | null>;
  grid: Grid;
  entry: Entry;
  tasks: ReadonlyMap<number, SheetTask>;
  days: readonly string[];
}

interface Cell {
  task: SheetTask;
  day: string;
}

/** Copies, cuts, pastes and clears the selected cells. Cells that can't be written stay as they are, and are counted. */
export function useSheetClipboard({ scroller, ...options }: ClipboardOptions) {
  const selection = selectionIn(options);
  const { clear, paste } = useWriting(options.entry, selection);
  const copy = (clipboard: DataTransfer): boolean => {
    clipboard.setData("text/plain", tsvOf(selection.texts()));
    clipboard.setData("text/html", htmlTableOf(selection.texts()));
    return true;
  };
  const cut = (clipboard: DataTransfer): boolean => {
    copy(clipboard);
    clear();
    return true;
  };
  useClipboardEvents(scroller, { copy, cut, paste });
  return { clear };
}

type Selection = ReturnType<typeof selectionIn>;

function selectionIn({ grid, entry, tasks, days }: Omit<ClipboardOptions, "scroller">) {
  const range = grid.range ?? rangeOfOne(grid);

  function cellAt(row: number, column: number): Cell | null {
    const place = grid.placeAt({ row, column });
    const task = typeof place.row === "number" ? tasks.get(place.row) : undefined;
    return task && days.includes(place.column) ? { task, day: place.column } : null;
  }

  const selected = (): Cell[] =>
    placesIn(range)
      .flat()
      .flatMap(([row, column]) => cellAt(row, column) ?? []);
  const textAt = (cell: Cell | null) => (cell ? typedText(minutesOf(entry.logsIn(cell.task.id, cell.day))) : "");
  const texts = () => placesIn(range).map((row) => row.map(([at, column]) => textAt(cellAt(at, column))));
  return { range, cellAt, selected, texts };
}

function useWriting(entry: Entry, { range, cellAt, selected }: Selection) {
  const t = useTranslations("timesheet.clipboard");
  const isFree = ({ task, day }: Cell) => !entry.refusal(task, day) && entry.logsIn(task.id, day).length < 2;
  const skip = (count: number) => count > 0 && toast(t("skipped", { count }), "error");

  function clear() {
    const filled = selected().filter(({ task, day }) => entry.logsIn(task.id, day).length > 0);
    const free = filled.filter(isFree);
    skip(filled.length - free.length);
    const removed = free.flatMap(({ task, day }) => entry.logsIn(task.id, day).map((log) => ({ task, log })));
    if (removed.length > 0) void entry.remove(removed);
  }

  function paste(clipboard: DataTransfer): boolean {
    const pasted = cellsIn(clipboard.getData("text/plain")).flatMap((texts, down) =>
      texts.flatMap((text, along) => {
        const cell = cellAt(range.first.row + down, range.first.column + along);
        const minutes = typedMinutes(text);
        return cell ? [{ ...cell, minutes }] : [];
      }),
    );
    const good = pasted.filter((each) => typeof each.minutes === "number" && isFree(each));
    skip(pasted.length - good.length);
    for (const { task, day, minutes } of good)
      if (typeof minutes === "number")
        entry.set(task, day, minutes).catch((error: unknown) => toast(errorMessage(error), "error"));
    return true;
  }

  return { clear, paste };
}

function rangeOfOne({ focus, positionOf }: Grid): Range {
  const place = positionOf(focus);
  return { first: place, last: place };
}

const placesIn = ({ first, last }: Range): [row: number, column: number][][] =>
  upTo(first.row, last.row).map((row) => upTo(first.column, last.column).map((column) => [row, column]));

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
