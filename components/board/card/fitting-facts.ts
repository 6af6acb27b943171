import { textWidth } from "@/components/board/card/fitting-labels";

/** In pixels: width of a card's line, gap between facts, the "+n" text, and an icon with its gap. */
const [LINE, GAP, MORE, ICON] = [246, 6, 20, 18];
const MARK = 16;
/** Facts are not as bold as labels. */
const widthOf = (text: string) => textWidth(text) * 0.92;
const [FACE, OVERLAP] = [20, 2];

interface FactsOfLine {
  marks: number;
  due: string;
  counts: readonly string[];
  faces: number;
}

/** Estimated, as with labels. */
export function countsThatFit({ marks, due, counts, faces }: FactsOfLine): number {
  const people = faces === 0 ? 0 : faces * FACE - (faces - 1) * OVERLAP + GAP;
  let end = marks * (MARK + GAP) + (due ? ICON + widthOf(due) + GAP : 0) + people;
  const ends = counts.map((text) => (end += ICON + widthOf(text) + GAP));
  if ((ends.at(-1) ?? 0) - GAP <= LINE) return counts.length;
  return ends.filter((each) => each + MORE <= LINE).length;
}
