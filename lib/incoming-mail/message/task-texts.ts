import type { IncomingMessage, RefusedFile } from "@/lib/incoming-mail/message/message";
import { escapeHtml } from "@/lib/text/escape-html";
import { LONGEST_HTML, safeHtml } from "@/lib/text/html";
import { htmlOfPlainText } from "@/lib/text/markdown";
import { cut, plainLine } from "@/lib/text/text";

const LONGEST_TITLE = 255;
/** Lines before the first one that says something. */
const MOST_LINES = 50;

/** The subject as it is, or the first line of the text. Empty without both. */
export function titleOf({ subject, text }: Pick<IncomingMessage, "subject" | "text">): string {
  const lines = [subject, ...text.slice(0, 10 * LONGEST_TITLE).split("\n", MOST_LINES)];
  const first = lines.map((line) => plainLine(line.slice(0, 10 * LONGEST_TITLE))).find((line) => line !== "");
  return cut(first ?? "", LONGEST_TITLE).trim();
}

type Content = Pick<IncomingMessage, "text" | "html" | "refusedFiles">;

/** Safe HTML; null for an empty email. */
export function descriptionOf({ text, html, refusedFiles }: Content): string | null {
  const body = (html === null ? null : safeBody(html)) ?? htmlOfPlainText(text);
  return [body, refusedHtml(refusedFiles)].filter(Boolean).join("\n") || null;
}

/** Null when nothing of it remains. */
const safeBody = (html: string): string | null => withoutPictures(safeHtml(bodyIn(html))).trim() || null;

/** Without the head, whose title would become text. */
function bodyIn(html: string): string {
  const begin = /<body\b[^<>]*>/i.exec(html);
  const head = html.search(/<\/head\s*>/i);
  const body = begin ? html.slice(begin.index + begin[0].length) : html.slice(head < 0 ? 0 : head);
  return body.slice(0, LONGEST_HTML);
}

/** Those of the email are its files, and those of other servers would tell them who reads it. */
const withoutPictures = (html: string): string => html.replace(/<img\b[^<>]*>/g, "");

const refusedHtml = (files: RefusedFile[]): string =>
  files.map((file) => `<p>${escapeHtml(refusedLine(file))}</p>`).join("\n");

export const refusedLine = ({ name, reason }: RefusedFile): string => `[${name}: ${reason}]`;
