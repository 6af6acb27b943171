"use client";
import { useEffect, useRef } from "react";
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

export interface FocusBeyondProps {
  view: BoardView;
  boardId: number;
  loadNext: (stageId: number) => Promise<Outcome>;
  /** Called with what moves the focus from now on. */
  onReady: (moveFocus: DragRules<BoardView>["moveFocus"]) => void;
  /** Called with the stage that loads the tasks to which a key leads, and with null when it has. */
  onWait: (stageId: number | null) => void;
}

/** Takes over the steps of keys: what is not loaded is loaded first, and the focus follows unless it has moved on. */
export function FocusBeyond({ view, boardId, loadNext, onReady, onWait }: FocusBeyondProps) {
  const loadAll = useLoadAll(boardId);
  const waiting = useRef<Awaited | null>(null);
  const focus = useFocusOnceLoaded(view);

  async function load(next: Awaited, which: Unloaded) {
    focus.await(next);
    waiting.current = next;
    onWait(next.stageId);
    const outcome = await untilDone(() => (which === "all" ? loadAll() : loadNext(next.stageId)));
    if (outcome === "failed") focus.forget(next);
    if (waiting.current !== next) return;
    waiting.current = null;
    onWait(null);
  }

  function moveFocus(step: Step, shown: BoardView) {
    const taskId = focusedCard();
    const from = placeOf(shown.columns, taskId);
    const which = from && unloadedAfter(step, from, shown);
    if (!which) KANBAN.moveFocus(step, shown);
    else if (waiting.current?.step !== step || waiting.current.taskId !== taskId)
      void load({ step, taskId, stageId: from.groupId }, which);
  }

  useEffect(() => onReady(moveFocus));
  return null;
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
