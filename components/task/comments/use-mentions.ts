"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import { filterChoices } from "@/components/ui/hooks/filter-choices";
import { useCombobox } from "@/components/ui/keyboard/use-combobox";
import { mentionAt } from "@/components/task/comments/mention-at";

interface MentionsOptions {
  people: BoardJson["users"];
  field: React.RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

const MAX_SUGGESTIONS = 6;

/** Suggests people of the board for the name that is typed behind an `@`: Tab or Enter inserts one, Escape closes the list. */
export function useMentions({ people, field, text, onText }: MentionsOptions) {
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const name = mentionAt(text, caret);
  const suggestions = name !== null && name.start !== closedAt ? suggestionsFor(name.typed, people) : [];
  const rows = useCombobox(suggestions.length, insert);
  const close = () => setClosedAt(name?.start ?? null);

  function insert(row: number) {
    const chosen = suggestions[row];
    if (!chosen || !name) return;
    const before = `${text.slice(0, name.start)}@${chosen.value} `;
    onText(before + text.slice(caret).replace(/^ /, ""));
    setCaret(before.length);
    setClosedAt(name.start);
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  }

  function onCaret({ value, selectionStart: at }: HTMLTextAreaElement) {
    if (at === caret) return;
    rows.restart();
    setCaret(at);
    setClosedAt((closed) => (mentionAt(value, at)?.start === closed ? closed : null));
  }

  const isOpen = suggestions.length > 0;
  const onKeyDown = (event: React.KeyboardEvent) => isOpen && isTaken(event, rows, { close, insert });
  return { suggestions, rows, onKeyDown, onCaret, close, field: isOpen ? listProps(rows.field) : {} };
}

type Combobox = ReturnType<typeof useCombobox>;

interface MentionActions {
  close: () => void;
  insert: (row: number) => void;
}

/** Whether the key was meant for the list; it has done its work then. */
function isTaken(event: React.KeyboardEvent, { active, field }: Combobox, { close, insert }: MentionActions): boolean {
  if (event.nativeEvent.isComposing) return false;
  if (event.key === "Escape") close();
  else if (event.key === "Tab" && !event.shiftKey) insert(active);
  else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return false;
  else if (["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) field.onKeyDown(event);
  else return false;
  event.preventDefault();
  return true;
}

const listProps = ({ "aria-controls": list, "aria-activedescendant": active }: Combobox["field"]) => ({
  "aria-autocomplete": "list" as const,
  "aria-controls": list,
  "aria-activedescendant": active,
});

/** None once a complete name is followed by a blank. */
function suggestionsFor(typed: string, people: BoardJson["users"]) {
  if (/\s$/.test(typed) && people.some(({ user_login }) => user_login.toLowerCase() === typed.trim().toLowerCase()))
    return [];
  const choices = people.map(({ user_login, display_name }) => ({
    value: user_login,
    text: display_name,
    hint: `@${user_login}`,
  }));
  return filterChoices(choices, typed).slice(0, MAX_SUGGESTIONS);
}
