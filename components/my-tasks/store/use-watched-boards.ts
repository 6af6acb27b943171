"use client";
import { useEffect, useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardKey } from "@/components/board-store/board-data";
import { recordDrag } from "@/components/board-store/dragged-by-others";
import { type LiveHandlers, type LiveState, useLive } from "@/components/live/use-live";
import { watchBoard } from "@/components/live/watch";
import { isOnlyOfTimer, PERSONAL_CHANNEL } from "@/lib/live/changes";

interface WatchOptions {
  boardIds: readonly number[];
  me: number;
  /** Also when something may have been missed. Stays the same function. */
  onChange: () => void;
}

type States = Readonly<Record<number, LiveState>>;

/** Reports changes on any of the boards, and in the person's notifications. */
export function useWatchedBoards({ boardIds, me, onChange }: WatchOptions): LiveState {
  const client = useQueryClient();
  const handlers = useMemo<LiveHandlers>(
    () => ({
      onChange({ board, what }) {
        // What popovers offer. The tasks are read again anyway.
        if (what.some((part) => part !== "tasks" && part !== "comments"))
          void client.invalidateQueries({ queryKey: boardKey(board), exact: true });
        onChange();
      },
      onDrag: (drag) => drag.user !== me && recordDrag(drag),
      onOpen: onChange,
      onEnded: onChange,
    }),
    [client, me, onChange],
  );
  const states = useWatching(boardIds, handlers);
  const own = useLive(PERSONAL_CHANNEL, {
    onChange: (change) => !isOnlyOfTimer(change) && onChange(),
    onOpen: onChange,
    onDrag: ignore,
    onEnded: ignore,
  });
  return overall([own, ...boardIds.map((boardId) => states[boardId] ?? "connecting")]);
}

/** Nothing is dragged there, and it ends with the session only. */
const ignore = () => undefined;

/** Boards that are watched already are left alone when others are added. */
function useWatching(boardIds: readonly number[], handlers: LiveHandlers): States {
  const [states, setStates] = useState<States>({});
  const watching = useMemo(() => newWatching(handlers), [handlers]);
  useEffect(() => {
    watching.watch(boardIds, (boardId, state) => setStates((known) => ({ ...known, [boardId]: state })));
  }, [watching, boardIds]);
  useEffect(() => () => watching.watch([], ignore), [watching]);
  return states;
}

function newWatching(handlers: LiveHandlers) {
  const watched = new Map<number, () => void>();
  return {
    watch(boardIds: readonly number[], onState: (boardId: number, state: LiveState) => void) {
      for (const [boardId, stop] of watched) {
        if (boardIds.includes(boardId)) continue;
        stop();
        watched.delete(boardId);
      }
      for (const boardId of boardIds) {
        if (watched.has(boardId)) continue;
        watched.set(boardId, watchBoard(boardId, { ...handlers, onState: (state) => onState(boardId, state) }));
      }
    },
  };
}

const overall = (states: readonly LiveState[]): LiveState =>
  (["lost", "connecting"] as const).find((state) => states.includes(state)) ?? "open";
