"use client";
import { useEffect, useState } from "react";
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

type Load = (stageId: number, which: Unloaded) => Promise<Outcome>;

/**
 * Keys lead on to tasks that are not loaded yet: these are loaded first, and the focus follows unless it has moved on.
 * `waitingIn` is the stage that loads them.
 */
export function useFocusBeyond(view: BoardView, load: Load): { rules: DragRules<BoardView>; waitingIn: number | null } {
  const [awaited, setAwaited] = useState<Awaited | null>(null);

  function moveFocus(step: Step, shown: BoardView) {
    const taskId = focusedCard();
    const from = placeOf(shown.columns, taskId);
    const which = from && unloadedAfter(step, from, shown);
    if (!which) return KANBAN.moveFocus(step, shown);
    if (awaited?.step === step && awaited.taskId === taskId) return;

    const next = { step, taskId, stageId: from.groupId };
    setAwaited(next);
    void loadUntilDone(() => load(from.groupId, which)).then(
      (outcome) => outcome === "failed" && setAwaited((now) => (now === next ? null : now)),
    );
  }

  useEffect(() => {
    const from = awaited && placeOf(view.columns, awaited.taskId);
    if (!awaited || (from && unloadedAfter(awaited.step, from, view))) return;
    setAwaited(null);
    if (from && focusedCard() === awaited.taskId) KANBAN.moveFocus(awaited.step, view);
  }, [view, awaited]);

  return { rules: { ...KANBAN, moveFocus }, waitingIn: awaited?.stageId ?? null };
}

/** A page is discarded when the stage has changed meanwhile. */
async function loadUntilDone(load: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await load();
  return outcome === "discarded" ? loadUntilDone(load) : outcome;
}
