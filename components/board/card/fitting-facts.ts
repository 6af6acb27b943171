/** In pixels: width of a card's line, gap between facts, the "+n" text, and an icon with its gap. */
const [LINE, GAP, MORE, ICON] = [246, 6, 20, 18];
const MARK = 16;
const [FACE, OVERLAP] = [20, 2];

interface FactsOfLine {
  marks: number;
  due: string;
  counts: readonly string[];
  faces: number;
}

/** Estimated from the texts, most of which are numbers. */
export function countsThatFit({ marks, due, counts, faces }: FactsOfLine): number {
  const people = faces === 0 ? 0 : faces * FACE - (faces - 1) * OVERLAP + GAP;
  let end = marks * (MARK + GAP) + (due ? ICON + widthOf(due) + GAP : 0) + people;
  const ends = counts.map((text) => (end += ICON + widthOf(text) + GAP));
  if ((ends.at(-1) ?? 0) - GAP <= LINE) return counts.length;
  return ends.filter((each) => each + MORE <= LINE).length;
}

const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0);

/** Estimates are rather too wide, because fonts differ. */
const USUAL = 6.9;
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u, 11.5],
  [/[mwMW%…—]/, 10.6],
  [/[\p{Lu}\d]/u, 7.8],
  [/[ijlt1I.,:;'|!()\- ]/, 4.1],
];
