"use client";
import { useEffect, useState } from "react";
import type { EditorState } from "@tiptap/pm/state";
import { type Editor, useEditorState } from "@tiptap/react";
import { type Choice, filterChoices } from "@/components/ui/hooks/filter-choices";
import { isAccepting, useRows } from "@/components/ui/pickers/suggestions";

/** What a sign offers while a name is typed behind it. */
export interface Trigger {
  nameAt: (text: string, caret: number) => { typed: string; start: number } | null;
  choicesFor: (typed: string) => readonly Choice<string>[];
  most: number;
  columns: 1 | 2;
  /** Puts the choice in place of the sign and the name. */
  accept: (value: string, range: { from: number; to: number }) => void;
}

/** The text of the line before the cursor; null where signs offer nothing. */
function textBefore({ selection: { empty, $from } }: EditorState) {
  const isCode = $from.parent.type.spec.code || $from.marks().some(({ type }) => type.spec.code);
  if (!empty || isCode || !$from.parent.inlineContent) return null;
  return { text: $from.parent.textBetween(0, $from.parentOffset, undefined, "\n"), start: $from.start() };
}

const useTextBefore = (editor: Editor) =>
  useEditorState({ editor, selector: ({ editor: now }) => (now.isFocused ? textBefore(now.state) : null) });

/** Suggestions of an editor: arrow keys move, Tab or Enter accepts, Escape closes the list. */
export function useTriggers(editor: Editor, triggers: readonly Trigger[]) {
  const before = useTextBefore(editor);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const open = before && openTrigger(triggers, before);
  const at = open ? open.from : null;
  if (closedAt !== null && at !== closedAt) setClosedAt(null);

  const matches = open && at !== closedAt ? matchesOf(open) : [];
  const rows = useRows(matches.length);
  useFieldAttributes(editor, rows.field);
  const { point } = rows;
  useEffect(() => point(0), [at, open?.typed, point]);

  function accept(row: number) {
    const chosen = matches[row];
    if (!chosen || !open) return;
    setClosedAt(open.from);
    open.trigger.accept(chosen.value, { from: open.from, to: open.to });
  }

  /** @returns whether the key was meant for the list */
  function handleKey(event: React.KeyboardEvent): boolean {
    if (matches.length === 0 || event.nativeEvent.isComposing) return false;
    if (event.key === "ArrowDown") rows.moveBy(1);
    else if (event.key === "ArrowUp") rows.moveBy(-1);
    else if (event.key === "Escape") setClosedAt(at);
    else if (isAccepting(event)) accept(rows.active);
    else return false;
    return true;
  }

  return { list: { matches, rows, onAccept: accept, columns: open?.trigger.columns ?? 1 }, handleKey };
}

const matchesOf = ({ trigger: { choicesFor, most }, typed }: { trigger: Trigger; typed: string }) =>
  filterChoices(choicesFor(typed), typed).slice(0, most);

function openTrigger(triggers: readonly Trigger[], { text, start }: { text: string; start: number }) {
  for (const trigger of triggers) {
    const name = trigger.nameAt(text, text.length);
    if (name) return { trigger, typed: name.typed, from: start + name.start, to: start + text.length };
  }
  return null;
}

/** The editor draws its element itself. */
function useFieldAttributes({ view }: Editor, attributes: Readonly<Record<string, string>>) {
  const { "aria-activedescendant": active, "aria-controls": controls } = attributes;
  useEffect(() => {
    const { dom } = view;
    if (!active || !controls) return;
    dom.setAttribute("aria-autocomplete", "list");
    dom.setAttribute("aria-controls", controls);
    dom.setAttribute("aria-activedescendant", active);
    return () => {
      for (const name of ["aria-autocomplete", "aria-controls", "aria-activedescendant"]) dom.removeAttribute(name);
    };
  }, [view, active, controls]);
}
