"use client";
import { useCallback, useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import { fullLabelName } from "@/components/badges/label-name";
import { priorityName } from "@/components/badges/priority-icon";
import { lanesOf } from "@/components/board/lanes/lane-cells";
import type { GroupValue } from "@/components/board/list/groups/groupings";
import { newRowCache } from "@/components/board/list/rows";
import type { LaneGrouping } from "@/components/board/views/lanes";
import type { BoardViewProps } from "@/components/board/views/view-props";
import type { CalendarOnScreen } from "@/components/filters/dates";

type Options = Pick<BoardViewProps, "board" | "columns" | "viewer"> & {
  by: LaneGrouping;
  showsEmpty: boolean;
  calendar: CalendarOnScreen;
};

/** The lanes, and their cells with their cards. */
export function useLaneGroups({ board, columns, viewer, by, showsEmpty, calendar }: Options) {
  const t = useTranslations("kanban.lanes");
  const titleOf = useLaneTitle();
  const [rowsOf] = useState(newRowCache);
  // No lane depends on the time.
  const [first] = useState(calendar);
  const { id: me, locale } = viewer;
  return useMemo(
    () =>
      lanesOf({
        ...{ by, keepsEmpty: showsEmpty, board, columns, me, locale, calendar: first, titleOf, rowsOf },
        cellTitle: (stage, lane) => t("cell", { stage: stage.title, lane }),
      }),
    [by, showsEmpty, board, columns, me, locale, first, titleOf, rowsOf, t],
  );
}

function useLaneTitle(): (value: GroupValue) => string {
  const t = useTranslations("kanban.lanes");
  const priorities = useTranslations("badges.priorities");
  const unnamed = useTranslations("badges.unnamedLabels");
  return useCallback(
    (value) => {
      switch (value.by) {
        case "assignee":
          return value.person?.display_name ?? t("noAssignee");
        case "label":
          return value.label ? fullLabelName(value.label, unnamed) : t("noLabel");
        case "priority":
          return value.priority ? priorityName(value.priority, priorities) : t("noPriority");
        default:
          return "";
      }
    },
    [t, priorities, unnamed],
  );
}
