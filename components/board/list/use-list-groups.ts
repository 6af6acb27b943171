"use client";
import { useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import { fullLabelName } from "@/components/badges/label-name";
import { groupedTasks } from "@/components/board/list/groups/grouped-tasks";
import { groupKeyOf, type GroupValue } from "@/components/board/list/groups/groupings";
import type { ListView } from "@/components/board/list/list-drag";
import { newRowCache } from "@/components/board/list/rows";
import type { ListLayoutOnScreen } from "@/components/board/list/use-list-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { CalendarOnScreen } from "@/components/filters/dates";
import { priorityName } from "@/components/badges/priority-icon";

type Options = Pick<BoardViewProps, "board" | "boards" | "columns" | "viewer"> & {
  layout: Pick<ListLayoutOnScreen, "group" | "sort">;
  calendar: CalendarOnScreen;
};

/** The groups of the list with their rows. */
export function useListGroups({ board, boards, columns, viewer, layout, calendar }: Options): ListView {
  const { group, sort } = layout;
  const titleOf = useGroupTitle();
  const usedCalendar = useCalendarOf(group, calendar);
  const [rowsOf] = useState(newRowCache);
  const { id: me, locale } = viewer;
  return useMemo(() => {
    const groups = groupedTasks(group, { board, boards, columns, sort, me, locale, calendar: usedCalendar });
    const rows = rowsOf(groups);
    return {
      groups: groups.map(({ id, value }) => ({ id, value, key: groupKeyOf(value), title: titleOf(value) })),
      windows: Object.fromEntries(groups.map(({ id, tasks }) => [id, { total: tasks.length, end: null }])),
      columns: rows,
    };
  }, [group, board, boards, columns, sort, me, locale, usedCalendar, rowsOf, titleOf]);
}

/** Only due dates are grouped again when time passes. */
function useCalendarOf(group: ListLayoutOnScreen["group"], calendar: CalendarOnScreen): CalendarOnScreen {
  const [first] = useState(calendar);
  return group === "due" ? calendar : first;
}

function useGroupTitle(): (value: GroupValue) => string {
  const t = useTranslations("boardList");
  const priorities = useTranslations("badges.priorities");
  const unnamed = useTranslations("badges.unnamedLabels");
  return useMemo(
    () => (value: GroupValue) => {
      switch (value.by) {
        case "board":
          return value.board.title;
        case "stage":
          return value.stage.title;
        case "assignee":
          return value.person?.display_name ?? t("groups.noAssignee");
        case "priority":
          return value.priority ? priorityName(value.priority, priorities) : t("groups.noPriority");
        case "label":
          return value.label ? fullLabelName(value.label, unnamed) : t("groups.noLabel");
        case "due":
          return t(`due.${value.due}`);
      }
    },
    [t, priorities, unnamed],
  );
}
