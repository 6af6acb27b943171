export interface Choice<Value extends string | number> {
  value: Value;
  text: string;
  hint?: string;
  icon?: React.ReactNode;
}

/** Letters without their marks and cases: "Élodie" is found by "elo". */
export const bare = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Those in which every typed word occurs, in their order. */
export function matching<Found extends Choice<string | number>>(
  choices: readonly Found[],
  typed: string,
): readonly Found[] {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? choices
    : choices.filter(({ text, hint = "" }) => words.every((word) => bare(`${text} ${hint}`).includes(word)));
}

/** Whether one of them is called exactly so. */
export const isCalled = (choices: readonly Choice<string | number>[], typed: string): boolean =>
  choices.some(({ text }) => bare(text) === bare(typed));
