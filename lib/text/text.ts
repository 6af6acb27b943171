import { withoutDisguise } from "@/lib/text/invisible";

/** One line of plain text: no tags, no line breaks, control characters or disguise, single blanks, trimmed; empty when nothing of it can be seen. */
export function plainLine(text: string): string {
  const line = withoutTags(withoutDisguise(text))
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return isVisible(line) ? line : "";
}

/** Whether any character of it leaves a trace: no blank, nothing of no width, no filler. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const TAGS = /<(?:[a-z/!?])[^<>]*>/gi;
/** A row of brackets is looked through once, from its first one. */
const BRACKETS = /(?<!<)<+(?=[a-z/!?])/gi;

/** Tags go, script and style with what they hold; a lone `<` stays. Linear in the text's length. */
export function withoutTags(text: string): string {
  if (!text.includes("<")) return text;

  const left = withoutHiddenText(text).replace(TAGS, "");
  // What stood around a tag may be one now: `<<b>script>`. Of these only the bracket goes, so that no third look is needed.
  return left.search(TAGS) < 0 ? left : left.replace(BRACKETS, "");
}

/** Script and style go with what they hold. Where one has no end, none behind it has: nothing is searched twice. */
export function withoutHiddenText(text: string): string {
  const begins = /<(script|style)\b[^<>]*>/gi;
  const endless = new Set<string>();
  let left = "";
  let kept = 0;
  for (let begin = begins.exec(text); begin && endless.size < 2; begin = begins.exec(text)) {
    const name = (begin[1] ?? "").toLowerCase();
    if (endless.has(name)) continue;

    const ends = new RegExp(`</${name}[^<>]*>`, "gi");
    ends.lastIndex = begins.lastIndex;
    if (!ends.exec(text)) endless.add(name);
    else {
      left += text.slice(kept, begin.index);
      kept = begins.lastIndex = ends.lastIndex;
    }
  }
  return left + text.slice(kept);
}

/** Whether it has more characters, as people and JSON Schema count them. Of a much longer text the characters are not counted. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || [...text].length > most);

/** At most so many characters, never half of one. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text.slice(0, 2 * length)].slice(0, length).join("");
}

/** Of a longer title the rest makes no difference. */
const LONGEST_SLUG = 1_000;

/** Lower-case words joined by hyphens, accents folded, other scripts percent-encoded, as WordPress names things in addresses. */
export function slugOf(title: string): string {
  const folded = title
    .slice(0, LONGEST_SLUG)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/Ł/g, "L")
    .replace(/ø/g, "o")
    .replace(/Ø/g, "O")
    .replace(/đ/g, "d")
    .replace(/Đ/g, "D")
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/Æ/g, "AE")
    .replace(/œ/g, "oe")
    .replace(/Œ/g, "OE")
    .toLowerCase();
  return [...folded.normalize("NFC")].map(inAddress).join("").replace(/-+/g, "-").replace(/^-|-$/g, "");
}

function inAddress(letter: string): string {
  if (/[a-z0-9_-]/.test(letter)) return letter;
  if (/[\s./]/.test(letter)) return "-";
  return (letter.codePointAt(0) ?? 0) > 127 && letter.isWellFormed() ? encodeURIComponent(letter).toLowerCase() : "";
}
