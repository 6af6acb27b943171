/** Without accents and case, so that "uber" finds "Über". */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLocaleLowerCase();

export const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);
