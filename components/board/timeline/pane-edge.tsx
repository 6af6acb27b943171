"use client";
import { useRef } from "react";
import { useTranslations } from "next-intl";
import { PANE } from "@/components/board/timeline/use-timeline-layout";

interface PaneEdgeProps {
  width: number;
  onResize: (width: number) => void;
}

const STEP = 16;

/** Between the tasks and the chart: dragged, or moved by arrow keys. */
export function PaneEdge({ width, onResize }: PaneEdgeProps) {
  const t = useTranslations("boardTimeline");
  const dragged = useRef<{ x: number; width: number; now: number } | null>(null);

  function widthAt({ clientX, currentTarget }: React.PointerEvent<HTMLElement>): number {
    if (!dragged.current) return width;
    const by = clientX - dragged.current.x;
    const next = dragged.current.width + (isRtl(currentTarget) ? -by : by);
    return Math.min(Math.max(next, PANE.least), PANE.most);
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("paneWidth")}
      aria-valuenow={width}
      aria-valuemin={PANE.least}
      aria-valuemax={PANE.most}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, width, now: width };
      }}
      onPointerMove={(event) => {
        if (!dragged.current) return;
        dragged.current.now = widthAt(event);
        // Only the variable changes while it is dragged, so that nothing renders.
        event.currentTarget
          .closest<HTMLElement>("[data-scroller]")
          ?.style.setProperty("--pane-width", `${dragged.current.now}px`);
      }}
      onPointerUp={() => {
        if (dragged.current) onResize(dragged.current.now);
        dragged.current = null;
      }}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onResize(width + (isRtl(event.currentTarget) ? -by : by));
      }}
      className="absolute -end-1.5 inset-y-0 z-1 w-3 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0 after:start-1 after:w-0.5 hover:after:bg-accent focus-visible:after:bg-focus max-sm:hidden"
    />
  );
}

const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";
