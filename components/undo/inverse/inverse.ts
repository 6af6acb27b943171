import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import type { Shown } from "@/components/undo/inverse/shown";
import type { Messages } from "@/lib/i18n/messages";

type Texts = Messages["undo"];

/** What an edit has changed, in words. */
export interface Change {
  key: keyof Texts["changes"];
  title?: string;
  to?: string;
  what?: What;
}

/** What may have been changed by others since. */
export type What =
  | "title"
  | "description"
  | "status"
  | "priority"
  | "due"
  | "start"
  | "reminder"
  | "people"
  | "watchers"
  | "cover"
  | "stage"
  | "pin"
  | "label"
  | "field"
  | "estimate"
  | "time"
  | "template"
  | "archive"
  | "text"
  | "audience"
  | "order"
  | "colour"
  | "settings"
  | "background"
  | "star"
  | "group"
  | "whole"
  | "comment"
  | "other";

export type Reason = keyof Texts["irreversible"];

export interface Undoing {
  change: Change;
  /** For the words of a refusal. */
  what: What;
  /** @param answer of the server to the edit; null until it is saved */
  takeBack: (now: Shown, answer: EditResponse | null) => readonly BoardEdit[];
  /** Whether others have changed it since, as far as it is known here. */
  hasChanged?: (now: Shown, answer: EditResponse | null) => boolean;
  /** The task that is back in its place afterwards. */
  task?: number;
}

export interface Irreversible {
  change: Change;
  reason: Reason;
}

/** Null for an edit that changed nothing. */
export type Inverse = Undoing | Irreversible | null;

export type InversesOf<Edit extends BoardEdit> = {
  readonly [Kind in Edit["kind"]]: (edit: Extract<Edit, { kind: Kind }>, before: Shown) => Inverse;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
