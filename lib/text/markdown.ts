import { escapeHtml } from "@/lib/text/escape-html";
import { LONGEST_HTML } from "@/lib/text/html";
import { parseMarkdown } from "@/lib/text/parse-markdown";
import { cut } from "@/lib/text/text";

/** HTML of Markdown, in which HTML has no meaning. Its links still need `safeHtml`. */
export function htmlOfMarkdown(text: string): string {
  if (text.trim() === "") return "";

  const html = parseMarkdown(text);
  return html === null || html.length > LONGEST_HTML ? htmlOfPlainText(text) : html;
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
