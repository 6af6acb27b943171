"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { type Choice, filterChoices } from "@/components/ui/hooks/filter-choices";

/** A name that is being typed behind a sign such as `@`. */
interface TypedName {
  typed: string;
  /** Where the sign is in the text. */
  start: number;
}

interface SuggestionsOptions<Name extends TypedName> {
  field: React.RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  nameAt: (text: string, caret: number) => Name | null;
  choicesFor: (name: Name) => readonly Choice<string>[];
}

const MOST = 6;

/**
 * Suggests names in a text area: arrow keys move, Tab or Enter accepts, Escape closes the list. Not a combobox of the
 * library, which takes the arrow keys, Home and End from a text of several lines.
 */
export function useSuggestions<Name extends TypedName>(options: SuggestionsOptions<Name>) {
  const { field, text, onText, nameAt, choicesFor } = options;
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const name = nameAt(text, caret);
  const isOpen = name !== null && name.start !== closedAt;
  const matches = isOpen ? filterChoices(choicesFor(name), name.typed).slice(0, MOST) : [];
  const rows = useRows(matches.length);
  const close = () => setClosedAt(name?.start ?? null);

  function accept(row: number) {
    const chosen = matches[row];
    if (!chosen || !name) return;
    const before = `${text.slice(0, name.start + 1)}${chosen.value} `;
    onText(before + text.slice(caret).replace(/^ +/, ""));
    setCaret(before.length);
    close();
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  }

  /** @returns whether the key was meant for the list */
  function handleKey(event: React.KeyboardEvent): boolean {
    if (matches.length === 0 || event.nativeEvent.isComposing) return false;
    if (event.key === "ArrowDown") rows.moveBy(1);
    else if (event.key === "ArrowUp") rows.moveBy(-1);
    else if (event.key === "Escape") close();
    else if (isAccepting(event)) accept(rows.active);
    else return false;
    event.preventDefault();
    return true;
  }

  function moveCaret({ value, selectionStart: at }: HTMLTextAreaElement) {
    if (at === caret) return;
    rows.point(0);
    setCaret(at);
    setClosedAt((closed) => (nameAt(value, at)?.start === closed ? closed : null));
  }

  return { list: { matches, rows, onAccept: accept }, handleKey, moveCaret, close, field: rows.field };
}

export const isAccepting = ({ key, shiftKey, ctrlKey, metaKey }: React.KeyboardEvent): boolean =>
  key === "Tab" ? !shiftKey : key === "Enter" && !ctrlKey && !metaKey;

/** Which of the suggested rows is active. */
export function useRows(count: number) {
  const id = useId();
  const idOf = (row: number) => `${id}row${row}`;
  const [pointed, point] = useState(0);
  const active = Math.min(pointed, count - 1);

  /** Wraps at both ends. */
  function moveBy(step: number) {
    const row = (active + step + count) % count;
    point(row);
    document.getElementById(idOf(row))?.scrollIntoView({ block: "nearest" });
  }

  const field = { "aria-autocomplete": "list", "aria-controls": id, "aria-activedescendant": idOf(active) } as const;
  return { id, idOf, active, point, moveBy, field: count > 0 ? field : {} };
}

export interface SuggestionsProps {
  matches: readonly Choice<string>[];
  rows: ReturnType<typeof useRows>;
  onAccept: (row: number) => void;
  columns?: 1 | 2;
}

export function Suggestions({ matches, rows, onAccept, columns = 1 }: SuggestionsProps) {
  const t = useTranslations("ui.pickers");
  if (matches.length === 0) return null;
  return (
    <div
      id={rows.id}
      role="listbox"
      aria-label={t("suggestions")}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        "grid max-h-[min(20rem,var(--available-height,20rem))] overflow-y-auto rounded-md border border-gray-6 bg-floating p-1 shadow-floating [@media(height<36rem)]:max-h-[min(20rem,var(--available-height,6rem))]",
        columns === 2 ? "grid-cols-2" : "grid-cols-1",
      )}
    >
      {matches.map(({ value, text, hint, icon }, row) => (
        <div
          key={value}
          id={rows.idOf(row)}
          role="option"
          aria-selected={row === rows.active}
          onPointerMove={() => rows.point(row)}
          onClick={() => onAccept(row)}
          className="flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2.5 text-base select-none aria-selected:bg-gray-4 pointer-coarse:min-h-11"
        >
          {icon}
          <bdi className="min-w-0 truncate">{text}</bdi>
          {hint && (
            <span className="ms-auto max-w-1/2 truncate text-xs text-gray-11">
              <bdi>{hint}</bdi>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
