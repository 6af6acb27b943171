"use client";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { Line } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/pointed";
import { useFrozen } from "@/components/drag/use-frozen";
import { useDragKeys } from "@/components/drag/use-held-keys";
import { spoken } from "@/components/drag/words";
import { isSamePlace, placeAfter, placeOf, type SubtaskPlace, placeAt } from "@/components/task/subtasks/place";
import { usePointerDrag } from "@/components/task/subtasks/use-pointer-drag";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";
import { type ShownGroup, withPlaced } from "@/components/board-store/edits/subtask-edits";

interface Dragged {
  id: number;
  by: "pointer" | "keys";
  to: SubtaskPlace;
  /** What was shown when it was dropped; the drop is shown until that changes. */
  droppedOn?: ShownGroup[];
}

/** How a row is drawn while something is in the hand. */
export interface DragState {
  grasp: Dragged["by"] | null;
  line: Line;
}

export interface DragStates {
  of: (subtaskId: number) => DragState;
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
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [announcement, announce] = useState("");
  const focusNext = useFocusAfterRender(whole);
  const frozen = useFrozen(live, dragged !== null);
  const groups =
    dragged && (dragged.by === "keys" || dragged.droppedOn) ? withPlaced(frozen, dragged.id, dragged.to) : frozen;

  if (dragged?.droppedOn && dragged.droppedOn !== live) setDragged(null);
  if (dragged && !dragged.droppedOn && (!enabled || !placeOf(live, dragged.id))) {
    setDragged(null);
    announce(enabled ? "Move cancelled. The subtask is no longer there." : spoken.refused(spotOf(frozen, dragged)));
  }

  function drop(last: Dragged, to: SubtaskPlace) {
    const isMoved = !isSamePlace(to, placeOf(frozen, last.id));
    if (isMoved) onDrop(last.id, to);
    setDragged(isMoved ? { ...last, to, droppedOn: live } : null);
  }

  const placeUnder = (point: Point, id: number) =>
    (whole.current && placeAt(point, whole.current, id)) ?? placeOf(frozen, id);
  usePointerDrag({
    whole,
    enabled,
    /** Known before the next thing is heard, which may be the drop. */
    onLift(id) {
      const to = placeOf(frozen, id);
      if (to) flushSync(() => setDragged({ id, by: "pointer", to }));
    },
    onMove: (point) => setDragged((now) => withPlace(now, now && placeUnder(point, now.id))),
    onDrop(point) {
      const to = dragged && placeUnder(point, dragged.id);
      if (dragged && to) drop(dragged, to);
    },
    onCancel: () => setDragged(null),
  });

  function putDown(isDropped: boolean) {
    if (!dragged) return;
    focusNext(gripOf(dragged.id));
    const from = placeOf(frozen, dragged.id);
    announce(
      isDropped || !from
        ? spoken.dropped(spotOf(frozen, dragged))
        : spoken.cancelled(spotOf(frozen, { ...dragged, to: from })),
    );
    if (isDropped) drop(dragged, dragged.to);
    else setDragged(null);
  }

  useDragKeys({
    isDragged: dragged?.by === "keys" && !dragged.droppedOn,
    onMove(step) {
      if (!dragged) return;
      const moved = { ...dragged, to: placeAfter(step, dragged.to, frozen, dragged.id) };
      focusNext(gripOf(dragged.id));
      setDragged(moved);
      announce(spoken.moved(spotOf(frozen, moved)));
    },
    onPutDown: putDown,
  });

  /** Space on a grip lifts its row. */
  function onKeyDown(event: React.KeyboardEvent) {
    const grip = event.target instanceof HTMLElement && event.target.matches("[data-grip]") ? event.target : null;
    const id = Number(grip?.closest<HTMLElement>("[data-subtask]")?.dataset.subtask);
    const to = enabled && grip && !dragged ? placeOf(frozen, id) : null;
    if (event.key !== " " || !to) return;
    event.preventDefault();
    const lifted: Dragged = { id, by: "keys", to };
    setDragged(lifted);
    announce(spoken.lifted(spotOf(frozen, lifted)));
  }

  return { groups, dragStates: dragStatesOf(frozen, dragged), onKeyDown, announcement };
}

const gripOf = (id: number) => `[data-subtask="${id}"] [data-grip]`;

const withPlace = (dragged: Dragged | null, to: SubtaskPlace | null): Dragged | null =>
  dragged && to && !isSamePlace(dragged.to, to) ? { ...dragged, to } : dragged;

/** A pointer moves a line, the keys the row itself. */
function dragStatesOf(groups: readonly ShownGroup[], dragged: Dragged | null): DragStates {
  if (!dragged || dragged.droppedOn) return { of: () => ({ grasp: null, line: null }), isInto: () => false };
  const others =
    groups.find(({ id }) => id === dragged.to.groupId)?.subtasks.filter(({ id }) => id !== dragged.id) ?? [];
  const isShown = dragged.by === "pointer" && !isSamePlace(dragged.to, placeOf(groups, dragged.id));
  const [next, last] = [others[dragged.to.index], others.at(-1)];
  const lineAt = (id: number): Line => (id === next?.id ? "before" : !next && id === last?.id ? "after" : null);
  return {
    of: (id) => ({ grasp: id === dragged.id ? dragged.by : null, line: isShown ? lineAt(id) : null }),
    isInto: (groupId) => isShown && groupId === dragged.to.groupId && others.length === 0,
  };
}

function spotOf(groups: readonly ShownGroup[], { id, to }: Dragged) {
  const placed = withPlaced(groups, id, to).find((group) => group.id === to.groupId);
  const title = placed?.subtasks.find((subtask) => subtask.id === id)?.title ?? "";
  return {
    kind: "subtask" as const,
    title,
    position: to.index + 1,
    count: placed?.subtasks.length ?? 1,
    stage: placed?.value,
  };
}
