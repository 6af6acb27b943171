import { Marked } from "marked";
import { escapeHtml } from "@/lib/text/escape-html";
import { LONGEST_HTML } from "@/lib/text/html";
import { cut } from "@/lib/text/text";

/** Longer than any text that programs with Markdown store; what is longer is not parsed. */
const LONGEST = 20_000;

/** Many quotes or lists inside each other in one line, which would take the parser too deep. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

/** A table repeats its columns in each row, so a short text could become a huge one. */
const markdown = new Marked({
  async: false,
  breaks: true,
  gfm: true,
  tokenizer: { table: () => undefined },
  renderer: { html: ({ text }) => escapeHtml(text) },
});

/** HTML of Markdown, in which HTML has no meaning. Its links still need `safeHtml`. */
export function htmlOfMarkdown(text: string): string {
  if (text.trim() === "") return "";
  if (text.length > LONGEST || DEEP_LINE.test(text)) return htmlOfPlainText(text);

  // Long runs of spaces mean nothing, and take the parser long.
  const html = markdown.parse(text.replace(/[ \t]{80,}/g, "    "), { async: false }).trim();
  return html.length > LONGEST_HTML ? htmlOfPlainText(text) : html;
}

/** Escaped characters take up to six. */
const LONGEST_PLAIN_TEXT = 30_000;

/** Safe HTML: paragraphs and line breaks of a text without markup, cut off where it would be too long to store. */
export const htmlOfPlainText = (text: string): string =>
  cut(text.replace(/\r\n?/g, "\n"), LONGEST_PLAIN_TEXT)
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, "<br />")}</p>`)
    .join("\n");
