"use client";
import { useCallback, useEffect, useMemo } from "react";
import { useTranslations } from "next-intl";
import { useOffer } from "@/components/commands/offers";
import {
  clearSelection,
  select,
  useIsChoosing,
  useSelectedOf,
  useSelectionOrder,
} from "@/components/selection/selection";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

interface Selection {
  /** All that can be selected, in the order of the screen. */
  ids: readonly number[];
  selected: ReadonlySet<number>;
  /** Taps select, also while nothing is selected yet. */
  isChoosing: boolean;
}

/** Which of the tasks in view are selected: for the keys of the screen and the command palette. */
export function useSelection(
  columns: ReadonlyMap<number, readonly { id: number }[]>,
  enabled: boolean,
  stages?: readonly { id: number }[],
): Selection {
  const t = useTranslations("board.shortcuts");
  const taskIds = useMemo(() => {
    const lists = stages?.map(({ id }) => columns.get(id) ?? []) ?? [...columns.values()];
    return lists.flatMap((tasks) => tasks.map(({ id }) => id)).filter((id) => id > 0);
  }, [columns, stages]);
  const selected = useSelectedOf(taskIds);
  useSelectionOrder(useCallback(() => taskIds, [taskIds]));
  useEffect(() => clearSelection, []);
  useOffer("selection", selected);
  useShortcuts({ "mod+a": { label: t("selectAll"), run: () => select(taskIds) } }, enabled);
  const isChoosing = useIsChoosing();
  useShortcuts({ Escape: { label: t("clearSelection"), run: clearSelection } }, isChoosing || selected.size > 0);
  return { ids: taskIds, selected, isChoosing };
}
