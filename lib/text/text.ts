import { withoutDisguise } from "@/lib/text/invisible";

/** One trimmed line of plain text, without tags, control characters and disguises. Empty if nothing visible is left. */
export function plainLine(text: string): string {
  const line = withoutTags(withoutDisguise(text))
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return isVisible(line) ? line : "";
}

export const isVisible = (text: string): boolean => VISIBLE.test(text);

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const TAGS = /<(?:[a-z/!?])[^<>]*>/gi;
/** Matches a row of brackets once, from its first one, which keeps it linear. */
const BRACKETS = /(?<!<)<+(?=[a-z/!?])/gi;

export function withoutTags(text: string): string {
  if (!text.includes("<")) return text;

  const left = withoutHiddenText(text).replace(TAGS, "");
  // Removing a tag can form another one (`<<b>script>`). Its bracket goes, so that no third pass is needed.
  return left.search(TAGS) < 0 ? left : left.replace(BRACKETS, "");
}

/** Removes script and style with their content. If one has no end, no later one has, so nothing is searched twice. */
export function withoutHiddenText(text: string): string {
  const begins = /<(script|style)\b[^<>]*>/gi;
  const endless = new Set<string>();
  let left = "";
  let end = 0;
  for (let begin = begins.exec(text); begin && endless.size < 2; begin = begins.exec(text)) {
    const name = (begin[1] ?? "").toLowerCase();
    if (endless.has(name)) continue;

    const ends = new RegExp(`</${name}[^<>]*>`, "gi");
    ends.lastIndex = begins.lastIndex;
    if (!ends.exec(text)) endless.add(name);
    else {
      left += text.slice(end, begin.index);
      end = begins.lastIndex = ends.lastIndex;
    }
  }
  return left + text.slice(end);
}

/** Counts code points, as JSON Schema does. Much longer texts are not counted. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || [...text].length > most);

/** Never cuts a character in half. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text.slice(0, 2 * length)].slice(0, length).join("");
}

/** With an ellipsis where something was cut off. */
export function shorten(text: string, length: number): string {
  const shortened = cut(text, length);
  return shortened === text ? text : `${cut(shortened, length - 1).trimEnd()}…`;
}

const LONGEST_SLUG = 1_000;

/** Lower-case words joined by hyphens, accents folded, other scripts percent-encoded, as in WordPress. */
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
