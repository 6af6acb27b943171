"use client";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { focusCard } from "@/components/drag/focus";
import { type Dragged, draggedNow, setDragged, useShownDragged } from "@/components/drag/dragged";
import { itemIdOf } from "@/components/drag/item-id";
import { placeAmong, placeOf, type Step } from "@/components/drag/place";
import { type AnnouncedPosition, announcedPosition } from "@/components/board/drag/announced-position";
import { stepForKey } from "@/components/drag/arrow-keys";
import { useDragKeys } from "@/components/drag/use-drag-keys";
import { type DragView, groupIdsOf } from "@/components/board/drag/view";
import type { DragRules } from "@/components/board/drag/drag-rules";
import { type Announcement, useAnnouncements } from "@/components/board/drag/use-announcements";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

interface KeyDragOptions<View extends DragView> {
  frozenView: View;
  rules: DragRules<View>;
  enabled: boolean;
  drop: () => void;
}

export function useKeyDrag<View extends DragView>({ frozenView, rules, enabled, drop }: KeyDragOptions<View>) {
  const t = useTranslations("board.shortcuts");
  const announcements = useAnnouncements();
  const [announcement, announce] = useState("");
  const actions = keyDragActions(frozenView, rules, drop, (kind, position) =>
    announce(announcements.of(kind, position)),
  );
  const moveFocus = (step: Step) => rules.moveFocus(step, frozenView);
  useShortcuts({
    j: { label: t("nextTask"), run: () => moveFocus("down") },
    k: { label: t("previousTask"), run: () => moveFocus("up") },
  });
  const dragged = useShownDragged();
  useFocusFollowsDragged(dragged);
  useDragKeys({
    isDragged: dragged?.by === "keys" && !dragged.droppedOn,
    stepOf: stepForKey,
    onMove: actions.move,
    onPutDown: actions.putDown,
  });

  function onKeyDown(event: React.KeyboardEvent) {
    const [step, found] = [stepForKey(event.nativeEvent), draggableAt(event)];
    if (!found) return;
    if (event.key === " " && enabled && found.mayMove) actions.start(found.kind, found.id);
    else if (step && found.kind === "task") moveFocus(step);
    else return;
    event.preventDefault();
  }

  return { announcement, onKeyDown, announce };
}

function keyDragActions<View extends DragView>(
  view: View,
  rules: DragRules<View>,
  drop: () => void,
  announce: (kind: Announcement, position: AnnouncedPosition) => void,
) {
  const announcePosition = (kind: Announcement, dragged: Dragged) => announce(kind, announcedPosition(view, dragged));

  return {
    start(kind: Dragged["kind"], id: number) {
      const picked = pickedUp(kind, id, view);
      if (!picked.to) return;
      setDragged(picked);
      announcePosition("lifted", picked);
    },
    putDown(isDropped: boolean) {
      const dragged = draggedNow();
      if (!dragged) return;
      announcePosition(isDropped ? "dropped" : "canceled", isDropped ? dragged : { ...dragged, to: null });
      if (isDropped) drop();
      else setDragged(null);
    },
    move(step: Step) {
      const dragged = draggedNow();
      if (!dragged?.to) return;
      const moved = movedBy(dragged, step, view, rules);
      setDragged(moved);
      announcePosition("moved", moved);
    },
  };
}

const pickedUp = (kind: Dragged["kind"], id: number, view: DragView): Dragged =>
  kind === "task"
    ? { kind, id, by: "keys", to: placeOf(view.columns, id) }
    : { kind, id, by: "keys", to: placeAmong(groupIdsOf(view), id, groupIdsOf(view).indexOf(id)) };

function movedBy<View extends DragView>(dragged: Dragged, step: Step, view: View, rules: DragRules<View>): Dragged {
  if (dragged.kind === "task")
    return dragged.to ? { ...dragged, to: rules.placeAfter(step, dragged.to, view, dragged.id) } : dragged;
  const by = { previous: -1, next: 1, up: 0, down: 0, first: -Infinity, last: Infinity }[step];
  return { ...dragged, to: placeAmong(groupIdsOf(view), dragged.id, (dragged.to?.index ?? 0) + by) };
}

function draggableAt({ target, ctrlKey, metaKey, altKey, shiftKey }: React.KeyboardEvent) {
  const isHandle = target instanceof Element && target.matches("[data-opens], [data-grip]");
  return isHandle && !ctrlKey && !metaKey && !altKey && !shiftKey ? draggableOf(target) : null;
}

function draggableOf(element: Element): { kind: Dragged["kind"]; id: number; mayMove: boolean } {
  if (element.matches("[data-opens]")) {
    const task = element.closest<HTMLElement>("[data-task]");
    return { kind: "task", id: itemIdOf(task), mayMove: task?.dataset.lifts !== undefined };
  }
  const id = Number(element.closest<HTMLElement>("[data-stage]")?.dataset.stage);
  return { kind: "stage", id, mayMove: id > 0 };
}

function useFocusFollowsDragged(dragged: Dragged | null) {
  const last = useRef<Dragged | null>(null);
  useEffect(() => {
    const item = dragged ?? last.current;
    last.current = dragged;
    if (item?.by !== "keys" || hasFocusMovedOn(dragged, item)) return;
    const { kind, id } = item;
    if (kind === "task") return focusCard(id);
    const grip = document.querySelector<HTMLElement>(`[data-stage="${id}"] [data-grip]`);
    grip?.focus({ preventScroll: true });
    grip?.closest("[data-stage]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [dragged]);
}

/** Once something is put down, its new place may be confirmed after the person went on to something else. */
function hasFocusMovedOn(dragged: Dragged | null, { kind, id }: Pick<Dragged, "kind" | "id">): boolean {
  const { activeElement } = document;
  const isMoving = dragged !== null && !dragged.droppedOn;
  if (isMoving || !activeElement || activeElement === document.body) return false;
  const focused = activeElement.matches("[data-opens], [data-grip]") ? draggableOf(activeElement) : null;
  return focused?.kind !== kind || focused.id !== id;
}
