"use client";
import { type RefObject, useId, useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import { useChartPointer } from "@/components/board/timeline/drag/use-chart-pointer";
import { widthOf } from "@/components/board/timeline/geometry/chart-scale";
import { LinkLayer, type SelectedLink } from "@/components/board/timeline/links/link-layer";
import { RemoveLink } from "@/components/board/timeline/links/remove-link";
import { PaneEdge } from "@/components/board/timeline/pane-edge";
import { ChartGround, TodayLine } from "@/components/board/timeline/rows/chart-ground";
import { TimeScale } from "@/components/board/timeline/rows/time-scale";
import { TimelineSections } from "@/components/board/timeline/timeline-sections";
import type { TimelineOnScreen } from "@/components/board/timeline/use-timeline";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { wallClock } from "@/lib/dates/dates-on-screen";

interface ChartProps {
  timeline: TimelineOnScreen;
  view: BoardViewProps;
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}

/** Of the scale, in pixels: two lines of 28. */
const SCALE_HEIGHT = 56;

/** The scale, the rows, and the arrows above them: as wide and as high as the whole chart. */
export function TimelineChart({ timeline, view, scroller, content }: ChartProps) {
  const t = useTranslations("boardTimeline");
  const [howToId, howToPlanId] = [useId(), useId()];
  const { scale, chart, rows, items, lifting, links, canMove } = timeline;
  const { clock, viewer } = view;
  useChartPointer({ scroller, content, enabled: canMove, lifting, dayAt: chart.dayAt, onLink: links.add });
  const ground = { scale, window: chart.window, startOfWeek: viewer.startOfWeek, locale: clock.locale };
  return (
    <div
      ref={content}
      style={{ width: `calc(var(--pane) + ${widthOf(scale)}px)`, height: SCALE_HEIGHT + rows.total }}
      className="relative isolate min-h-full"
    >
      <ChartGround {...ground} />
      <TodayLine scale={scale} passed={passedOf(clock)} />
      <div
        role="treegrid"
        aria-label={t("label")}
        aria-rowcount={items.count + 1}
        aria-colcount={2}
        className="contents"
      >
        <ScaleRow timeline={timeline} ground={ground} />
        <TimelineSections
          timeline={timeline}
          view={view}
          top={SCALE_HEIGHT}
          howToId={howToId}
          howToPlanId={howToPlanId}
        />
      </div>
      <Arrows timeline={timeline} view={view} content={content} />
      <p id={howToId} hidden>
        {t("howTo")}
      </p>
      <p id={howToPlanId} hidden>
        {t("howToPlan")}
      </p>
    </div>
  );
}

interface ScaleRowProps {
  timeline: TimelineOnScreen;
  ground: React.ComponentProps<typeof TimeScale>;
}

function ScaleRow({ timeline: { layout }, ground }: ScaleRowProps) {
  const t = useTranslations("boardTimeline");
  return (
    <div role="rowgroup" className="contents">
      <div
        role="row"
        aria-rowindex={1}
        data-scale=""
        className="sticky top-0 z-40 h-14 border-b border-gray-6 bg-surface"
      >
        <div
          role="columnheader"
          className="sticky start-0 z-1 flex h-full w-(--pane) items-end border-e border-gray-6 bg-surface px-4 pb-1.5 text-sm text-gray-11 max-sm:sr-only"
        >
          {t("task")}
          <PaneEdge width={layout.pane} onResize={layout.setPane} />
        </div>
        <div role="columnheader" className="contents">
          <span className="sr-only">{t("dates")}</span>
          <TimeScale {...ground} />
        </div>
      </div>
    </div>
  );
}

/** One of them can be pressed, and then removed. */
function Arrows({ timeline, view, content }: Omit<ChartProps, "scroller">) {
  const { scale, chart, links, canMove } = timeline;
  const [selected, setSelected] = useState<SelectedLink | null>(null);
  const close = () => setSelected(null);
  return (
    <>
      <LinkLayer
        {...useArrows(timeline)}
        tasks={view.tasks}
        scale={scale}
        timeZone={view.clock.timeZone}
        pane={chart.view.pane}
        selected={selected}
        onSelect={(link, { clientX, clientY }) =>
          canMove && setSelected({ ...link, point: pointIn(content.current, clientX, clientY) })
        }
      />
      {selected && links.has(selected) && (
        <RemoveLink
          link={selected}
          names={links.names(selected)}
          onRemove={() => {
            close();
            links.remove(selected);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Those with a row in view, or that pass through it. */
function useArrows({ links, items, rows, sizes }: TimelineOnScreen) {
  const { all } = links;
  const indexes = useMemo(() => (all.length > 0 ? indexesOf(items) : NONE), [all, items]);
  const drawn = rows.drawn.flatMap((section) => section.indexes);
  const [first, last] = [Math.min(...drawn), Math.max(...drawn)];
  const near = useMemo(
    () =>
      all.filter(({ predecessor_id, successor_id }) => {
        const [from, to] = [indexes.get(predecessor_id), indexes.get(successor_id)];
        return from !== undefined && to !== undefined && Math.min(from, to) <= last && Math.max(from, to) >= first;
      }),
    [all, indexes, first, last],
  );
  // On phones the bar is at the end of its row, below the title.
  const middle = sizes.row > TITLE_ABOVE ? sizes.row - 18 : sizes.row / 2;
  const { startOf } = rows;
  return {
    links: near,
    rowHeight: sizes.row,
    middleOf(taskId: number): number | null {
      const index = indexes.get(taskId);
      return index === undefined ? null : SCALE_HEIGHT + startOf(index) + middle;
    },
  };
}

/** In pixels. */
const TITLE_ABOVE = 52;

const NONE: ReadonlyMap<number, number> = new Map();

/** Task id to the index of its row; rows of closed stages have none. */
function indexesOf({ sections }: TimelineOnScreen["items"]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let index = 0;
  for (const { isOpen, rows } of sections) {
    index += 1;
    if (!isOpen) continue;
    for (const { id } of rows) {
      starts.set(id, index);
      index += 1;
    }
    index += 1;
  }
  return starts;
}

/** From where lines begin. */
function pointIn(content: HTMLElement | null, clientX: number, clientY: number) {
  if (!content) return { x: 0, y: 0 };
  const { left, right, top } = content.getBoundingClientRect();
  return { x: getComputedStyle(content).direction === "rtl" ? right - clientX : clientX - left, y: clientY - top };
}

const MINUTES = 24 * 60;

function passedOf({ now, timeZone }: BoardViewProps["clock"]): number {
  const time = wallClock(now, timeZone);
  return (Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))) / MINUTES;
}
