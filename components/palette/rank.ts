import fuzzysort from "fuzzysort";
import type { Row } from "@/components/palette/row";
import { normalizeText } from "@/components/ui/hooks/filter-choices";

/** Worse matches are noise, as are those of a few letters: they are scattered over long titles. */
const THRESHOLD = 0.3;
const FEWEST_LETTERS = 4;

/** The best first. Ignores case and diacritics. Only if no row has all typed words, letters may be missing in between. */
export function rank(rows: readonly Row[], text: string, most: number): Row[] {
  const typed = normalizeText(text);
  if (typed === "") return rows.slice(0, most);

  const words = typed.split(/\s+/);
  const exact = rows.filter((row) => words.every((word) => searchable(row).words.includes(word)));
  const sorted = exact
    .map((row) => ({ row, place: placeOf(searchable(row).title, typed, words) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ row }) => row);
  return sorted.length > 0 ? sorted : similar(rows, typed, most);
}

/** Smaller is better: where the words are in the title. */
function placeOf(title: string, typed: string, words: readonly string[]): number {
  if (title.startsWith(typed)) return 0;
  if (title.includes(` ${typed}`)) return 1;
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 2;
  return words.every((word) => title.includes(word)) ? 3 : 4;
}

function similar(rows: readonly Row[], typed: string, most: number): Row[] {
  if (typed.length < FEWEST_LETTERS) return [];
  const options = { key: (row: Row) => searchable(row).title, limit: most, threshold: THRESHOLD };
  return fuzzysort.go(typed, rows, options).map(({ obj }) => obj);
}

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
