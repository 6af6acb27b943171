import { Marked } from "marked";
import { escapeHtml } from "@/lib/text/escape-html";

/** Longer than any text that programs with Markdown store; what is longer is not parsed. */
export const LONGEST_MARKDOWN = 20_000;

/** Many quotes or lists inside each other in one line, which would take the parser too deep. */
export const DEEP_LINE = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

/** A table repeats its columns in each row, so a short text could become a huge one. */
const markdown = new Marked({
  async: false,
  breaks: true,
  gfm: true,
  tokenizer: { table: () => undefined },
  renderer: { html: ({ text }) => escapeHtml(text) },
});

/** HTML of Markdown, in which HTML has no meaning; its links may lead anywhere. Null for what would take the parser too long. */
export function parseMarkdown(text: string): string | null {
  if (text.length > LONGEST_MARKDOWN || DEEP_LINE.test(text)) return null;

  // Long runs of spaces mean nothing, and take the parser long.
  return markdown.parse(text.replace(/[ \t]{80,}/g, "    "), { async: false }).trim();
}
