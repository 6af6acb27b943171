import { Marked, type MarkedToken, type Token, type Tokens } from "marked";
import { isHref, type Mentionable, renderComment, type RenderedComment } from "@/lib/comments/render";
import { escapeHtml } from "@/lib/text/escape-html";
import { DEEP_LINE, LONGEST_MARKDOWN } from "@/lib/text/parse-markdown";
import { linesOfHtml } from "@/lib/text/text-of-html";

/** A row repeats all columns of its table, so a short text could become a huge one. */
const MOST_COLUMNS = 20;
const LONGEST_HTML = 200_000;

const markdown = new Marked({
  async: false,
  breaks: true,
  gfm: true,
  // Addresses and mentions are found as in plain text.
  tokenizer: { url: () => undefined, def: () => undefined, table: (source) => (isWide(source) ? undefined : false) },
});

const isWide = (source: string) => (source.split("\n", 1)[0] ?? "").split("|").length > MOST_COLUMNS + 2;

/** As `renderComment`, of a comment in Markdown (compatibility.md, C198). HTML in it has no meaning. What would take the parser too long is shown as it was typed. */
export function renderMarkdown(raw: string, people: Mentionable[], site: string): RenderedComment {
  const plain = () => renderComment(raw, people, site);
  if (raw.length > LONGEST_MARKDOWN || DEEP_LINE.test(raw)) return plain();

  const mentionedIds = new Set<number>();
  const html = blocks(markdown.lexer(raw.replace(/[ \t]{80,}/g, "    ")), (words) => {
    const rendered = renderComment(words, people, site);
    for (const id of rendered.mentionedIds) mentionedIds.add(id);
    return rendered.html;
  });
  return html.length > LONGEST_HTML ? plain() : { html, text: linesOfHtml(html), mentionedIds: [...mentionedIds] };
}

type RenderWords = (words: string) => string;

const blocks = (tokens: readonly Token[], words: RenderWords): string =>
  tokens.map((token) => block(known(token), words)).join("");

/** Only our own extensions would add others. */
const known = (token: Token) => token as MarkedToken;

function block(token: MarkedToken, words: RenderWords): string {
  switch (token.type) {
    case "space":
    case "checkbox":
      return "";
    case "heading":
      return `<h${token.depth}>${inline(token.tokens, words)}</h${token.depth}>`;
    case "code":
      return `<pre><code${languageOf(token)}>${escapeHtml(token.text)}</code></pre>`;
    case "hr":
      return "<hr>";
    case "blockquote":
      return `<blockquote>${blocks(token.tokens, words)}</blockquote>`;
    case "list":
      return list(token, words);
    case "table":
      return `<table><tbody>${[token.header, ...token.rows].map((cells) => row(cells, words)).join("")}</tbody></table>`;
    case "paragraph":
    case "text":
      return `<p>${inline(token.tokens ?? [token], words)}</p>`;
    default:
      return `<p>${words(token.raw.trim()).replace(/\n/g, "<br>")}</p>`;
  }
}

const languageOf = ({ lang }: Tokens.Code): string =>
  lang && /^[\w-]{1,40}$/.test(lang) ? ` class="language-${lang}"` : "";

function list({ ordered, start, items }: Tokens.List, words: RenderWords): string {
  if (items.every(({ task }) => task))
    return `<ul data-type="taskList">${items.map((item) => taskItem(item, words)).join("")}</ul>`;
  const all = items
    .map(
      (item) => `<li>${item.task ? escapeHtml(item.checked ? "[x] " : "[ ] ") : ""}${blocks(item.tokens, words)}</li>`,
    )
    .join("");
  return ordered ? `<ol${start === 1 ? "" : ` start="${Number(start)}"`}>${all}</ol>` : `<ul>${all}</ul>`;
}

/** In the form of the editor. */
const taskItem = ({ checked, tokens }: Tokens.ListItem, words: RenderWords): string =>
  `<li data-checked="${Boolean(checked)}" data-type="taskItem"><label><input type="checkbox"${checked ? ' checked="checked"' : ""}><span></span></label><div>${blocks(tokens, words)}</div></li>`;

const row = (cells: readonly Tokens.TableCell[], words: RenderWords): string =>
  `<tr>${cells.map(({ header, tokens }) => `<${header ? "th" : "td"}>${inline(tokens, words)}</${header ? "th" : "td"}>`).join("")}</tr>`;

/** A name or an address can be in several tokens, because signs in it are escaped. */
function inline(tokens: readonly Token[], words: RenderWords): string {
  const parts: string[] = [];
  let text = "";
  const endText = () => {
    if (text !== "") parts.push(words(text));
    text = "";
  };
  for (const token of tokens.map(known)) {
    if (isWords(token)) text += token.text;
    else {
      endText();
      parts.push(inlineNode(token, words));
    }
  }
  endText();
  return parts.join("");
}

const isWords = (token: MarkedToken): token is Tokens.Text | Tokens.Escape | Tokens.Tag =>
  (token.type === "text" && !token.tokens) || token.type === "escape" || token.type === "html";

function inlineNode(token: MarkedToken, words: RenderWords): string {
  switch (token.type) {
    case "strong":
      return `<strong>${inline(token.tokens, words)}</strong>`;
    case "em":
      return `<em>${inline(token.tokens, words)}</em>`;
    case "del":
      return `<s>${inline(token.tokens, words)}</s>`;
    case "codespan":
      return `<code>${escapeHtml(token.text)}</code>`;
    case "br":
      return "<br>";
    case "checkbox":
      return "";
    case "link":
      return link(token.href, inline(token.tokens, escapeHtml), token.raw);
    case "image":
      return link(token.href, escapeHtml(token.text || token.href), token.raw);
    case "text":
      return inline(token.tokens ?? [], words);
    default:
      return escapeHtml(token.raw);
  }
}

/** Pictures of a comment are its files: an address of another one is a link. */
const link = (href: string, html: string, raw: string): string =>
  isHref(href)
    ? `<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="${escapeHtml(href)}">${html}</a>`
    : escapeHtml(raw);
