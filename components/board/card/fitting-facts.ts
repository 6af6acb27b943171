import { textWidth } from "@/components/board/card/fitting-labels";

/** In pixels: the line of a card, the gap between two facts, what says how many are folded, and the icon of a fact with the gap behind it. */
const [LINE, GAP, MORE, ICON] = [246, 6, 20, 18];
const MARK = 16;
/** Facts are not as bold as labels. */
const widthOf = (text: string) => textWidth(text) * 0.92;
const [FACE, OVERLAP] = [20, 2];

interface FactsOfLine {
  /** How many icons without words begin the line. */
  marks: number;
  due: string;
  /** The words of the counts, in their order. */
  counts: readonly string[];
  /** How many people stand at its end. */
  faces: number;
}

/** How many of the counts have room in a card's one line of facts; the others are folded. By estimate, as with labels. */
export function countsThatFit({ marks, due, counts, faces }: FactsOfLine): number {
  const people = faces === 0 ? 0 : faces * FACE - (faces - 1) * OVERLAP + GAP;
  let end = marks * (MARK + GAP) + (due ? ICON + widthOf(due) + GAP : 0) + people;
  const ends = counts.map((text) => (end += ICON + widthOf(text) + GAP));
  if ((ends.at(-1) ?? 0) - GAP <= LINE) return counts.length;
  return ends.filter((each) => each + MORE <= LINE).length;
}
