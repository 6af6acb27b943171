export interface Choice<Value extends string | number> {
  value: Value;
  text: string;
  hint?: string;
  icon?: React.ReactNode;
}

/** Letters without their marks and cases: "Élodie" is found by "elo". */
export const normalizeText = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Those in which every typed word occurs, in their order. */
export function filterChoices<Found extends Choice<string | number>>(
  choices: readonly Found[],
  typed: string,
): readonly Found[] {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? choices
    : choices.filter(({ text, hint = "" }) => words.every((word) => normalizeText(`${text} ${hint}`).includes(word)));
}

/** Whether one of them is called exactly so. */
export const hasChoiceNamed = (choices: readonly Choice<string | number>[], typed: string): boolean =>
  choices.some(({ text }) => normalizeText(text) === normalizeText(typed));
