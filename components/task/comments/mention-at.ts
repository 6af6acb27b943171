/** The unfinished name behind an `@` before the caret, or null. It may contain blanks. */
export function mentionAt(text: string, caret: number): { typed: string; start: number } | null {
  const [, typed] = /(?<![\p{L}\p{N}_+-])@([^@\n]{0,40})$/u.exec(text.slice(Math.max(0, caret - LONGEST), caret)) ?? [];
  return typed === undefined ? null : { typed, start: caret - typed.length - 1 };
}

const LONGEST = 48;
