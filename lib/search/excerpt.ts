/** A text in parts, of which the marked ones matched. */
export type Excerpt = { text: string; is_marked: boolean }[];

const LONGEST = 160;
const BEFORE = 40;

/** The part of a text around its first match. Matches at the beginning of a word count more than those within one. */
export function excerptOf(text: string, words: string[], longest = LONGEST): Excerpt {
  const { folded, places } = foldWithPlaces(text);
  const marks = marksIn(
    folded,
    words.map(foldWord).filter((word) => word !== ""),
  ).map(({ from, to }) => ({
    from: places[from] ?? text.length,
    to: places[to] ?? text.length,
  }));
  const begin = text.length <= longest ? 0 : wordStart(text, Math.max(0, (marks[0]?.from ?? 0) - BEFORE));
  const end = Math.min(text.length, wordEnd(text, begin + longest));
  return partsOf(text, marks, { begin, end });
}

interface Range {
  from: number;
  to: number;
}

function marksIn(folded: string, words: string[]): Range[] {
  const ranges = words.flatMap((word) => {
    const all = placesOf(word, folded);
    const atWords = all.filter((at) => startsWord(folded, at));
    return (atWords.length > 0 ? atWords : all).map((at) => ({ from: at, to: at + word.length }));
  });
  const joined: Range[] = [];
  for (const range of ranges.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}

const MOST_MARKS = 200;

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && places.length < MOST_MARKS; at = text.indexOf(word, at + word.length))
    places.push(at);
  return places;
}

const LETTER = /[\p{L}\p{N}]/u;
/** In scripts without spaces any character begins a word. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const startsWord = (text: string, at: number): boolean =>
  at === 0 || !LETTER.test(text.charAt(at - 1)) || WITHOUT_SPACES.test(text.charAt(at));

function partsOf(text: string, marks: Range[], { begin, end }: { begin: number; end: number }): Excerpt {
  const parts: Excerpt = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), is_marked: isMarked });
  };
  if (begin > 0) parts.push({ text: "…", is_marked: false });
  let at = begin;
  for (const { from, to } of marks) {
    if (from < at || to > end) continue;
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, end, false);
  if (end < text.length) parts.push({ text: "…", is_marked: false });
  return parts;
}

const wordStart = (text: string, at: number): number => (at === 0 ? 0 : text.indexOf(" ", at) + 1 || at);

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return at >= text.length ? text.length : space > at - BEFORE ? space : at;
}

const foldWord = (word: string): string => foldWithPlaces(word).folded.trim();

/** Small letters without accents, as `search_fold` makes them in the database, and where each of them was. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    for (let at = 0; at < plain.length; at += 1) places.push(place);
    folded += plain;
    place += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

const foldCharacter = (character: string): string =>
  character < "\u0080"
    ? character.toLowerCase()
    : [...character.normalize("NFKD").replace(IGNORED, "").toLowerCase().normalize("NFC")]
        .map((each) => REPLACED[each] ?? each)
        .join("");

const IGNORED = /[\p{M}\u0640\u00ad\u200b-\u200d\ufeff]/gu;

const REPLACED: Record<string, string> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", ħ: "h", ŧ: "t", ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ς: "σ", ٱ: "ا", ى: "ي", ة: "ه", ک: "ك", ی: "ي" },
};
