"use client";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { focusCard } from "@/components/drag/focus";
import { type Dragged, draggedNow, setDragged, useShownDragged } from "@/components/drag/dragged";
import { placeAfter, placeAmong, placeOf, type Step, taskAfter } from "@/components/drag/place";
import { type AnnouncedPosition, announcedPosition } from "@/components/board/drag/announced-position";
import { stepForKey } from "@/components/drag/arrow-keys";
import { useDragKeys } from "@/components/drag/use-drag-keys";
import { type BoardView, stageIdsOf } from "@/components/board/drag/view";
import { type Announcement, useAnnouncements } from "@/components/board/drag/use-announcements";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

interface KeyDragOptions {
  frozenView: BoardView;
  enabled: boolean;
  drop: () => void;
}

export function useKeyDrag({ frozenView, enabled, drop }: KeyDragOptions) {
  const t = useTranslations("board.shortcuts");
  const announcements = useAnnouncements();
  const [announcement, announce] = useState("");
  const actions = keyDragActions(frozenView, drop, (kind, position) => announce(announcements.of(kind, position)));
  const moveFocus = (step: Step) => moveFocusFrom(document.activeElement, step, frozenView);
  useShortcuts({
    j: { label: t("nextCard"), run: () => moveFocus("down") },
    k: { label: t("previousCard"), run: () => moveFocus("up") },
  });
  const dragged = useShownDragged();
  useFocusFollowsDragged(dragged);
  useDragKeys({
    isDragged: dragged?.by === "keys" && !dragged.droppedOn,
    onMove: actions.move,
    onPutDown: actions.putDown,
  });

  function onKeyDown(event: React.KeyboardEvent) {
    const step = stepForKey(event.nativeEvent);
    const target = event.target instanceof Element ? event.target.closest("[data-opens], [data-grip]") : null;
    if (!target || target !== event.target || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const found = draggableOf(target);
    if (event.key === " " && enabled && found && found.id > 0) actions.start(found.kind, found.id);
    else if (step && found?.kind === "task") moveFocus(step);
    else return;
    event.preventDefault();
  }

  return { announcement, onKeyDown, announce };
}

function keyDragActions(
  view: BoardView,
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
      const moved = movedBy(dragged, step, view);
      setDragged(moved);
      announcePosition("moved", moved);
    },
  };
}

const pickedUp = (kind: Dragged["kind"], id: number, view: BoardView): Dragged =>
  kind === "task"
    ? { kind, id, by: "keys", to: placeOf(view.columns, id) }
    : { kind, id, by: "keys", to: placeAmong(stageIdsOf(view), id, stageIdsOf(view).indexOf(id)) };

function movedBy(dragged: Dragged, step: Step, view: BoardView): Dragged {
  if (dragged.kind === "task")
    return dragged.to
      ? {
          ...dragged,
          to: placeAfter(step, dragged.to, { columns: view.columns, stageIds: stageIdsOf(view), taskId: dragged.id }),
        }
      : dragged;
  const by = { previous: -1, next: 1, up: 0, down: 0, first: -Infinity, last: Infinity }[step];
  return { ...dragged, to: placeAmong(stageIdsOf(view), dragged.id, (dragged.to?.index ?? 0) + by) };
}

function moveFocusFrom(from: Element | null, step: Step, view: BoardView) {
  const found = from?.matches("[data-opens]") ? draggableOf(from) : null;
  const place = found && placeOf(view.columns, found.id);
  const first = stageIdsOf(view).flatMap((id) => view.columns.get(id)?.slice(0, 1) ?? [])[0];
  const to = place ? taskAfter(step, place, { columns: view.columns, stageIds: stageIdsOf(view) }) : first?.id;
  if (to) focusCard(to);
}

function draggableOf(element: Element): { kind: Dragged["kind"]; id: number } | null {
  const kind = element.matches("[data-opens]") ? "task" : "stage";
  const { task, stage } = element.closest<HTMLElement>(kind === "task" ? "[data-task]" : "[data-stage]")?.dataset ?? {};
  return { kind, id: Number(kind === "task" ? task : stage) };
}

function useFocusFollowsDragged(dragged: Dragged | null) {
  const last = useRef<Dragged | null>(null);
  useEffect(() => {
    const { kind, id, by } = dragged ?? last.current ?? {};
    last.current = dragged;
    if (by !== "keys" || id === undefined) return;
    if (kind === "task") return focusCard(id);
    const grip = document.querySelector<HTMLElement>(`[data-stage="${id}"] [data-grip]`);
    grip?.focus({ preventScroll: true });
    grip?.closest("[data-stage]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [dragged]);
}
