"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { type Suggestion, suggestionsFor } from "@/components/quick-entry/quick-names";
import { hasChoiceNamed, filterChoices } from "@/components/ui/hooks/filter-choices";
import { useCombobox } from "@/components/ui/keyboard/use-combobox";
import { nameAt } from "@/components/quick-entry/quick-entry";

interface SuggestionsOptions {
  board: BoardJson;
  field: React.RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

const MOST = 6;

/** Arrow keys move, Tab or Enter accepts, Escape closes the list. */
export function useSuggestions({ board, field, text, onText }: SuggestionsOptions) {
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const name = nameAt(text, caret);
  const isOpen = name !== null && name.start !== closedAt;
  const matches = isOpen ? matchesFor(name, board) : [];
  const rows = useCombobox(matches.length, accept);
  const { onKeyDown, "aria-activedescendant": active, "aria-controls": list } = rows.field;

  function accept(row: number) {
    const chosen = matches[row];
    if (!chosen || !name) return;
    const before = `${text.slice(0, name.start)}${name.sign}${chosen.value} `;
    onText(before + text.slice(caret).replace(/^\s+/, ""));
    setCaret(before.length);
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  }

  /** @returns whether the key was handled */
  function handleKey(event: React.KeyboardEvent): boolean {
    if (matches.length === 0) return false;
    if (event.key === "Escape") setClosedAt(name?.start ?? null);
    else if (event.key === "Tab" && !event.shiftKey) accept(rows.active);
    else if (["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) onKeyDown(event);
    else return false;
    event.preventDefault();
    return true;
  }

  function moveCaret(at: number) {
    if (at !== caret) rows.restart();
    setCaret(at);
    setClosedAt((closed) => (nameAt(text, at)?.start === closed ? closed : null));
  }

  return {
    matches,
    rows,
    handleKey,
    moveCaret,
    field:
      matches.length > 0
        ? { "aria-autocomplete": "list" as const, "aria-controls": list, "aria-activedescendant": active }
        : {},
  };
}

/** Empty once the name is complete: then Enter creates the task. */
function matchesFor({ sign, typed }: { sign: string; typed: string }, board: BoardJson): Suggestion[] {
  const all = suggestionsFor(sign, board);
  return hasChoiceNamed(all, typed) ? [] : filterChoices(all, typed).slice(0, MOST);
}

export function Suggestions({ matches, rows }: Pick<ReturnType<typeof useSuggestions>, "matches" | "rows">) {
  if (matches.length === 0) return null;
  return (
    <div
      {...rows.list}
      aria-label="Suggestions"
      className="max-h-72 overflow-y-auto rounded-md border border-gray-6 bg-floating p-1 shadow-floating [@media(height<36rem)]:max-h-24"
    >
      {matches.map(({ value, text, hint }, row) => (
        <div
          key={value}
          {...rows.row(row)}
          aria-selected={row === rows.active}
          className="flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2.5 text-base select-none data-highlighted:bg-gray-4 pointer-coarse:min-h-11"
        >
          <bdi className="min-w-0 truncate">{text}</bdi>
          {hint && <bdi className="ms-auto max-w-1/2 truncate text-xs text-gray-11">{hint}</bdi>}
        </div>
      ))}
    </div>
  );
}
