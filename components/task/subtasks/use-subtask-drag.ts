"use client";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { DropLineSide } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";
import { useFrozen } from "@/components/drag/use-frozen";
import { useDragKeys } from "@/components/drag/use-drag-keys";
import { announcements } from "@/components/drag/announcements";
import { isSamePlace, placeAfter, placeOf, type SubtaskPlace } from "@/components/task/subtasks/place";
import { placeAt } from "@/components/task/subtasks/pointed";
import { usePointerDrag } from "@/components/task/subtasks/use-pointer-drag";
import { useWantedFocus } from "@/components/ui/hooks/use-wanted-focus";
import { type SubtaskGroupView, withPlaced } from "@/components/board-store/edits/subtask-edits";

interface Dragged {
  id: number;
  by: "pointer" | "keys";
  to: SubtaskPlace;
  /** What was shown when it was dropped; the drop is shown until that changes. */
  droppedOn?: SubtaskGroupView[];
}

/** How a row is drawn while something is in the hand. */
export interface DragLook {
  grasp: Dragged["by"] | null;
  line: DropLineSide;
}

export interface DragLooks {
  of: (subtaskId: number) => DragLook;
  /** Whether it would be dropped into a group without others. */
  isInto: (groupId: number) => boolean;
}

interface SubtaskDragging {
  /** Holds `[data-subtask-group]` of each group, in it `[data-subtask]` of each row, in it `[data-grip]`. */
  whole: RefObject<HTMLElement | null>;
  live: SubtaskGroupView[];
  enabled: boolean;
  onDrop: (subtaskId: number, to: SubtaskPlace) => void;
}

/** Subtasks are moved within their group and into others, by mouse, finger and keys; what others do meanwhile is shown when it is over. */
export function useSubtaskDrag({ whole, live, enabled, onDrop }: SubtaskDragging) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [announcement, say] = useState("");
  const focusNext = useWantedFocus(whole);
  const still = useFrozen(live, dragged !== null);
  const groups =
    dragged && (dragged.by === "keys" || dragged.droppedOn) ? withPlaced(still, dragged.id, dragged.to) : still;

  if (dragged?.droppedOn && dragged.droppedOn !== live) setDragged(null);
  if (dragged && !dragged.droppedOn && (!enabled || !placeOf(live, dragged.id))) {
    setDragged(null);
    say(
      enabled
        ? "Move cancelled. The subtask is no longer there."
        : announcements.refused(announcedPosition(still, dragged)),
    );
  }

  function drop(last: Dragged, to: SubtaskPlace) {
    const isMoved = !isSamePlace(to, placeOf(still, last.id));
    if (isMoved) onDrop(last.id, to);
    setDragged(isMoved ? { ...last, to, droppedOn: live } : null);
  }

  const placeUnder = (point: Point, id: number) =>
    (whole.current && placeAt(point, whole.current, id)) ?? placeOf(still, id);
  usePointerDrag({
    whole,
    enabled,
    /** Known before the next thing is heard, which may be the drop. */
    onLift(id) {
      const to = placeOf(still, id);
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
    const from = placeOf(still, dragged.id);
    say(
      isDropped || !from
        ? announcements.dropped(announcedPosition(still, dragged))
        : announcements.cancelled(announcedPosition(still, { ...dragged, to: from })),
    );
    if (isDropped) drop(dragged, dragged.to);
    else setDragged(null);
  }

  useDragKeys({
    isDragged: dragged?.by === "keys" && !dragged.droppedOn,
    onMove(step) {
      if (!dragged) return;
      const moved = { ...dragged, to: placeAfter(step, dragged.to, still, dragged.id) };
      focusNext(gripOf(dragged.id));
      setDragged(moved);
      say(announcements.moved(announcedPosition(still, moved)));
    },
    onPutDown: putDown,
  });

  /** Space on a grip lifts its row. */
  function onKeyDown(event: React.KeyboardEvent) {
    const grip = event.target instanceof HTMLElement && event.target.matches("[data-grip]") ? event.target : null;
    const id = Number(grip?.closest<HTMLElement>("[data-subtask]")?.dataset.subtask);
    const to = enabled && grip && !dragged ? placeOf(still, id) : null;
    if (event.key !== " " || !to) return;
    event.preventDefault();
    const lifted: Dragged = { id, by: "keys", to };
    setDragged(lifted);
    say(announcements.lifted(announcedPosition(still, lifted)));
  }

  return { groups, looks: looksOf(still, dragged), onKeyDown, announcement };
}

const gripOf = (id: number) => `[data-subtask="${id}"] [data-grip]`;

const withPlace = (dragged: Dragged | null, to: SubtaskPlace | null): Dragged | null =>
  dragged && to && !isSamePlace(dragged.to, to) ? { ...dragged, to } : dragged;

/** A pointer moves a line, the keys the row itself. */
function looksOf(groups: readonly SubtaskGroupView[], dragged: Dragged | null): DragLooks {
  if (!dragged || dragged.droppedOn) return { of: () => ({ grasp: null, line: null }), isInto: () => false };
  const others =
    groups.find(({ id }) => id === dragged.to.groupId)?.subtasks.filter(({ id }) => id !== dragged.id) ?? [];
  const isShown = dragged.by === "pointer" && !isSamePlace(dragged.to, placeOf(groups, dragged.id));
  const [next, last] = [others[dragged.to.index], others.at(-1)];
  const lineAt = (id: number): DropLineSide => (id === next?.id ? "before" : !next && id === last?.id ? "after" : null);
  return {
    of: (id) => ({ grasp: id === dragged.id ? dragged.by : null, line: isShown ? lineAt(id) : null }),
    isInto: (groupId) => isShown && groupId === dragged.to.groupId && others.length === 0,
  };
}

function announcedPosition(groups: readonly SubtaskGroupView[], { id, to }: Dragged) {
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
