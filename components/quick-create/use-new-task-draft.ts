"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { type Part, readQuickEntry } from "@/components/quick-entry/quick-entry";
import { namesOnBoard, type QuickReader } from "@/components/quick-entry/quick-names";
import { discardDraft, draftKey, storeDraft, useDraft } from "@/components/text/saving/drafts";
import { type ClockOnScreen, dayIn } from "@/lib/dates/dates-on-screen";

/** The title with what is recognized in it, and the description. Both outlive the dialog, until the task is created. */
export function useNewTaskDraft(personId: number, board: BoardJson | null, reader: QuickReader, clock: ClockOnScreen) {
  const [text, setText] = useStoredText(draftKey(personId, NEW, "title"));
  const [description, setDescription] = useStoredText(draftKey(personId, NEW, "description"));
  const [plain, setPlain] = useState<string[]>([]);
  const entry = board
    ? readQuickEntry(text, namesOnBoard(board, dayIn(clock.now, clock.timeZone), reader), plain)
    : { title: text.trim(), parts: [] };

  return {
    ...entry,
    ...{ text, setText, description, setDescription },
    keepInTitle: (part: Part) => setPlain([...plain, part.text]),
    clear() {
      setText("");
      setDescription("");
      setPlain([]);
    },
  };
}

/** The number of a task that doesn't exist yet. */
const NEW = 0;

export const beginTitle = (personId: number, title: string): void =>
  storeDraft(draftKey(personId, NEW, "title"), { from: null, text: title });

function useStoredText(key: string) {
  const text = useDraft(key)?.text ?? "";
  const setText = (next: string) => (next === "" ? discardDraft(key) : storeDraft(key, { from: null, text: next }));
  return [text, setText] as const;
}
