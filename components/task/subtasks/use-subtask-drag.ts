"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { DropLineSide } from "@/components/drag/dragged";
import type { Point } from "@/components/drag/drop-target";
import { stepForKey } from "@/components/drag/arrow-keys";
import { useFrozen } from "@/components/drag/use-frozen";
import { useDragKeys } from "@/components/drag/use-drag-keys";
import { isSamePlace, placeAfter, placeOf, type SubtaskPlace, placeAt } from "@/components/task/subtasks/place";
import { usePointerDrag } from "@/components/task/subtasks/use-pointer-drag";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";
import type { Translate } from "@/lib/i18n/translate";
import { type SubtaskGroupView, withPlaced } from "@/components/board-store/edits/subtask-edits";

interface Dragged {
  id: number;
  by: "pointer" | "keys";
  to: SubtaskPlace;
  /** The groups at the drop, which is shown until they change. */
  droppedOn?: SubtaskGroupView[];
}

/** How a row is drawn during a drag. */
export interface DragState {
  grasp: Dragged["by"] | null;
  line: DropLineSide;
}

export interface DragStates {
  of: (subtaskId: number) => DragState;
  /** Whether it would be dropped into this group, which has no others. */
  isInto: (groupId: number) => boolean;
}

interface SubtaskDragOptions {
  /** Contains `[data-subtask-group]` of each group, in it `[data-subtask]` of each row, in it `[data-grip]`. */
  container: RefObject<HTMLElement | null>;
  live: SubtaskGroupView[];
  enabled: boolean;
  onDrop: (subtaskId: number, to: SubtaskPlace) => void;
}

/** Moves subtasks within and between groups by pointer and keys. Changes of others are shown after the drag. */
export function useSubtaskDrag(options: SubtaskDragOptions) {
  const drag = useDrag(options);
  usePointerMoves(drag, options);
  const onKeyDown = useKeyMoves(drag, options);

  const { groups, frozen, dragged, announcement } = drag;
  return { groups, dragStates: dragStatesOf(frozen, dragged), onKeyDown, announcement };
}

type Drag = ReturnType<typeof useDrag>;

function useDrag({ live, enabled, onDrop }: SubtaskDragOptions) {
  const t = useTranslations("subtasks.drag");
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [announcement, announce] = useState("");
  const frozen = useFrozen(live, dragged !== null);
  const groups =
    dragged && (dragged.by === "keys" || dragged.droppedOn) ? withPlaced(frozen, dragged.id, dragged.to) : frozen;

  if (dragged?.droppedOn && dragged.droppedOn !== live) setDragged(null);
  if (dragged && !dragged.droppedOn && (!enabled || !placeOf(live, dragged.id))) {
    setDragged(null);
    announce(enabled ? t("gone") : t("refused", spotOf(frozen, dragged)));
  }

  function drop(last: Dragged, to: SubtaskPlace) {
    const isMoved = !isSamePlace(to, placeOf(frozen, last.id));
    if (isMoved) onDrop(last.id, to);
    setDragged(isMoved ? { ...last, to, droppedOn: live } : null);
  }

  return { dragged, setDragged, frozen, groups, drop, announcement, announce };
}

function usePointerMoves({ dragged, setDragged, frozen, drop }: Drag, { container, enabled }: SubtaskDragOptions) {
  const placeUnder = (point: Point, id: number) =>
    (container.current && placeAt(point, container.current, id)) ?? placeOf(frozen, id);

  usePointerDrag({
    container,
    enabled,
    onLift(id) {
      const to = placeOf(frozen, id);
      // The next event, which may be the drop, needs the new state.
      if (to) flushSync(() => setDragged({ id, by: "pointer", to }));
    },
    onMove: (point) => setDragged((now) => withPlace(now, now && placeUnder(point, now.id))),
    onDrop(point) {
      const to = dragged && placeUnder(point, dragged.id);
      if (dragged && to) drop(dragged, to);
    },
    onCancel: () => setDragged(null),
  });
}

/** @returns the listener that lifts a row when Space is pressed on its grip */
function useKeyMoves({ dragged, setDragged, frozen, drop, announce }: Drag, options: SubtaskDragOptions) {
  const t = useTranslations("subtasks.drag");
  const focusNext = useFocusAfterRender(options.container);

  useDragKeys({
    isDragged: dragged?.by === "keys" && !dragged.droppedOn,
    stepOf: stepForKey,
    onMove(step) {
      if (!dragged) return;
      const moved = { ...dragged, to: placeAfter(step, dragged.to, frozen, dragged.id) };
      focusNext(gripOf(dragged.id));
      setDragged(moved);
      announce(t("moved", spotOf(frozen, moved)));
    },
    onPutDown(isDropped) {
      if (!dragged) return;
      focusNext(gripOf(dragged.id));
      announce(endOf(t, frozen, dragged, isDropped));
      if (isDropped) drop(dragged, dragged.to);
      else setDragged(null);
    },
  });

  return (event: React.KeyboardEvent) => {
    const lifted = options.enabled && !dragged ? liftedBy(event, frozen) : null;
    if (!lifted) return;
    event.preventDefault();
    setDragged(lifted);
    announce(t("lifted", spotOf(frozen, lifted)));
  };
}

function endOf(
  t: Translate<"subtasks.drag">,
  groups: readonly SubtaskGroupView[],
  dragged: Dragged,
  isDropped: boolean,
): string {
  const from = placeOf(groups, dragged.id);
  return isDropped || !from
    ? t("dropped", spotOf(groups, dragged))
    : t("cancelled", spotOf(groups, { ...dragged, to: from }));
}

function liftedBy({ key, target }: React.KeyboardEvent, groups: readonly SubtaskGroupView[]): Dragged | null {
  if (key !== " " || !(target instanceof HTMLElement) || !target.matches("[data-grip]")) return null;
  const id = Number(target.closest<HTMLElement>("[data-subtask]")?.dataset.subtask);
  const to = placeOf(groups, id);
  return to && { id, by: "keys", to };
}

const gripOf = (id: number) => `[data-subtask="${id}"] [data-grip]`;

const withPlace = (dragged: Dragged | null, to: SubtaskPlace | null): Dragged | null =>
  dragged && to && !isSamePlace(dragged.to, to) ? { ...dragged, to } : dragged;

/** A pointer moves a line; keys move the row itself. */
function dragStatesOf(groups: readonly SubtaskGroupView[], dragged: Dragged | null): DragStates {
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

function spotOf(groups: readonly SubtaskGroupView[], { id, to }: Dragged) {
  const placed = withPlaced(groups, id, to).find((group) => group.id === to.groupId);
  const title = placed?.subtasks.find((subtask) => subtask.id === id)?.title ?? "";
  return {
    title,
    position: to.index + 1,
    count: placed?.subtasks.length ?? 1,
    group: placed?.value ?? "",
  };
}
