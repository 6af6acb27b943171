import type { Choice } from "@/components/ui/hooks/filter-choices";

export interface MentionedPerson {
  ID: number;
  user_login: string;
  display_name: string;
}

/** The unfinished name behind an `@` before the caret, or null. It may contain blanks. */
export function mentionAt(text: string, caret: number): { typed: string; start: number } | null {
  const [, typed] = /(?<![\p{L}\p{N}_+-])@([^@\n]{0,40})$/u.exec(text.slice(Math.max(0, caret - LONGEST), caret)) ?? [];
  return typed === undefined ? null : { typed, start: caret - typed.length - 1 };
}

const LONGEST = 48;

/** None once a complete name is followed by a blank. */
export function mentionChoices(typed: string, people: readonly MentionedPerson[]): Choice<string>[] {
  const choices = people.map(({ user_login, display_name }) => ({
    value: user_login,
    text: display_name,
    hint: `@${user_login}`,
  }));
  const isComplete = choices.some(({ value }) => value.toLowerCase() === typed.trim().toLowerCase());
  return isComplete && /\s$/.test(typed) ? [] : choices;
}

/** An unfinished command behind a slash at the beginning of a line or word, or null. */
export function commandAt(text: string, caret: number): { typed: string; start: number } | null {
  const [, typed] = /(?<!\S)\/([\p{L}\p{M}\p{N}]{0,20})$/u.exec(text.slice(Math.max(0, caret - LONGEST), caret)) ?? [];
  return typed === undefined ? null : { typed, start: caret - typed.length - 1 };
}
