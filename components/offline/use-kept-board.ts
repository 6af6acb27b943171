"use client";
import { useEffect, useEffectEvent } from "react";
import { usePathname } from "next/navigation";
import { canKeepBoards, tellWorker } from "@/components/offline/begin";
import { boardIn } from "@/components/offline/store/copies";

/** Keeps the copy of the opened board fresh: when it is opened, left and after changes were sent. */
export function useKeptBoard(waiting: number): void {
  const path = usePathname();
  const boardId = canKeepBoards() ? boardIn(new URL(path, location.origin)) : null;
  const keep = useEffectEvent(() => {
    if (boardId !== null && navigator.onLine && waiting === 0)
      void tellWorker({ kind: "opened", boardId, files: loadedFiles() }).catch(console.error);
  });
  const isSent = waiting === 0;
  useEffect(() => {
    keep();
    const onHidden = () => document.visibilityState === "hidden" && keep();
    document.addEventListener("visibilitychange", onHidden);
    return () => document.removeEventListener("visibilitychange", onHidden);
  }, [boardId, isSent]);
}

/** The browser's list ends after 250 files, but scripts, fonts and styles come first. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_next/static/`));
