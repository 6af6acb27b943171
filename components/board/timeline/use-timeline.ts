"use client";
import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import type { ListView } from "@/components/board/list/list-drag";
import { ListItems } from "@/components/board/list/list-items";
import { useListComposer } from "@/components/board/list/use-list-composer";
import { useShownOrder } from "@/components/board/list/use-shown-order";
import { useVirtualList } from "@/components/board/list/use-virtual-list";
import { useFocusAfterRemoval } from "@/components/board/drag/use-focus-after-removal";
import { useLiftedKeys } from "@/components/board/timeline/drag/use-lifted-keys";
import { useLifting } from "@/components/board/timeline/drag/use-lifting";
import { type Bar } from "@/components/board/timeline/geometry/bar";
import { barWords } from "@/components/board/timeline/geometry/day-words";
import { type Day, dayOf } from "@/components/board/timeline/geometry/days";
import { chartSpan, widened } from "@/components/board/timeline/geometry/range";
import { nextZoom, PIXELS, type Zoom } from "@/components/board/timeline/geometry/zoom";
import { useLinks } from "@/components/board/timeline/links/use-links";
import { useChart } from "@/components/board/timeline/use-chart";
import { useTimelineGroups } from "@/components/board/timeline/use-timeline-groups";
import { useDateInAddress, useTimelineLayout } from "@/components/board/timeline/use-timeline-layout";
import { useTimelineSizes } from "@/components/board/timeline/use-timeline-sizes";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { dayIn } from "@/lib/dates/dates-on-screen";

export type TimelineOnScreen = ReturnType<typeof useTimeline>;

/** The rows of the timeline, the chart beside them, and how both are changed. */
export function useTimeline(view: BoardViewProps, scroller: RefObject<HTMLDivElement | null>) {
  const layout = useTimelineLayout(view);
  const { clock, viewer, abilities } = view;
  const calendar = useMemo(() => ({ ...clock, startOfWeek: viewer.startOfWeek }), [clock, viewer.startOfWeek]);
  const liveView = useTimelineGroups(view, calendar, layout.hidesUndated);
  useFocusAfterRemoval(liveView);
  useShownOrder(liveView, layout.collapsed);
  const { first, remember } = useDateInAddress();
  const scale = useScale(view, layout.zoom, first);
  const chart = useChart({ scroller, scale, pane: layout.pane, firstDay: first, onScrolled: remember });
  const zoom = useZoom(layout, chart);
  useWheelZoom(scroller, zoom.by, chart.xAt);
  const [barId, setBarId] = useState<number | null>(null);
  const [titleStop, setTitleStop] = useState<string | null>(null);
  const rows = useTimelineRows({ view, liveView, collapsed: layout.collapsed, barId, scroller });

  const words = useBarWords(scale.today, clock.locale);
  const lifting = useLifting({ ...view, scale, canMove: abilities.edit, words });
  useLiftedKeys(lifting, ({ from, to }) => chart.reveal(from, to));
  const links = useLinks(view, lifting.announce);
  return {
    ...{ layout, calendar, liveView, scale, chart, zoom, ...rows, words, lifting, links },
    ...{ barId, setBarId, titleStop, setTitleStop, canMove: abilities.edit },
    groups: groupActions(liveView.groups, layout),
  };
}

interface RowOptions {
  view: BoardViewProps;
  liveView: ListView;
  collapsed: ReadonlySet<string>;
  /** The bar that has the focus is drawn wherever it is. */
  barId: number | null;
  scroller: RefObject<HTMLDivElement | null>;
}

function useTimelineRows({ view, liveView, collapsed, barId, scroller }: RowOptions) {
  const composer = useListComposer(scroller, "stage");
  const { groups, columns } = liveView;
  const { groupId } = composer;
  const items = useMemo(
    () =>
      new ListItems(
        groups.map(({ id, key }) => ({
          ...{ groupId: id, isOpen: !collapsed.has(key), isComposing: id === groupId },
          rows: columns.get(id) ?? [],
        })),
      ),
    [groups, columns, collapsed, groupId],
  );
  const sizes = useTimelineSizes(view.newTasksOn !== null);
  const composing = groups.findIndex(({ id }) => id === groupId);
  const kept = [
    items.indexOf(view.actions.renamed?.taskId ?? null),
    items.indexOf(barId),
    composing < 0 ? -1 : items.rangeOf(composing).last,
  ];
  return { composer, items, sizes, rows: useVirtualList({ items, sizes, scroller, kept }) };
}

function useScale({ tasks, clock }: BoardViewProps, zoom: Zoom, first: Day | null) {
  const today = dayOf(dayIn(clock.now, clock.timeZone));
  const now = useMemo(() => chartSpan(Object.values(tasks), today, first ?? today), [tasks, today, first]);
  const [span, setSpan] = useState(now);
  const wide = widened(span, now);
  if (wide !== span) setSpan(wide);
  return useMemo(() => ({ zoom, pixels: PIXELS[zoom], span: wide, today }), [zoom, wide, today]);
}

/** Changes the zoom while the day at a point stays there. */
function useZoom(
  { zoom, setZoom }: Pick<ReturnType<typeof useTimelineLayout>, "zoom" | "setZoom">,
  chart: ReturnType<typeof useChart>,
) {
  const { hold, middle } = chart;
  return useMemo(() => {
    function to(next: Zoom, x = middle()) {
      if (next === zoom) return;
      hold(x);
      setZoom(next);
    }
    return { now: zoom, to, by: (step: 1 | -1, x?: number) => to(nextZoom(zoom, step), x) };
  }, [zoom, setZoom, hold, middle]);
}

/** Of a wheel, before the zoom changes once. */
const WHEEL_STEP = 60;

function useWheelZoom(
  scroller: RefObject<HTMLDivElement | null>,
  zoomBy: (step: 1 | -1, x: number) => void,
  xAt: (clientX: number) => number,
) {
  useEffect(() => {
    const element = scroller.current;
    let turned = 0;
    function turn(event: WheelEvent) {
      if (!event.ctrlKey) return void (turned = 0);
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < WHEEL_STEP) return;
      zoomBy(turned < 0 ? 1 : -1, xAt(event.clientX));
      turned = 0;
    }
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [scroller, zoomBy, xAt]);
}

function useBarWords(today: number, locale: string) {
  const t = useTranslations("boardTimeline");
  return useCallback(
    (bar: Bar) =>
      barWords(bar, today, locale, {
        range: (days) => t("range", days),
        due: (day) => t("due", day),
        start: (day) => t("start", day),
      }),
    [t, today, locale],
  );
}

function groupActions(groups: readonly { id: number; key: string }[], layout: ReturnType<typeof useTimelineLayout>) {
  const keyOf = (id: number) => groups.find((group) => group.id === id)?.key ?? "";
  const isOpen = (id: number) => !layout.collapsed.has(keyOf(id));
  return {
    isOpen,
    toggle: (id: number) => layout.toggle(keyOf(id)),
    toggleAll: (id: number) => layout.collapse(isOpen(id) ? groups.map(({ key }) => key) : []),
  };
}
