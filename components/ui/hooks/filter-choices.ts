export interface Choice<Value extends string | number> {
  value: Value;
  text: string;
  hint?: string;
  icon?: React.ReactNode;
  /** At the end of the row. */
  detail?: React.ReactNode;
}

/** Ignores case and diacritics: "elo" finds "Élodie". */
export const normalizeText = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Matches every typed word, and keeps the order. */
export function filterChoices<Found extends Choice<string | number>>(
  choices: readonly Found[],
  typed: string,
): readonly Found[] {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? choices
    : choices.filter(({ text, hint = "" }) => words.every((word) => normalizeText(`${text} ${hint}`).includes(word)));
}

/** Ignores case and diacritics. */
export const hasChoiceNamed = (choices: readonly Choice<string | number>[], typed: string): boolean =>
  choices.some(({ text }) => normalizeText(text) === normalizeText(typed));
