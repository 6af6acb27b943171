"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { canCreate } from "@/components/quick-entry/pasted-tasks";
import { namesOnBoard } from "@/components/quick-entry/quick-names";
import type { ComposerPlace } from "@/components/board/composer/use-composer";
import { newId, type Save } from "@/components/board-store/use-save";
import { type ClockOnScreen, dayIn, toWire } from "@/lib/dates/dates-on-screen";
import type { StageJson } from "@/lib/stages/present";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import { newTaskPreview } from "@/components/board/composer/new-task-preview";
import { type Part, readQuickEntry, titlesIn } from "@/components/quick-entry/quick-entry";

export interface NewTaskOptions {
  board: BoardJson;
  stage: StageJson;
  at: ComposerPlace;
  clock: ClockOnScreen;
  save: Save["save"];
  onAdded: () => void;
}

/** A title that is being written, what it says besides, and lines that were pasted and wait for a yes. */
export function useNewTask({ board, stage, at, clock, save, onAdded }: NewTaskOptions) {
  const [text, setText] = useState("");
  const [plain, setPlain] = useState<string[]>([]);
  const [pasted, setPasted] = useState<string[]>([]);
  const [announcement, announce] = useState("");
  const { title, parts } = readQuickEntry(text, namesOnBoard(board, dayIn(clock.now, clock.timeZone)), plain);

  function create(name: string, extras: NewTaskExtras) {
    const id = newId();
    save({
      kind: "create-task",
      id,
      stageId: stage.id,
      title: name,
      at,
      extras,
      optimistic: newTaskPreview(id, extras, board),
    });
  }

  function add() {
    if (title === "") return;
    create(title, extrasOf(parts, clock.timeZone));
    setText("");
    setPlain([]);
    announce(`Created ${title}`);
    onAdded();
  }

  /** Each comes before the one that was made before it when they are made at the start. */
  function addPasted() {
    if (!canCreate(pasted)) return;
    for (const name of at === "start" ? pasted.toReversed() : pasted) create(name, {});
    setPasted([]);
    announce(`Created ${pasted.length} tasks`);
    onAdded();
  }

  /** Tells whether it asks. */
  function paste(lines: string): boolean {
    const titles = titlesIn(lines);
    if (titles.length > 1) setPasted(titles);
    return titles.length > 1;
  }

  return {
    text,
    setText,
    parts,
    keepInTitle: ({ text: kept }: Part) => setPlain([...plain, kept]),
    add,
    pasted,
    paste,
    addPasted,
    forgetPasted: () => setPasted([]),
    /** For those who don't see the new card. */
    announcement,
  };
}

function extrasOf(parts: readonly Part[], timeZone: string): NewTaskExtras {
  const labels = parts.flatMap((part) => (part.kind === "label" ? [part.id] : []));
  const assignees = parts.flatMap((part) => (part.kind === "person" ? [part.id] : []));
  const priority = parts.find((part) => part.kind === "priority")?.priority;
  const due = parts.find((part) => part.kind === "due")?.due;
  const dueAt = due && toWire(due, timeZone);
  return {
    ...(labels.length > 0 && { labels }),
    ...(assignees.length > 0 && { assignees }),
    ...(priority && { priority }),
    ...(dueAt && { due_at: dueAt }),
  };
}
