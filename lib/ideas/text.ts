import { plainText } from "@/lib/comments/plain";
import { hasBlocks, renderComment } from "@/lib/comments/render";
import { Invalid } from "@/lib/errors";
import { env } from "@/lib/env";
import { safeHtml } from "@/lib/text/html";
import { textOfHtml } from "@/lib/text/text-of-html";

/** In characters, of ideas and comments on public pages. */
export const LONGEST_PUBLIC_TEXT = 20_000;

const MOST_LINKS = 3;

/** Plain text as paragraphs of safe HTML, in which search engines follow no link. */
export function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph) => `<p>${linesOf(paragraph.trim())}</p>\n`).join("");
}

const linesOf = (paragraph: string) =>
  withUnfollowedLinks(renderComment(paragraph, [], env().BOARDS_URL).html.replace(/\n/g, "<br />\n"));

/** Of a comment that was written on the board, whose lines are marked up only if it is Markdown. */
export const asParagraphs = (html: string): string =>
  hasBlocks(html)
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().replace(/\n/g, "<br />\n")}</p>\n`)
        .join("");

/** Takes HTML that was made safe, whose attributes therefore have no angle brackets. */
export const withUnfollowedLinks = (html: string): string =>
  html.replace(
    /<a\b([^<>]*)>/g,
    (_, attributes: string) => `<a${attributes.replace(/\srel="[^"]*"/g, "")} rel="${UNFOLLOWED}">`,
  );

const UNFOLLOWED = "nofollow ugc noopener noreferrer";

/** @throws Invalid for more links than a guest may send in one text */
export function refuseManyLinks(html: string): void {
  if (html.split("<a ").length - 1 > MOST_LINKS)
    throw new Invalid(`A text can have up to ${MOST_LINKS} links. Please remove some.`);
}

const SHORTEST = 10;

/** What an idea or comment says, as safe HTML. Only accounts may send markup.
 * @throws Invalid for less than ten visible characters, or a guest's many links */
export function publicHtml(field: string, sent: string, { user, isTeam, keepsMarkup }: TextRules): string {
  const html = user && keepsMarkup && MARKUP.test(sent) ? safeHtml(sent) : paragraphsOf(plainText(sent));
  if ([...textOfHtml(html).trim()].length < SHORTEST) throw tooShort(field);
  if (!user) refuseManyLinks(html);
  return isTeam ? html : withUnfollowedLinks(html);
}

interface TextRules {
  user: object | null;
  isTeam: boolean;
  keepsMarkup: boolean;
}

const MARKUP = /<[a-z!/]/i;

function tooShort(field: string): Invalid {
  const message = `The ${field} must be at least ${SHORTEST} characters.`;
  return new Invalid(`Invalid parameter(s): ${field}`, {
    params: { [field]: message },
    errors: { [field]: { min: message } },
  });
}
