import type { LucideIcon } from "lucide-react";
import type { Excerpt } from "@/lib/search/excerpt";

export type SectionName =
  | "suggestions"
  | "choices"
  | "task"
  | "board"
  | "saved"
  | "recent"
  | "tasks"
  | "boards"
  | "people"
  | "places"
  | "create"
  | "more";

/** One line of the palette. It opens an address, does something, or offers its choices. */
export interface Row {
  /** Unique in the palette. */
  id: string;
  title: string;
  /** The title within its mode: "Max" of "Assign to Max". */
  short?: string;
  /** Other words that find it. */
  words?: string;
  /** At the end of the line. */
  hint?: string;
  excerpt?: Excerpt | null;
  /** What the icon says, for screen readers. */
  state?: string;
  Icon?: LucideIcon;
  picture?: React.ReactNode;
  /** The shortcut of the same action. */
  keys?: string;
  isChosen?: boolean;
  isMuted?: boolean;
  href?: string;
  act: RowAction;
}

export type RowAction =
  /** Closes the palette first, so that the focus is where it was. */
  | { kind: "run"; run: () => void }
  | { kind: "enter"; mode: Mode }
  /** Puts a text into the field; a suggestion replaces the word at the cursor. */
  | { kind: "type"; text: string; from: number; to: number }
  /** Runs and stays open. */
  | { kind: "stay"; run: () => void };

/** The choices of one command, such as the people of "Assign to". */
export interface Mode {
  id: string;
  /** Shown before the field. */
  title: string;
  placeholder: string;
  rows: readonly Row[];
  /** Rows for what is typed, such as a date. */
  read?: (text: string) => readonly Row[];
  /** The text to begin with, such as a title to change. */
  text?: string;
}

export interface Section {
  name: SectionName;
  rows: readonly Row[];
}

export const running = (run: () => void): RowAction => ({ kind: "run", run });
