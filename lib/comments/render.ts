import { escapeHtml } from "@/lib/text/escape-html";

export interface Mentionable {
  id: number;
  login: string;
  nicename: string;
  displayName: string;
}

export interface RenderedComment {
  /** Escaped HTML. Line breaks stay. */
  html: string;
  text: string;
  mentionedIds: number[];
}

/** Excludes invisible characters, which could disguise an address. */
const TOKENS = /(?<![\p{L}\p{N}_])(?:(?:https?|ftp):\/\/|(?<!@)www\.)[\p{L}\p{N}][^\s<>[\]{}"'\p{Cc}\p{Cf}]*|@/giu;

/** Renders a comment as HTML with links and mentions (compatibility.md, C76), in linear time.
 * Clients mark a chosen name as `@`, U+200B, login, U+200C. */
export function renderComment(raw: string, people: Mentionable[], site: string): RenderedComment {
  const mentionAt = mentionFinder(raw, people);
  const [html, text, mentioned]: [string[], string[], Set<number>] = [[], [], new Set()];
  const add = (words: string, markup = escapeHtml(words)) => {
    html.push(markup);
    text.push(words);
  };

  let at = 0;
  for (const { 0: token, index } of raw.matchAll(TOKENS)) {
    if (index < at) continue;
    const mention = token === "@" ? mentionAt(index) : null;
    if (token === "@" && !mention) continue;

    add(raw.slice(at, index));
    if (mention) {
      mentioned.add(mention.person.id);
      add(
        mention.person.displayName,
        `<a class="fbs_mention" href="${escapeHtml(site)}/people/${mention.person.id}">${escapeHtml(mention.person.displayName)}</a>`,
      );
      at = mention.end;
    } else {
      const address = withoutTrailingPunctuation(token);
      add(address, link(address));
      at = index + address.length;
    }
  }
  add(raw.slice(at));
  return { html: html.join(""), text: text.join(""), mentionedIds: [...mentioned] };
}

/** The typed text with another name where it mentions a person. @param people all whom it may mention, since one name
 * can begin with another */
export function renameMentions(raw: string, people: Mentionable[], personId: number, name: string): string {
  const mentionAt = mentionFinder(raw, people);
  const left: string[] = [];
  let at = 0;
  for (const { 0: token, index } of raw.matchAll(TOKENS)) {
    const mention = token === "@" && index >= at ? mentionAt(index) : null;
    if (!mention) continue;

    const isPerson = mention.person.id === personId;
    left.push(raw.slice(at, index), isPerson ? `@${name}` : raw.slice(index, mention.end));
    at = mention.end;
  }
  return left.join("") + raw.slice(at);
}

/** Plain text has no blocks, unless it was written on a public page. */
export const hasBlocks = (html: string): boolean => /^<(?!a\b)/.test(html);

/** The paragraphs of plain text from a public page end in line breaks. */
export const isOfMarkdown = (html: string): boolean => hasBlocks(html) && !html.endsWith("\n");

/** Other schemes could run a script. */
export const isHref = (href: string): boolean =>
  /^(?:https?:\/\/|ftp:\/\/|mailto:|tel:)/i.test(href) || /^\/(?!\/|\\)/.test(href);

function link(address: string): string {
  const href = /^www\./i.test(address) ? `http://${address}` : address;
  return `<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="${escapeHtml(href)}">${escapeHtml(address)}</a>`;
}

/** Excludes punctuation, and a closing bracket that was opened before the address. */
function withoutTrailingPunctuation(address: string): string {
  let unopened = address.split(")").length - address.split("(").length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ")" && unopened > 0) unopened -= 1;
    else if (!".,;:!?".includes(last)) break;
  }
  return address.slice(0, end);
}

interface Mention {
  person: Mentionable;
  end: number;
}

const INSIDE_A_WORD = /[\p{L}\p{N}_+-]/u;
const CONTINUES_NAME = /[\p{L}\p{N}_]|[-.@][\p{L}\p{N}]/uy;
const [MENTION_START, MENTION_END] = ["\u200b", "\u200c"];

/** Finds the longest name after the `@` at an index. */
function mentionFinder(raw: string, people: Mentionable[]): (at: number) => Mention | null {
  const names = buildTrie(people);
  const isWhole = (end: number) => {
    CONTINUES_NAME.lastIndex = end;
    return !CONTINUES_NAME.test(raw);
  };

  return (at) => {
    if (raw.charAt(at + 1) === MENTION_START) {
      const chosen = longestMatch(names, raw, at + 2, (end) => raw.charAt(end) === MENTION_END);
      return chosen && { ...chosen, end: chosen.end + 1 };
    }
    return INSIDE_A_WORD.test(raw.charAt(at - 1)) ? null : longestMatch(names, raw, at + 1, isWhole);
  };
}

/** A trie, so that the text is compared with all names at once. */
interface Trie {
  next: Map<string, Trie>;
  person?: Mentionable;
}

function buildTrie(people: Mentionable[]): Trie {
  const trie: Trie = { next: new Map() };
  for (const person of people) insert(trie, person.nicename, person);
  for (const person of people) insert(trie, person.login, person);
  return trie;
}

function insert(trie: Trie, name: string, person: Mentionable) {
  let here = trie;
  for (let at = 0; at < name.length; at += 1) {
    const letter = name.charAt(at).toLowerCase();
    const next = here.next.get(letter) ?? { next: new Map() };
    here.next.set(letter, next);
    here = next;
  }
  here.person = person;
}

function longestMatch(names: Trie, raw: string, start: number, mayEnd: (end: number) => boolean): Mention | null {
  let found: Mention | null = null;
  let here: Trie | undefined = names;
  for (let end = start; here; end += 1) {
    if (here.person && end > start && mayEnd(end)) found = { person: here.person, end };
    here = here.next.get(raw.charAt(end).toLowerCase());
  }
  return found;
}
