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
  const { groups, liveView, lifting, canMove, scale, chart } = timeline;
  const focusBar = (taskId: number) => showBar(taskId, timeline, scroller.current);

  function pickUp(taskId: number) {
    const bar = lifting.barOf(taskId);
    focusBar(taskId);
    if (!canMove || taskId < 0) return;
    const last = unitsLater(scale.today, scale.zoom, 1) - 1;
    lifting.lift(taskId, "keys", bar ?? { kind: "range", from: scale.today, to: last }, bar);
    if (!bar) chart.reveal(scale.today, last);
  }

  const onTitleKey = groupKeys({
    isOpen: groups.isOpen,
    toggle: groups.toggle,
    focusHeader: header.focus,
    moveFocus: (step) => moveFocus(step, liveView, { isOpen: groups.isOpen, focusHeader: header.focus }),
    onRowKey(event) {
      const [taskId, step] = [focusedCard(), stepForKey(event.nativeEvent)];
      if (!(taskId !== 0) || Number.isNaN(taskId)) return;
      if (step === "next") focusBar(taskId);
      else if (step) moveFocus(step, liveView, { isOpen: groups.isOpen, focusHeader: header.focus });
      else if (event.key === " ") pickUp(taskId);
      else if (event.key === "b" && onBlocks) onBlocks(taskId);
      else return;
      event.preventDefault();
    },
  });

  function onBarKey(event: React.KeyboardEvent, taskId: number) {
    const step = stepForKey(event.nativeEvent);
    if (step === "next" || step === "previous") scrollByUnit(step, timeline);
    else if (step) moveBarFocus(step, taskId, timeline, focusBar);
    else if (event.key === " ") pickUp(taskId);
    else if (event.key === "Enter") (lifting.barOf(taskId) ? onOpen : pickUp)(taskId);
    else if (event.key === "b" && onBlocks) onBlocks(taskId);
    else return;
    event.preventDefault();
  }

  return function onKeyDown(event: React.KeyboardEvent) {
    const { target } = event;
    const bar = target instanceof HTMLElement && target.matches("[data-bar]") ? target : null;
    if (liftedNow()?.by === "keys" || event.defaultPrevented) return;
    if (!bar) return isTyping(target) ? undefined : onTitleKey(event);
    if (!(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) onBarKey(event, Number(bar.dataset.bar));
  };
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]");

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
