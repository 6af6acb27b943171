import type { BoardJson } from "@/components/board-store/board-data";
import type { Choice } from "@/components/ui/hooks/filter-choices";

/** The unfinished name behind an `@` before the caret, or null. It may contain blanks. */
export function mentionAt(text: string, caret: number): { typed: string; start: number } | null {
  const [, typed] = /(?<![\p{L}\p{N}_+-])@([^@\n]{0,40})$/u.exec(text.slice(Math.max(0, caret - LONGEST), caret)) ?? [];
  return typed === undefined ? null : { typed, start: caret - typed.length - 1 };
}

const LONGEST = 48;

/** None once a complete name is followed by a blank. */
export function mentionChoices(typed: string, people: BoardJson["users"]): Choice<string>[] {
  const choices = people.map(({ user_login, display_name }) => ({
    value: user_login,
    text: display_name,
    hint: `@${user_login}`,
  }));
  const isComplete = choices.some(({ value }) => value.toLowerCase() === typed.trim().toLowerCase());
  return isComplete && /\s$/.test(typed) ? [] : choices;
}
