/** The words of an answer as people write them where there are no formats; lists keep their marks. Linear in the text’s length. */
export const plainOfMarkdown = (markdown: string): string =>
  markdown
    .replace(/\r\n?/g, "\n")
    .replace(/^ {0,3}#{1,6} +/gm, "")
    .replace(/^ {0,3}(?:```|~~~)[^\n]*(?:\n|$)/gm, "")
    .replace(/!\[([^[\]\n]{0,500})\]\([^()\s]{0,2000}\)/g, "$1")
    .replace(/\[([^[\]\n]{1,500})\]\(((?:https?:\/\/|mailto:)[^()\s]{1,2000})\)/g, linkAsText)
    .replace(/(\*\*|~~)(?=\S)([^*~\n]{1,2000})\1/g, "$2")
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]{1,2000})\*(?![\w*])/g, "$1")
    .replace(/^( *)[*+] (?=\S)/gm, "$1- ")
    .trim();

const linkAsText = (_all: string, words: string, address: string): string =>
  words === address || `mailto:${words}` === address ? words : `${words} (${address})`;
