"use client";
import { useEffect, useRef, useState } from "react";
import { focusCard } from "@/components/drag/focus";
import { type Dragged, draggedNow, hold, useShownDragged } from "@/components/drag/dragged";
import { placeAfter, placeAmong, placeOf, type Step, taskAfter } from "@/components/drag/place";
import { spotOf } from "@/components/board/drag/announced-position";
import { stepOf } from "@/components/drag/arrow-keys";
import { useDragKeys } from "@/components/drag/use-drag-keys";
import { type BoardView, stageIdsOf } from "@/components/board/drag/view";
import { spoken } from "@/components/drag/announcements";
import { useKeys } from "@/components/ui/keyboard/keys";

interface KeyDragging {
  still: BoardView;
  enabled: boolean;
  drop: () => void;
}

/** Space lifts what has the focus, arrows move it, Space drops it, Escape puts it back; arrows alone move the focus. */
export function useKeyDrag({ still, enabled, drop }: KeyDragging) {
  const [said, setSaid] = useState("");
  const tell = (how: Exclude<keyof typeof spoken, "gone">, dragged: Dragged) =>
    setSaid(spoken[how](spotOf(still, dragged)));

  function liftByKeys(kind: Dragged["kind"], id: number) {
    const at = stageIdsOf(still).indexOf(id);
    const lifted: Dragged =
      kind === "task"
        ? { kind, id, by: "keys", to: placeOf(still.columns, id) }
        : { kind, id, by: "keys", to: placeAmong(stageIdsOf(still), id, at) };
    if (!lifted.to) return;
    hold(lifted);
    tell("lifted", lifted);
  }

  function putDown(isDropped: boolean) {
    const dragged = draggedNow();
    if (!dragged) return;
    tell(isDropped ? "dropped" : "cancelled", isDropped ? dragged : { ...dragged, to: null });
    if (isDropped) drop();
    else hold(null);
  }

  function move(step: Step) {
    const dragged = draggedNow();
    if (!dragged?.to) return;
    const moved = stepped(dragged, step, still);
    hold(moved);
    tell("moved", moved);
  }

  const walk = (step: Step) => walkFrom(document.activeElement, step, still);
  useKeys({ j: { does: "Next card", run: () => walk("down") }, k: { does: "Previous card", run: () => walk("up") } });
  const dragged = useShownDragged();
  useFollowingFocus(dragged);
  useDragKeys({ isDragged: dragged?.by === "keys" && !dragged.droppedOn, onMove: move, onPutDown: putDown });

  function onKeyDown(event: React.KeyboardEvent) {
    const step = stepOf(event.nativeEvent);
    const target = event.target instanceof Element ? event.target.closest("[data-opens], [data-grip]") : null;
    if (!target || target !== event.target || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const found = focused(target);
    if (event.key === " " && enabled && found && found.id > 0) liftByKeys(found.kind, found.id);
    else if (step && found?.kind === "task") walk(step);
    else return;
    event.preventDefault();
  }

  return { said, onKeyDown, say: setSaid };
}

function stepped(dragged: Dragged, step: Step, view: BoardView): Dragged {
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

/** From the focused card, or to the first one. */
function walkFrom(from: Element | null, step: Step, view: BoardView) {
  const found = from?.matches("[data-opens]") ? focused(from) : null;
  const place = found && placeOf(view.columns, found.id);
  const first = stageIdsOf(view).flatMap((id) => view.columns.get(id)?.slice(0, 1) ?? [])[0];
  const to = place ? taskAfter(step, place, { columns: view.columns, stageIds: stageIdsOf(view) }) : first?.id;
  if (to) focusCard(to);
}

function focused(element: Element): { kind: Dragged["kind"]; id: number } | null {
  const kind = element.matches("[data-opens]") ? "task" : "stage";
  const { task, stage } = element.closest<HTMLElement>(kind === "task" ? "[data-task]" : "[data-stage]")?.dataset ?? {};
  return { kind, id: Number(kind === "task" ? task : stage) };
}

/** The focus goes where the lifted thing goes, and stays on it once it is put down. */
function useFollowingFocus(dragged: Dragged | null) {
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
