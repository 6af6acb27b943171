"use client";
import { useRef, useState } from "react";
import dynamic from "next/dynamic";
import { type DragRules, KANBAN } from "@/components/board/drag/drag-rules";
import type { FocusBeyondProps } from "@/components/board/drag/focus-beyond";
import type { BoardView } from "@/components/board/drag/view";
import type { Step } from "@/components/drag/place";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";

const FocusBeyond = dynamic(() => import("@/components/board/drag/focus-beyond").then((file) => file.FocusBeyond), {
  ssr: false,
});

interface KeySteps {
  moveFocus: DragRules<BoardView>["moveFocus"] | null;
  /** The step that a key asked for before `moveFocus` was there, and what had the focus. */
  pending: { step: Step; from: Element | null } | null;
}

type Loading = Pick<FocusBeyondProps, "boardId" | "loadNext">;

export interface Beyond {
  rules: DragRules<BoardView>;
  /** The stage that loads the tasks to which a key leads. */
  waitingIn: number | null;
  element: React.ReactNode;
}

/** Keys lead on to tasks that are not loaded yet, where there are some: only such boards load the code for it. */
export function useFocusBeyond(view: BoardView, loading: Loading): Beyond {
  const keys = useRef<KeySteps>({ moveFocus: null, pending: null });
  const [waitingIn, setWaitingIn] = useState<number | null>(null);
  const isPartial = Object.values(view.windows).some(({ end }) => end !== null);

  function moveFocus(step: Step, shown: BoardView) {
    if (keys.current.moveFocus) keys.current.moveFocus(step, shown);
    else if (isPartial) keys.current.pending = { step, from: document.activeElement };
    else KANBAN.moveFocus(step, shown);
  }

  function take(move: DragRules<BoardView>["moveFocus"]) {
    const { pending } = keys.current;
    keys.current = { moveFocus: move, pending: null };
    if (pending && pending.from === document.activeElement) move(pending.step, view);
  }

  return {
    rules: { ...KANBAN, moveFocus },
    waitingIn,
    element: (
      <LazyMount when={isPartial}>
        <FocusBeyond view={view} {...loading} onReady={take} onWait={setWaitingIn} />
      </LazyMount>
    ),
  };
}
