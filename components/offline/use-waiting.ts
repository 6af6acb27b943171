"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { canKeepBoards } from "@/components/offline/begin";
import { restore } from "@/components/offline/restore";
import { WaitingChanges } from "@/components/offline/waiting-changes";

/** The changes of this person that wait for the connection, also those of earlier pages. */
export function useWaiting(person: number) {
  const [waiting] = useState(() => new WaitingChanges(person));
  useEffect(() => {
    if (!canKeepBoards()) return;
    const stops = [waiting.follow(), restore(person, waiting)];
    return () => stops.forEach((stop) => stop());
  }, [person, waiting]);
  const changes = useSyncExternalStore(waiting.list.subscribe, waiting.list.now, waiting.list.now);
  return { changes, waiting };
}
