"use client";
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
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
  const tasks = useTasksAtHand();
  const board = useOffered().board?.board ?? null;
  const { sections, found } = useSections({ kind, text, caret, mode, tasks, reader, calls });
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

  return { field, text, type, moveCaret: setCaret, mode, enter, tasks, board, sections, found, rows, choose };
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

/** The open task, otherwise the selected ones, otherwise the one that had the focus when the palette was opened. */
function useTasksAtHand(): readonly OfferedTask[] {
  const { task, tasks, selection } = useOffered();
  const [ids] = useState(() => (selection && selection.size > 0 ? [...selection] : focusedTaskId()));
  const prepare = useEffectEvent(() => tasks?.prepare?.(ids));
  useEffect(() => prepare(), []);
  // The rows are built from them, and must stay the same while somebody types.
  return useMemo(() => (task ? [task] : ids.flatMap((id) => tasks?.taskWith(id) ?? [])), [task, tasks, ids]);
}

function focusedTaskId(): readonly number[] {
  const id = document.activeElement?.closest<HTMLElement>("[data-task]")?.dataset.task;
  return id === undefined ? [] : [Number(id)];
}
