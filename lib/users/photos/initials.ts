/** The first letters of the first and the last word, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "").replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "").join("").toLocaleUpperCase();
}

const HUES = 12;

/** A colour that stays with the key, dark enough for white letters. */
export function colorOf(key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return `hsl(${(sum % HUES) * (360 / HUES)} 45% 38%)`;
}
