"use client";
import { useEffect, useId, useSyncExternalStore } from "react";
import type { LucideIcon } from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardInView } from "@/components/board-store/board-in-view";
import type { KnownPerson } from "@/components/board-store/edits/edit-factories";
import type { Save } from "@/components/board-store/use-save";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** A task that the command palette can act on. */
export interface OfferedTask {
  task: TaskCardJson;
  board: Pick<BoardInView, "id" | "title" | "stages" | "labels" | "abilities" | "settings"> & {
    users: readonly KnownPerson[];
  };
  viewer: Viewer;
  clock: ClockOnScreen;
  canEdit: boolean;
  saving: Save;
  archive: () => void;
  /** Marks it as done, or reopens it. */
  finish: () => void;
  copyLink: () => void;
  /** Asks how to copy it or where to move it, on screens that can. */
  transfer?: ((kind: "duplicate" | "template" | "move") => void) | undefined;
}

export interface OfferedTasks {
  /** Of a loaded task. */
  taskWith: (taskId: number) => OfferedTask | null;
  /** Reads what commands of these tasks need and the screen does not have. They are offered again with it. */
  prepare?: (taskIds: readonly number[]) => void;
}

export type BoardDialogName =
  | "details"
  | "background"
  | "notifications"
  | "labels"
  | "fields"
  | "archive"
  | "publicLink"
  | "mailAddress"
  | "delete"
  | "roadmap"
  | "import"
  | "template"
  | "export";

export interface OfferedBoard {
  board: BoardJson;
  viewer: Viewer;
  saving: Save;
  showDialog: (name: BoardDialogName) => void;
  filters: OfferedFilters;
  copyLink: () => void;
}

export interface OfferedFilters {
  /** The number of filters that are set. */
  count: number;
  /** Whatever a new task is like. */
  hideNewTasks: boolean;
  open: (page: "all" | "save") => void;
}

/** Any other command of the screen, such as a view of the board. */
export type OfferedCommand = Offer & ({ run: () => void } | { choices: readonly OfferedChoice[] });

export interface OfferedChoice extends Offer {
  /** Among the other choices: "Priority" of "Group by: Priority". */
  short: string;
  run: () => void;
}

interface Offer {
  /** Unique among the commands of all components, or among the choices of its command. */
  id: string;
  title: string;
  /** Other words that find it. */
  words?: string;
  Icon?: LucideIcon;
  /** The shortcut of the same action, as in `useShortcuts`. */
  keys?: string;
  isCurrent?: boolean;
}

interface Offers {
  task: OfferedTask;
  tasks: OfferedTasks;
  /** Ids of tasks that are selected. */
  selection: ReadonlySet<number>;
  board: OfferedBoard;
  commands: readonly OfferedCommand[];
}

type Registered = { readonly [Name in keyof Offers]?: Offers[Name] };
type Offered = Omit<Registered, "commands"> & Pick<Offers, "commands">;

const NONE: Offered = { commands: [] };
const registered = new Map<string, Registered>();
let latest = NONE;
const listeners = new Set<() => void>();

/**
 * Offers what the palette can do while the component is mounted. Of two boards or tasks the latest counts; the commands
 * of all components add up. The palette is mounted elsewhere, and loaded only when it is first opened.
 */
export function useOffer<Name extends keyof Offers>(name: Name, offer: Offers[Name]): void {
  const id = useId();
  useEffect(() => change(() => registered.set(id, { [name]: offer })), [id, name, offer]);
  useEffect(() => () => change(() => registered.delete(id)), [id]);
}

function change(act: () => void) {
  act();
  const all = [...registered.values()];
  latest = Object.assign({}, ...all, { commands: all.flatMap(({ commands = [] }) => commands) });
  listeners.forEach((listener) => listener());
}

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
