/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ""));
  return letters.join("").toLocaleUpperCase() || "?";
}

const firstLetter = (word: string) => [...word].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? [...word][0] ?? "";
