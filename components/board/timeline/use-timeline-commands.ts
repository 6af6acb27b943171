"use client";
import { type RefObject, useMemo } from "react";
import { CalendarCheck, CalendarOff, ChevronsDownUp, ChevronsUpDown, Printer, ZoomIn } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Zoom, ZOOMS } from "@/components/board/timeline/geometry/zoom";
import type { TimelineOnScreen } from "@/components/board/timeline/use-timeline";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import type { Translate } from "@/lib/i18n/translate";

/** What the toolbar of the timeline does, by keys and in the command palette. */
export function useTimelineCommands(timeline: TimelineOnScreen, print: () => void): void {
  const t = useTranslations("boardTimeline");
  const latest = useLatest({ ...timeline, print });
  const { zoom, layout, chart, scale } = timeline;
  const { hidesUndated } = layout;
  const now = zoom.now;
  const commands = useMemo(
    () => [zoomCommand(t, now, latest), ...otherCommands(t, hidesUndated, latest)],
    [t, now, hidesUndated, latest],
  );
  useOffer("commands", commands);
  const zoomIn = { label: t("zoomIn"), run: () => zoom.by(1) };
  useShortcuts({
    t: { label: t("goToToday"), run: () => chart.show(scale.today) },
    "+": zoomIn,
    // On many keyboards “+” needs Shift.
    "=": { ...zoomIn, hidden: true },
    "-": { label: t("zoomOut"), run: () => zoom.by(-1) },
  });
}

type Texts = Translate<"boardTimeline">;
type Latest = RefObject<TimelineOnScreen & { print: () => void }>;

const zoomCommand = (t: Texts, now: Zoom, latest: Latest): OfferedCommand => ({
  ...{ id: "zoom", title: t("zoom"), Icon: ZoomIn },
  choices: ZOOMS.map((each) => ({
    ...{ id: each, title: t(`zoomTo.${each}`), short: t(`zooms.${each}`), isCurrent: each === now },
    run: () => latest.current.zoom.to(each),
  })),
});

const otherCommands = (t: Texts, hidesUndated: boolean, latest: Latest): OfferedCommand[] => [
  {
    ...{ id: "today", title: t("goToToday"), Icon: CalendarCheck, keys: "t" },
    run: () => latest.current.chart.show(latest.current.scale.today),
  },
  {
    ...{ id: "undated", title: t(hidesUndated ? "showUndated" : "hideUndated"), Icon: CalendarOff },
    run: () => latest.current.layout.setHidesUndated(!hidesUndated),
  },
  { id: "print", title: t("print"), Icon: Printer, run: () => latest.current.print() },
  {
    ...{ id: "collapse", title: t("collapseAll"), Icon: ChevronsDownUp },
    run: () => latest.current.layout.collapse(latest.current.liveView.groups.map(({ key }) => key)),
  },
  { id: "expand", title: t("expandAll"), Icon: ChevronsUpDown, run: () => latest.current.layout.collapse([]) },
];
