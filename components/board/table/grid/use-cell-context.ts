"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { labelName } from "@/components/badges/label-name";
import { priorityName } from "@/components/badges/priority-icon";
import type { BoardInView, BoardsInView } from "@/components/board-store/board-in-view";
import type { ParseContext } from "@/components/board/table/columns/parse-cell";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import type { Viewer } from "@/lib/boards/abilities";
import { type ClockOnScreen, dayIn } from "@/lib/dates/dates-on-screen";

export interface CellsOnScreen extends ParseContext {
  clock: ClockOnScreen;
}

interface Options extends BoardsInView {
  viewer: Viewer;
  clock: ClockOnScreen;
}

/** What cells need to show, copy and read values. It stays the same as long as possible: every row depends on it. */
export function useCellContext({ board, boards, viewer, clock }: Options): CellsOnScreen {
  const t = useTranslations("boardTable.values");
  const priorities = useTranslations("badges.priorities");
  const colors = useTranslations("badges.colors");
  const { language } = useQuickReader();
  const words = useMemo(
    () => ({
      status: (status: string) => t(status === "closed" ? "done" : "open"),
      priority: (priority: string) => priorityName(priority, priorities),
      label: (label: BoardInView["labels"][number]) => labelName(label, colors),
      yes: t("yes"),
      no: t("no"),
    }),
    [t, priorities, colors],
  );
  return useMemo(
    () => ({ board, boards, viewer, words, language, clock, today: dayIn(clock.now, clock.timeZone) }),
    [board, boards, viewer, words, language, clock],
  );
}
