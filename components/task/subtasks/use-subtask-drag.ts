"use client";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { Line } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/pointed";
import { useFrozen } from "@/components/drag/use-frozen";
import { useHeldKeys } from "@/components/drag/use-held-keys";
import { spoken } from "@/components/drag/words";
import { isSamePlace, placeAfter, placeOf, type SubtaskPlace } from "@/components/task/subtasks/place";
import { placeAt } from "@/components/task/subtasks/pointed";
import { usePointerDrag } from "@/components/task/subtasks/use-pointer-drag";
import { useWantedFocus } from "@/components/ui/hooks/use-wanted-focus";
import { type ShownGroup, withPlaced } from "@/components/board-store/edits/subtask-edits";

interface Held {
  id: number;
  by: "pointer" | "keys";
  to: SubtaskPlace;
  /** What was shown when it was dropped; the drop is shown until that changes. */
  droppedOn?: ShownGroup[];
}

/** How a row is drawn while something is in the hand. */
export interface DragLook {
  grasp: Held["by"] | null;
  line: Line;
}

export interface DragLooks {
  of: (subtaskId: number) => DragLook;
  /** Whether it would be dropped into a group without others. */
  isInto: (groupId: number) => boolean;
}

interface SubtaskDragging {
  /** Holds `[data-subtask-group]` of each group, in it `[data-subtask]` of each row, in it `[data-grip]`. */
  whole: RefObject<HTMLElement | null>;
  live: ShownGroup[];
  enabled: boolean;
  onDrop: (subtaskId: number, to: SubtaskPlace) => void;
}

/** Subtasks are moved within their group and into others, by mouse, finger and keys; what others do meanwhile is shown when it is over. */
export function useSubtaskDrag({ whole, live, enabled, onDrop }: SubtaskDragging) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState("");
  const focusNext = useWantedFocus(whole);
  const still = useFrozen(live, held !== null);
  const groups = held && (held.by === "keys" || held.droppedOn) ? withPlaced(still, held.id, held.to) : still;

  if (held?.droppedOn && held.droppedOn !== live) setHeld(null);
  if (held && !held.droppedOn && (!enabled || !placeOf(live, held.id))) {
    setHeld(null);
    say(enabled ? "Move cancelled. The subtask is no longer there." : spoken.refused(spotOf(still, held)));
  }

  function drop(last: Held, to: SubtaskPlace) {
    const isMoved = !isSamePlace(to, placeOf(still, last.id));
    if (isMoved) onDrop(last.id, to);
    setHeld(isMoved ? { ...last, to, droppedOn: live } : null);
  }

  const placeUnder = (point: Point, id: number) => (whole.current && placeAt(point, whole.current, id)) ?? placeOf(still, id);
  usePointerDrag({
    whole,
    enabled,
    /** Known before the next thing is heard, which may be the drop. */
    onLift(id) {
      const to = placeOf(still, id);
      if (to) flushSync(() => setHeld({ id, by: "pointer", to }));
    },
    onMove: (point) => setHeld((now) => withPlace(now, now && placeUnder(point, now.id))),
    onDrop(point) {
      const to = held && placeUnder(point, held.id);
      if (held && to) drop(held, to);
    },
    onCancel: () => setHeld(null),
  });

  function putDown(isDropped: boolean) {
    if (!held) return;
    focusNext(gripOf(held.id));
    const from = placeOf(still, held.id);
    say(isDropped || !from ? spoken.dropped(spotOf(still, held)) : spoken.cancelled(spotOf(still, { ...held, to: from })));
    if (isDropped) drop(held, held.to);
    else setHeld(null);
  }

  useHeldKeys({
    isHeld: held?.by === "keys" && !held.droppedOn,
    onMove(step) {
      if (!held) return;
      const moved = { ...held, to: placeAfter(step, held.to, still, held.id) };
      focusNext(gripOf(held.id));
      setHeld(moved);
      say(spoken.moved(spotOf(still, moved)));
    },
    onPutDown: putDown,
  });

  /** Space on a grip lifts its row. */
  function onKeyDown(event: React.KeyboardEvent) {
    const grip = event.target instanceof HTMLElement && event.target.matches("[data-grip]") ? event.target : null;
    const id = Number(grip?.closest<HTMLElement>("[data-subtask]")?.dataset.subtask);
    const to = enabled && grip && !held ? placeOf(still, id) : null;
    if (event.key !== " " || !to) return;
    event.preventDefault();
    const lifted: Held = { id, by: "keys", to };
    setHeld(lifted);
    say(spoken.lifted(spotOf(still, lifted)));
  }

  return { groups, looks: looksOf(still, held), onKeyDown, said };
}

const gripOf = (id: number) => `[data-subtask="${id}"] [data-grip]`;

const withPlace = (held: Held | null, to: SubtaskPlace | null): Held | null => (held && to && !isSamePlace(held.to, to) ? { ...held, to } : held);

/** A pointer moves a line, the keys the row itself. */
function looksOf(groups: readonly ShownGroup[], held: Held | null): DragLooks {
  if (!held || held.droppedOn) return { of: () => ({ grasp: null, line: null }), isInto: () => false };
  const others = groups.find(({ id }) => id === held.to.groupId)?.subtasks.filter(({ id }) => id !== held.id) ?? [];
  const isShown = held.by === "pointer" && !isSamePlace(held.to, placeOf(groups, held.id));
  const [next, last] = [others[held.to.index], others.at(-1)];
  const lineAt = (id: number): Line => (id === next?.id ? "before" : !next && id === last?.id ? "after" : null);
  return {
    of: (id) => ({ grasp: id === held.id ? held.by : null, line: isShown ? lineAt(id) : null }),
    isInto: (groupId) => isShown && groupId === held.to.groupId && others.length === 0,
  };
}

function spotOf(groups: readonly ShownGroup[], { id, to }: Held) {
  const placed = withPlaced(groups, id, to).find((group) => group.id === to.groupId);
  const title = placed?.subtasks.find((subtask) => subtask.id === id)?.title ?? "";
  return { kind: "subtask" as const, title, position: to.index + 1, count: placed?.subtasks.length ?? 1, stage: placed?.value };
}
