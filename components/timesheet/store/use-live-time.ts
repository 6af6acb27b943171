"use client";
import { useEffect, useEffectEvent } from "react";
import { useRouter } from "next/navigation";
import { watchBoard } from "@/components/live/watch";
import type { LiveChange } from "@/components/live/use-live";

/** As many as a stream may have, with the person's own channel. */
const MOST_BOARDS = 19;
/** In milliseconds: changes that follow each other are read together. */
const PAUSE = 1_000;

/** Reads the page again when tasks of these boards change, as they do when time is logged on them. */
export function useLiveTime(boardIds: readonly number[]): void {
  const router = useRouter();
  const refresh = useEffectEvent(() => router.refresh());
  const boards = [...new Set(boardIds)].sort((one, other) => one - other).slice(0, MOST_BOARDS);
  const key = boards.join();

  useEffect(() => {
    const ids = key === "" ? [] : key.split(",").map(Number);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // Coming back to a tab reads the page again anyway.
        if (document.visibilityState === "visible") refresh();
      }, PAUSE);
    };
    const stops = ids.map((id) => watchBoard(id, watcherFor(request)));
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [key]);
}

function watcherFor(request: () => void) {
  let isOpen = false;
  return {
    onChange: ({ what }: LiveChange) => what.includes("tasks") && request(),
    // Changes were missed only if it was open before.
    onOpen() {
      if (isOpen) request();
      isOpen = true;
    },
    onEnded: request,
    onDrag: ignore,
    onState: ignore,
  };
}

const ignore = () => undefined;
