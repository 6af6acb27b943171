import fuzzysort from "fuzzysort";
import type { Row } from "@/components/palette/row";
import { normalizeText } from "@/components/ui/hooks/filter-choices";

/** Worse matches are noise: letters that are scattered over a long title. */
const THRESHOLD = 0.45;

/** The best first. Ignores case and diacritics; each typed word may stand anywhere. */
export function rank(rows: readonly Row[], text: string, most: number): Row[] {
  const typed = normalizeText(text);
  if (typed === "") return rows.slice(0, most);

  const found = fuzzysort.go(typed, rows, { keys: [titleOf, wordsOf], limit: most, threshold: THRESHOLD });
  return found.map(({ obj }) => obj);
}

const titleOf = (row: Row): string => searchable(row).title;
const wordsOf = (row: Row): string => searchable(row).words;

/** A row is searched with every key press. */
const known = new WeakMap<Row, { title: string; words: string }>();

function searchable(row: Row) {
  const found = known.get(row);
  if (found) return found;

  const title = normalizeText(row.title);
  const texts = { title, words: `${title} ${normalizeText(row.words ?? "")}` };
  known.set(row, texts);
  return texts;
}
