import type { DocumentNote } from "@/lib/board-document/notes";

export type NotedKind =
  | DocumentNote["kind"]
  | "account"
  | "application password"
  | "folder"
  | "notification"
  | "webhook";

/** Something that is left out, or arrives differently. */
export interface WordPressNote {
  kind: NotedKind;
  title: string;
  reason: string;
}

export type Note = (note: WordPressNote) => void;
