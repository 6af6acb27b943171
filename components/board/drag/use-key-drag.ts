"use client";
import { useEffect, useRef, useState } from "react";
import { focusCard } from "@/components/drag/focus";
import { type Held, heldNow, hold, useShownHeld } from "@/components/drag/dragged";
import { placeAfter, placeAmong, placeOf, type Step, taskAfter } from "@/components/drag/place";
import { spotOf } from "@/components/board/drag/spot";
import { stepOf } from "@/components/drag/step";
import { useHeldKeys } from "@/components/drag/use-held-keys";
import { type BoardView, stageIdsOf } from "@/components/board/drag/view";
import { spoken } from "@/components/drag/words";
import { useKeys } from "@/components/ui/keyboard/keys";

interface KeyDragging {
  still: BoardView;
  enabled: boolean;
  drop: () => void;
}

/** Space lifts what has the focus, arrows move it, Space drops it, Escape puts it back; arrows alone move the focus. */
export function useKeyDrag({ still, enabled, drop }: KeyDragging) {
  const [said, setSaid] = useState("");
  const tell = (how: Exclude<keyof typeof spoken, "gone">, held: Held) => setSaid(spoken[how](spotOf(still, held)));

  function liftByKeys(kind: Held["kind"], id: number) {
    const at = stageIdsOf(still).indexOf(id);
    const lifted: Held = kind === "task" ? { kind, id, by: "keys", to: placeOf(still.columns, id) } : { kind, id, by: "keys", to: placeAmong(stageIdsOf(still), id, at) };
    if (!lifted.to) return;
    hold(lifted);
    tell("lifted", lifted);
  }

  function putDown(isDropped: boolean) {
    const held = heldNow();
    if (!held) return;
    tell(isDropped ? "dropped" : "cancelled", isDropped ? held : { ...held, to: null });
    if (isDropped) drop();
    else hold(null);
  }

  function move(step: Step) {
    const held = heldNow();
    if (!held?.to) return;
    const moved = stepped(held, step, still);
    hold(moved);
    tell("moved", moved);
  }

  const walk = (step: Step) => walkFrom(document.activeElement, step, still);
  useKeys({ j: { does: "Next card", run: () => walk("down") }, k: { does: "Previous card", run: () => walk("up") } });
  const held = useShownHeld();
  useFollowingFocus(held);
  useHeldKeys({ isHeld: held?.by === "keys" && !held.droppedOn, onMove: move, onPutDown: putDown });

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

function stepped(held: Held, step: Step, view: BoardView): Held {
  if (held.kind === "task") return held.to ? { ...held, to: placeAfter(step, held.to, { columns: view.columns, stageIds: stageIdsOf(view), taskId: held.id }) } : held;
  const by = { previous: -1, next: 1, up: 0, down: 0, first: -Infinity, last: Infinity }[step];
  return { ...held, to: placeAmong(stageIdsOf(view), held.id, (held.to?.index ?? 0) + by) };
}

/** From the focused card, or to the first one. */
function walkFrom(from: Element | null, step: Step, view: BoardView) {
  const found = from?.matches("[data-opens]") ? focused(from) : null;
  const place = found && placeOf(view.columns, found.id);
  const first = stageIdsOf(view).flatMap((id) => view.columns.get(id)?.slice(0, 1) ?? [])[0];
  const to = place ? taskAfter(step, place, { columns: view.columns, stageIds: stageIdsOf(view) }) : first?.id;
  if (to) focusCard(to);
}

function focused(element: Element): { kind: Held["kind"]; id: number } | null {
  const kind = element.matches("[data-opens]") ? "task" : "stage";
  const { task, stage } = element.closest<HTMLElement>(kind === "task" ? "[data-task]" : "[data-stage]")?.dataset ?? {};
  return { kind, id: Number(kind === "task" ? task : stage) };
}

/** The focus goes where the lifted thing goes, and stays on it once it is put down. */
function useFollowingFocus(held: Held | null) {
  const last = useRef<Held | null>(null);
  useEffect(() => {
    const { kind, id, by } = held ?? last.current ?? {};
    last.current = held;
    if (by !== "keys" || id === undefined) return;
    if (kind === "task") return focusCard(id);
    const grip = document.querySelector<HTMLElement>(`[data-stage="${id}"] [data-grip]`);
    grip?.focus({ preventScroll: true });
    grip?.closest("[data-stage]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [held]);
}
