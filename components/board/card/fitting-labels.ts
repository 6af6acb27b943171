/** In pixels: width of the line beside the menu button, gap between labels, and the "+n" text. */
const [LINE, GAP, MORE] = [212, 4, 28];
const [PADDING, BAR] = [12, 32];

/** At least one. Estimated from the names: measuring would slow down scrolling. */
export function countThatFits(titles: readonly (string | null)[]): number {
  const ends = endsOf(titles);
  if ((ends.at(-1) ?? 0) <= LINE) return titles.length;
  return Math.max(1, ends.filter((end) => end + GAP + MORE <= LINE).length);
}

function endsOf(titles: readonly (string | null)[]): number[] {
  let end = -GAP;
  return titles.map((title) => (end += GAP + (title ? PADDING + textWidth(title) : BAR)));
}

export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0);

/** Estimates are rather too wide, because fonts differ. */
const USUAL = 7.5;
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}\p{Emoji_Modifier}]/u, 0],
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, 17],
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff01-\uff60]/u, 12.5],
  [/[mwMW@%&…—]/, 11.5],
  [/[\p{Lu}\d]/u, 8.5],
  [/[ijlt1I.,:;'|!()\- ]/, 4.5],
];
