/** Of the first and the last word. Scripts with wide characters get one character, because two don't fit. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const [first = "", last = ""] = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) =>
    firstLetter(word ?? ""),
  );
  return (WIDE.test(first) ? first : first + last).toLocaleUpperCase() || "?";
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const firstLetter = (word: string) => [...word].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? [...word][0] ?? "";
