"use client";
import { useEffect, useId, useSyncExternalStore } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** A task that the command palette can act on. */
export interface OfferedTask {
  task: TaskCardJson;
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  canEdit: boolean;
  saving: Save;
  archive: () => void;
  copyLink: () => void;
}

export type BoardDialogName = "details" | "background" | "notifications" | "labels" | "fields" | "archive" | "delete";

export interface OfferedBoard {
  board: BoardJson;
  viewer: Viewer;
  saving: Save;
  /** Of a loaded card. */
  taskWith: (taskId: number) => OfferedTask | null;
  showDialog: (name: BoardDialogName) => void;
  copyLink: () => void;
}

/** Any other command of the screen, such as a view of the board. */
export interface OfferedCommand {
  id: string;
  title: string;
  /** The shortcut of the same action, as in `useShortcuts`. */
  keys?: string;
  isCurrent?: boolean;
  run: () => void;
}

interface Offers {
  task: OfferedTask;
  board: OfferedBoard;
  commands: readonly OfferedCommand[];
}

type Offered = { readonly [Name in keyof Offers]?: Offers[Name] };

const registered = new Map<string, Offered>();
let latest: Offered = {};
const listeners = new Set<() => void>();

/**
 * Offers what the palette can do while the component is mounted; the latest component wins. The palette is mounted
 * elsewhere, and loaded only when it is first opened.
 */
export function useOffer<Name extends keyof Offers>(name: Name, offer: Offers[Name]): void {
  const id = useId();
  useEffect(() => change(() => registered.set(id, { [name]: offer })), [id, name, offer]);
  useEffect(() => () => change(() => registered.delete(id)), [id]);
}

function change(act: () => void) {
  act();
  latest = Object.assign({}, ...registered.values());
  listeners.forEach((listener) => listener());
}

const NONE: Offered = {};

export const useOffered = (): Offered =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => NONE,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
