"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { matching } from "@/components/ui/hooks/matching";
import { useActiveRow } from "@/components/ui/keyboard/use-active-row";
import { mentionAt } from "@/components/task/comments/mention-at";

interface Given {
  people: BoardJson["users"];
  field: React.RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

const MOST = 6;

/** People of the board for what is being typed behind an `@`: arrows move, Tab or Enter takes one, Escape closes the list. */
export function useMentions({ people, field, text, onText }: Given) {
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const name = mentionAt(text, caret);
  const matches = name !== null && name.start !== closedAt ? foundFor(name.typed, people) : [];
  const rows = useActiveRow(matches.length, take);
  const { onKeyDown, "aria-activedescendant": active, "aria-controls": list } = rows.field;

  function take(row: number) {
    const chosen = matches[row];
    if (!chosen || !name) return;
    const before = `${text.slice(0, name.start)}@${chosen.value} `;
    onText(before + text.slice(caret).replace(/^ /, ""));
    setCaret(before.length);
    setClosedAt(name.start);
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  }

  /** Tells whether a key was meant for the list. */
  function receive(event: React.KeyboardEvent): boolean {
    if (matches.length === 0 || event.nativeEvent.isComposing) return false;
    if (event.key === "Escape") setClosedAt(name?.start ?? null);
    else if (event.key === "Tab" && !event.shiftKey) take(rows.active);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return false;
    else if (["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) onKeyDown(event);
    else return false;
    event.preventDefault();
    return true;
  }

  function look({ value, selectionStart: at }: HTMLTextAreaElement) {
    if (at === caret) return;
    rows.restart();
    setCaret(at);
    setClosedAt((closed) => (mentionAt(value, at)?.start === closed ? closed : null));
  }

  return {
    matches,
    rows,
    receive,
    look,
    close: () => setClosedAt(name?.start ?? null),
    field:
      matches.length > 0
        ? { "aria-autocomplete": "list" as const, "aria-controls": list, "aria-activedescendant": active }
        : {},
  };
}

/** Nobody once a name is written in full and something follows. */
function foundFor(typed: string, people: BoardJson["users"]) {
  if (/\s$/.test(typed) && people.some(({ user_login }) => user_login.toLowerCase() === typed.trim().toLowerCase()))
    return [];
  const choices = people.map(({ user_login, display_name }) => ({
    value: user_login,
    text: display_name,
    hint: `@${user_login}`,
  }));
  return matching(choices, typed).slice(0, MOST);
}
