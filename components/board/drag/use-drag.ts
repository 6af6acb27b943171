"use client";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import { dropEdit } from "@/components/board/drag/drop-edit";
import { draggedNow, hold, useDragged, useShownDragged } from "@/components/drag/dragged";
import { type Point, stagePlaceAt, taskPlaceAt } from "@/components/drag/drop-target";
import { spotOf } from "@/components/board/drag/announced-position";
import { useDragNews } from "@/components/board/drag/use-drag-broadcast";
import { useEdgeScroll } from "@/components/board/drag/use-edge-scroll";
import { useFocusBesideGone } from "@/components/board/drag/use-focus-after-removal";
import { useFocusKeeping } from "@/components/board/drag/use-remember-focus";
import { useFrozen } from "@/components/drag/use-frozen";
import { useKeyDrag } from "@/components/board/drag/use-key-drag";
import { useMouseDrag } from "@/components/drag/use-mouse-drag";
import { usePan } from "@/components/drag/use-pan";
import { useTouchDrag } from "@/components/drag/use-touch-drag";
import { type BoardView, isOn, stageIdsOf, withDragged, withLaterPages } from "@/components/board/drag/view";
import { spoken } from "@/components/drag/announcements";
import type { Save } from "@/components/board-store/use-save";
import { toast } from "@/components/ui/feedback/toasts";

interface Dragging {
  boardId: number;
  board: RefObject<HTMLElement | null>;
  live: BoardView;
  enabled: boolean;
  save: Save["save"];
}

/** Cards and stages are moved by mouse, finger and keys; what others do meanwhile is shown when it is over. */
export function useDrag({ boardId, board, live, enabled, save }: Dragging) {
  const isDragged = useDragged((dragged) => dragged !== null);
  const frozen = useFrozen(live, isDragged);
  const still = useMemo(() => withLaterPages(frozen, live), [frozen, live]);
  const dragged = useShownDragged();
  const view = useMemo(() => withDragged(still, dragged), [still, dragged]);

  function place(point: Point) {
    const now = draggedNow();
    if (!board.current || now?.by !== "pointer" || now.droppedOn) return;
    if (now.kind === "task") hold({ ...now, to: taskPlaceAt(point, still.columns, now.id) });
    else hold({ ...now, to: stagePlaceAt(point, board.current, stageIdsOf(still), now.id) });
  }

  function drop() {
    const now = draggedNow();
    if (!now || now.droppedOn) return;
    const edit = dropEdit(now, still, live);
    if (edit) save(edit);
    hold(edit ? { ...now, droppedOn: live } : null);
  }

  const cancel = () => hold(null);
  const scroll = useEdgeScroll(board, place);
  const pointing = { move: (point: Point) => (scroll(point), place(point)), drop, cancel };
  useMouseDrag(board, pointing);
  useTouchDrag(board, enabled, pointing);
  usePan(board);
  useFocusKeeping();
  useFocusBesideGone(view);
  useDragNews(boardId);
  const { said, onKeyDown, say } = useKeyDrag({ still, enabled, drop });
  useLetGo(live, () => say(spoken.gone));
  useTakingBack(enabled, () => {
    const now = draggedNow();
    if (!now || now.droppedOn) return;
    const words = spoken.refused(spotOf(still, now));
    hold(null);
    if (now.by === "keys") say(words);
    else toast(words, "error");
  });
  return { view, said, onKeyDown };
}

/** Before the hands themselves let go: they don't tell why. */
function useTakingBack(enabled: boolean, onRefused: () => void) {
  const refuse = useEffectEvent(onRefused);
  useLayoutEffect(() => {
    if (!enabled) refuse();
  }, [enabled]);
}

/** What was dropped is let go of once the board shows it there by itself; what is gone can't be held any longer. */
function useLetGo(live: BoardView, onGone: () => void) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const now = draggedNow();
    if (!now) return;
    if (now.droppedOn ? now.droppedOn !== live : !isOn(live, now)) hold(null);
    if (!now.droppedOn && !isOn(live, now)) gone();
  }, [live]);
  useEffect(() => () => hold(null), []);
}
