"use client";
import { useSyncExternalStore } from "react";
import type { DragMessage } from "@/lib/live/changes";

interface Dragging {
  taskId: number;
  person: { id: number; name: string };
  timer: ReturnType<typeof setTimeout>;
}

/** A person who loses the connection during a drag cannot end it. */
const FORGET_AFTER = 10_000;

const byPerson = new Map<number, Dragging>();
const listeners = new Set<() => void>();

export function recordDrag({ task, user, name }: DragMessage["drag"]): void {
  clearTimeout(byPerson.get(user)?.timer);
  byPerson.delete(user);
  if (task !== null)
    byPerson.set(user, {
      taskId: task,
      person: { id: user, name },
      timer: setTimeout(() => forget(user), FORGET_AFTER),
    });
  listeners.forEach((listener) => listener());
}

function forget(user: number) {
  byPerson.delete(user);
  listeners.forEach((listener) => listener());
}

export function draggerOf(taskId: number): Dragging["person"] | null {
  return [...byPerson.values()].find((dragging) => dragging.taskId === taskId)?.person ?? null;
}

export const useDragger = (taskId: number): Dragging["person"] | null =>
  useSyncExternalStore(
    subscribe,
    () => draggerOf(taskId),
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
