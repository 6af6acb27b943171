"use client";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import type { DragRules } from "@/components/board/drag/drag-rules";
import type { BoardEdit } from "@/components/board-store/edits";
import { type Dragged, draggedNow, setDragged, useDragged, useShownDragged } from "@/components/drag/dragged";
import { type Point, stagePlaceAt } from "@/components/drag/drop-target";
import { announcedPosition } from "@/components/board/drag/announced-position";
import { useDragBroadcast } from "@/components/board/drag/use-drag-broadcast";
import { useEdgeScroll } from "@/components/board/drag/use-edge-scroll";
import { useFocusAfterRemoval } from "@/components/board/drag/use-focus-after-removal";
import { useRememberFocus } from "@/components/board/drag/use-remember-focus";
import { useFrozen } from "@/components/drag/use-frozen";
import { useKeyDrag } from "@/components/board/drag/use-key-drag";
import { useMouseDrag } from "@/components/drag/use-mouse-drag";
import { usePan } from "@/components/drag/use-pan";
import { useTouchDrag } from "@/components/drag/use-touch-drag";
import {
  type DragItem,
  type DragView,
  isOn,
  groupIdsOf,
  withDragged,
  withLaterPages,
} from "@/components/board/drag/view";
import { type Announcements, useAnnouncements } from "@/components/board/drag/use-announcements";
import type { Save } from "@/components/board-store/use-save";
import { toast } from "@/components/ui/feedback/toasts";

interface DragOptions<Item extends DragItem, Group extends { id: number; title: string }> {
  /** The board of a task, whose people see that it is dragged. */
  boardOf: (taskId: number) => number;
  board: RefObject<HTMLElement | null>;
  liveView: DragView<Item, Group>;
  rules: DragRules<DragView<Item, Group>>;
  enabled: boolean;
  save: Save["save"];
}

/** Changes by others are shown when the drag is over. */
export function useDrag<Item extends DragItem, Group extends { id: number; title: string }>({
  boardOf,
  board,
  liveView,
  rules,
  enabled,
  save,
}: DragOptions<Item, Group>) {
  const announcements = useAnnouncements();
  const frozenView = useFrozenView(liveView);
  const dragged = useShownDragged();
  const view = useMemo(() => withDragged(frozenView, dragged), [frozenView, dragged]);

  const moveTo = (point: Point) => setTargetAt(point, board.current, frozenView, rules);
  const drop = () => dropDragged(liveView, (dragged) => rules.editsOf(dragged, frozenView, liveView), save);
  const scroll = useEdgeScroll(board, moveTo);
  const handlers = { move: (point: Point) => (scroll(point), moveTo(point)), drop, cancel: () => setDragged(null) };
  useMouseDrag(board, handlers);
  useTouchDrag(board, enabled, handlers);
  usePan(board);
  useRememberFocus();
  useFocusAfterRemoval(view);
  useDragBroadcast(boardOf);
  const { announcement, onKeyDown, announce } = useKeyDrag({ frozenView, rules, enabled, drop });
  useDragEnd(liveView, () => announce(announcements.gone));
  useCancelWhenDisabled(enabled, () => cancelDrag(frozenView, announcements, announce));
  return { view, announcement, onKeyDown };
}

function useFrozenView<Item extends DragItem, Group extends { id: number; title: string }>(
  liveView: DragView<Item, Group>,
): DragView<Item, Group> {
  const isDragged = useDragged((dragged) => dragged !== null);
  const frozen = useFrozen(liveView, isDragged);
  return useMemo(() => withLaterPages(frozen, liveView), [frozen, liveView]);
}

function setTargetAt<View extends DragView>(
  point: Point,
  board: HTMLElement | null,
  view: View,
  { placeAt }: DragRules<View>,
) {
  const now = draggedNow();
  if (!board || now?.by !== "pointer" || now.droppedOn) return;
  if (now.kind === "task") setDragged({ ...now, to: placeAt(point, view, now.id) });
  else setDragged({ ...now, to: stagePlaceAt(point, board, groupIdsOf(view), now.id) });
}

function dropDragged(liveView: DragView, editsOf: (dragged: Dragged) => BoardEdit[], save: Save["save"]) {
  const now = draggedNow();
  if (!now || now.droppedOn) return;
  const edits = editsOf(now);
  edits.forEach(save);
  setDragged(edits.length > 0 ? { ...now, droppedOn: liveView } : null);
}

function cancelDrag(view: DragView, announcements: Announcements, announce: (text: string) => void) {
  const now = draggedNow();
  if (!now || now.droppedOn) return;
  const text = announcements.of("refused", announcedPosition(view, now));
  setDragged(null);
  if (now.by === "keys") announce(text);
  else toast(text, "error");
}

/** A layout effect runs before the input hooks end the drag without an announcement. */
function useCancelWhenDisabled(enabled: boolean, onDisabled: () => void) {
  const handleDisabled = useEffectEvent(onDisabled);
  useLayoutEffect(() => {
    if (!enabled) handleDisabled();
  }, [enabled]);
}

/** A dropped card is released once the live data shows it; a removed one at once. */
function useDragEnd(liveView: DragView, onGone: () => void) {
  const handleGone = useEffectEvent(onGone);
  useEffect(() => {
    const now = draggedNow();
    if (!now) return;
    if (now.droppedOn ? now.droppedOn !== liveView : !isOn(liveView, now)) setDragged(null);
    if (!now.droppedOn && !isOn(liveView, now)) handleGone();
  }, [liveView]);
  useEffect(() => () => setDragged(null), []);
}
