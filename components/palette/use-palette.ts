"use client";
import { type RefObject, useMemo, useState } from "react";
import { type OfferedTask, useOffered } from "@/components/commands/offers";
import type { Mode, Row, RowAction } from "@/components/palette/row";
import type { PaletteCalls, PaletteReader } from "@/components/palette/use-place-rows";
import { useRows } from "@/components/palette/use-rows";
import { type PaletteKind, useSections } from "@/components/palette/use-sections";
import { takeTyped } from "@/components/ui/keyboard/typed-ahead";

export interface PaletteOptions {
  kind: PaletteKind;
  reader: PaletteReader;
  calls: PaletteCalls;
  field: RefObject<HTMLInputElement | null>;
  /** Closes the palette, and runs what was chosen once the focus is back. */
  onRun: (run: () => void) => void;
}

export function usePalette({ kind, reader, calls, field, onRun }: PaletteOptions) {
  const [text, setText] = useState(takeTyped);
  const [caret, setCaret] = useState(text.length);
  const [mode, setMode] = useState<Mode | null>(null);
  const task = useTaskAtHand();
  const board = useOffered().board?.board ?? null;
  const { sections, found } = useSections({ kind, text, caret, mode, task, reader, calls });
  const rows = useRows(sections);

  function type(next: string, at = next.length) {
    setText(next);
    setCaret(at);
    rows.reset();
  }

  function enter(next: Mode | null) {
    setMode(next);
    type(next?.text ?? "");
    field.current?.focus();
  }

  function put(replacement: string, from: number, to: number) {
    const before = text.slice(0, from) + replacement;
    type(before + text.slice(to).trimStart(), before.length);
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  }

  const choose = ({ act }: Row) => perform(act, { onRun, enter, put });

  return { field, text, type, moveCaret: setCaret, mode, enter, task, board, sections, found, rows, choose };
}

interface Performers extends Pick<PaletteOptions, "onRun"> {
  enter: (mode: Mode) => void;
  put: (text: string, from: number, to: number) => void;
}

function perform(act: RowAction, { onRun, enter, put }: Performers) {
  if (act.kind === "run") onRun(act.run);
  else if (act.kind === "enter") enter(act.mode);
  else if (act.kind === "type") put(act.text, act.from, act.to);
  else act.run();
}

export type PaletteState = ReturnType<typeof usePalette>;

/** The open task, otherwise the card that had the focus when the palette was opened. */
function useTaskAtHand(): OfferedTask | null {
  const { task, board } = useOffered();
  const [focusedId] = useState(focusedTaskId);
  // The rows are built from it, and must stay the same while somebody types.
  const focused = useMemo(() => (focusedId === null ? null : (board?.taskWith(focusedId) ?? null)), [board, focusedId]);
  return task ?? focused;
}

function focusedTaskId(): number | null {
  const id = document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset.task;
  return id === undefined ? null : Number(id);
}
