/** One line of plain text: no tags, no line breaks or control characters, single blanks, trimmed. */
export function plainLine(text: string): string {
  return withoutTags(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Tags go, script and style with what they hold; a lone `<` stays. Linear in the text's length. */
export function withoutTags(text: string): string {
  if (!text.includes("<")) return text;

  return text.replace(/<(script|style)\b[^<>]*>[^<]*(?:<(?!\/\1)[^<]*)*<\/\1[^<>]*>/gi, "").replace(/<(?:[a-z/!?])[^<>]*>/gi, "");
}

/** At most so many characters, never half of one. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join("");
}

/** Lower-case words joined by hyphens, accents folded, other scripts percent-encoded, as WordPress names things in addresses. */
export function slugOf(title: string): string {
  const folded = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l").replace(/Ł/g, "L").replace(/ø/g, "o").replace(/Ø/g, "O").replace(/đ/g, "d").replace(/Đ/g, "D")
    .replace(/ß/g, "ss").replace(/æ/g, "ae").replace(/Æ/g, "AE").replace(/œ/g, "oe").replace(/Œ/g, "OE")
    .toLowerCase();
  return [...folded.normalize("NFC")].map(inAddress).join("").replace(/-+/g, "-").replace(/^-|-$/g, "");
}

function inAddress(letter: string): string {
  if (/[a-z0-9_-]/.test(letter)) return letter;
  if (/[\s./]/.test(letter)) return "-";
  return (letter.codePointAt(0) ?? 0) > 127 && letter.isWellFormed() ? encodeURIComponent(letter).toLowerCase() : "";
}
