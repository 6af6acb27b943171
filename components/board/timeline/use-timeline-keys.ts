"use client";
import { type RefObject } from "react";
import { flushSync } from "react-dom";
import { groupKeys } from "@/components/board/list/group-keys";
import { moveFocus } from "@/components/board/list/list-focus";
import { useHeaderFocus } from "@/components/board/list/use-header-focus";
import { liftedNow } from "@/components/board/timeline/drag/lifted";
import { unitsLater } from "@/components/board/timeline/geometry/zoom";
import type { TimelineOnScreen } from "@/components/board/timeline/use-timeline";
import { stepForKey } from "@/components/drag/arrow-keys";
import { focusedCard } from "@/components/drag/focus";
import type { Step } from "@/components/drag/place";

interface KeyOptions {
  timeline: TimelineOnScreen;
  scroller: RefObject<HTMLDivElement | null>;
  /** Null where dependencies can’t be changed. */
  onBlocks: ((taskId: number) => void) | null;
  onOpen: (taskId: number) => void;
}

/** Keys of the tasks and of the chart. What has been picked up gets them first: `useLiftedKeys`. */
export function useTimelineKeys({ timeline, scroller, onBlocks, onOpen }: KeyOptions) {
  const header = useHeaderFocus(scroller);
  const { groups, liveView } = timeline;
  const focusBar = (taskId: number) => showBar(taskId, timeline, scroller.current);
  const plan = (taskId: number) => pickUp(taskId, timeline, focusBar);
  const moveTitleFocus = (step: Step) =>
    moveFocus(step, liveView, { isOpen: groups.isOpen, focusHeader: header.focus });
  const { isOpen, toggle } = groups;
  const chartAction = actionInChart(timeline, { focusBar, plan, onOpen });
  const onTitleKey = groupKeys({
    ...{ isOpen, toggle, focusHeader: header.focus, moveFocus: moveTitleFocus },
    onRowKey: (event) => actOn(event, focusedCard(), actionFor),
  });

  const onBoth = ({ key }: React.KeyboardEvent, taskId: number): Act => {
    if (key === " ") return () => plan(taskId);
    return key === "b" && onBlocks ? () => onBlocks(taskId) : null;
  };

  function actionFor(event: React.KeyboardEvent, taskId: number): Act {
    const step = stepForKey(event.nativeEvent);
    if (step === "next") return () => focusBar(taskId);
    return step ? () => moveTitleFocus(step) : onBoth(event, taskId);
  }

  return function onKeyDown(event: React.KeyboardEvent) {
    const { target } = event;
    if (liftedNow()?.by === "keys" || event.defaultPrevented || isTyping(target)) return;
    const bar = target instanceof HTMLElement && target.matches("[data-bar]") ? target : null;
    if (bar) actOn(event, Number(bar.dataset.bar), (...pressed) => chartAction(...pressed) ?? onBoth(...pressed));
    else onTitleKey(event);
  };
}

const actionInChart =
  (
    timeline: TimelineOnScreen,
    { focusBar, plan, onOpen }: Record<"focusBar" | "plan" | "onOpen", (id: number) => void>,
  ) =>
  (event: React.KeyboardEvent, taskId: number): Act => {
    const step = stepForKey(event.nativeEvent);
    if (step === "next" || step === "previous") return () => scrollByUnit(step, timeline);
    if (step) return () => moveBarFocus(step, taskId, timeline, focusBar);
    return event.key === "Enter" ? () => (timeline.lifting.barOf(taskId) ? onOpen : plan)(taskId) : null;
  };

type Act = (() => void) | null;

function actOn(
  event: React.KeyboardEvent,
  taskId: number,
  actionFor: (event: React.KeyboardEvent, taskId: number) => Act,
) {
  const act = Number.isNaN(taskId) || hasModifier(event) ? null : actionFor(event, taskId);
  if (!act) return;
  event.preventDefault();
  act();
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: React.KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** A task without dates begins today. */
function pickUp(taskId: number, timeline: TimelineOnScreen, focusBar: (taskId: number) => void) {
  const { lifting, canMove, scale, chart } = timeline;
  const bar = lifting.barOf(taskId);
  focusBar(taskId);
  if (!canMove || taskId < 0) return;
  const last = unitsLater(scale.today, scale.zoom, 1) - 1;
  lifting.lift(taskId, "keys", bar ?? { kind: "range", from: scale.today, to: last }, bar);
  if (!bar) chart.reveal(scale.today, last);
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;

/** Draws the row first if necessary. */
function showBar(taskId: number, { setBarId, chart, lifting }: TimelineOnScreen, scroller: HTMLElement | null) {
  flushSync(() => setBarId(taskId));
  const element = scroller?.querySelector<HTMLElement>(`[data-bar="${taskId}"]`);
  element?.focus({ preventScroll: true });
  element?.closest("[data-timeline-row]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const bar = lifting.barOf(taskId);
  if (bar) chart.reveal(bar.from, bar.to);
}

function moveBarFocus(step: Step, from: number, { items }: TimelineOnScreen, focusBar: (taskId: number) => void) {
  const [start, by] = startOf(step, items.indexOf(from), items.count);
  for (let index = start; index >= 0 && index < items.count; index += by) {
    const item = items.at(index);
    if (item.kind === "row") return focusBar(item.row.id);
  }
}

function startOf(step: Step, from: number, count: number): [start: number, by: 1 | -1] {
  if (step === "first") return [0, 1];
  if (step === "last") return [count - 1, -1];
  return step === "up" ? [from - 1, -1] : [from + 1, 1];
}

function scrollByUnit(step: "next" | "previous", { scale, chart }: TimelineOnScreen) {
  const days = unitsLater(scale.today, scale.zoom, 1) - scale.today;
  chart.scrollBy((step === "next" ? 1 : -1) * days * scale.pixels);
}
