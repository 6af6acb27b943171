"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "next/navigation";
import { type Day, dateOf, dayOf } from "@/components/board/timeline/geometry/days";
import { type Zoom, zoomIn } from "@/components/board/timeline/geometry/zoom";
import { toggledIn } from "@/components/board/views/collapsed";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLayout } from "@/components/board/views/use-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { changeSearch } from "@/components/ui/hooks/navigation";

export type TimelineLayout = ReturnType<typeof useTimelineLayout>;

/** In pixels. */
export const PANE = { least: 160, usual: 288, most: 640 };

/** The zoom is the one in the address, otherwise the person's last one. */
export function useTimelineLayout({ layout: saved, layoutPath }: Pick<BoardViewProps, "layout" | "layoutPath">) {
  const { layout, change } = useLayout(layoutPath, saved);
  const timeline = layout.timeline ?? NONE;
  const zoom = zoomIn(useSearchParams().get("zoom")) ?? zoomIn(timeline.zoom) ?? "week";
  return useMemo(() => {
    const collapsed = new Set(Array.isArray(timeline.collapsed) ? timeline.collapsed.map(String) : []);
    const collapse = (keys: readonly string[]) => change({ timeline: { collapsed: [...keys] } });
    return {
      zoom,
      setZoom(next: Zoom) {
        change({ timeline: { zoom: next } });
        changeSearch((search) => search.set("zoom", next));
      },
      collapsed,
      collapse,
      toggle: (key: string) => collapse(toggledIn([...collapsed], key)),
      pane: paneIn(timeline.pane),
      setPane: (pane: number) => change({ timeline: { pane: paneIn(Math.round(pane)) } }),
      hidesUndated: timeline.hidesUndated === true,
      setHidesUndated: (hidesUndated: boolean) => change({ timeline: { hidesUndated } }),
    };
  }, [zoom, timeline, change]);
}

const NONE: NonNullable<BoardLayout["timeline"]> = {};

const paneIn = (value: unknown): number =>
  typeof value === "number" ? Math.min(Math.max(value, PANE.least), PANE.most) : PANE.usual;

/** In milliseconds, after the last scrolling. */
const PAUSE = 400;

/** The first day in view, as the address has it. */
export function useDateInAddress() {
  const params = useSearchParams();
  const [first] = useState(() => dayIn(params.get("date")));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      first,
      remember(day: Day) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => changeSearch((search) => search.set("date", dateOf(Math.round(day)))), PAUSE);
      },
    }),
    [first],
  );
}

function dayIn(text: string | null): Day | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = dayOf(text);
  return Number.isNaN(day) ? null : day;
}
