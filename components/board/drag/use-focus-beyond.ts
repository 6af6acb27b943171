"use client";
import { useEffect, useRef, useState } from "react";
import { useLoadAll } from "@/components/board-store/use-all-tasks";
import { type DragRules, KANBAN } from "@/components/board/drag/drag-rules";
import { type Unloaded, unloadedAfter } from "@/components/board/drag/unloaded-step";
import type { BoardView } from "@/components/board/drag/view";
import { focusedCard } from "@/components/drag/focus";
import { placeOf, type Step } from "@/components/drag/place";
import type { Outcome } from "@/components/ui/hooks/use-load-more";

interface Awaited {
  step: Step;
  taskId: number;
  stageId: number;
}

interface Beyond {
  rules: DragRules<BoardView>;
  /** The stage that loads the tasks to which a key leads. */
  waitingIn: number | null;
}

/** Keys lead on to tasks that are not loaded yet: these are loaded first, and the focus follows unless it has moved on. */
export function useFocusBeyond(
  view: BoardView,
  boardId: number,
  loadNext: (stageId: number) => Promise<Outcome>,
): Beyond {
  const loadAll = useLoadAll(boardId);
  const [waiting, setWaiting] = useState<Awaited | null>(null);
  const focus = useFocusOnceLoaded(view);

  async function load(next: Awaited, which: Unloaded) {
    focus.await(next);
    setWaiting(next);
    const outcome = await untilDone(() => (which === "all" ? loadAll() : loadNext(next.stageId)));
    setWaiting((now) => (now === next ? null : now));
    if (outcome === "failed") focus.forget(next);
  }

  function moveFocus(step: Step, shown: BoardView) {
    const taskId = focusedCard();
    const from = placeOf(shown.columns, taskId);
    const which = from && unloadedAfter(step, from, shown);
    if (!which) KANBAN.moveFocus(step, shown);
    else if (waiting?.step !== step || waiting.taskId !== taskId)
      void load({ step, taskId, stageId: from.groupId }, which);
  }

  return { rules: { ...KANBAN, moveFocus }, waitingIn: waiting?.stageId ?? null };
}

function useFocusOnceLoaded(view: BoardView) {
  const awaited = useRef<Awaited | null>(null);
  useEffect(() => {
    const { step, taskId } = awaited.current ?? NONE;
    const from = placeOf(view.columns, taskId);
    if (step === null || (from && unloadedAfter(step, from, view))) return;
    awaited.current = null;
    if (from && focusedCard() === taskId) KANBAN.moveFocus(step, view);
  }, [view]);
  return {
    await: (next: Awaited) => void (awaited.current = next),
    forget: (failed: Awaited) => void (awaited.current === failed && (awaited.current = null)),
  };
}

const NONE = { step: null, taskId: NaN };

/** A page is discarded when the stage has changed meanwhile. */
async function untilDone(load: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await load();
  return outcome === "discarded" ? untilDone(load) : outcome;
}
