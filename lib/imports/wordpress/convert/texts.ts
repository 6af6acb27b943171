import { escapeHtml } from "@/lib/text/escape-html";
import { LONGEST_HTML } from "@/lib/text/html";
import { cut, withoutTags } from "@/lib/text/text";

/** Text of the site that this one replaces: which links in it lead to what was moved. */
export interface Links {
  /** The addresses of the site, without the slash at the end. */
  sites: string[];
  /** Ours. */
  to: string;
  /** Whether people, boards and tasks have the ids that they had there. */
  keepsIds: boolean;
}

/**
 * With links to our own pages and files. The document makes it safe HTML; what is too long for that becomes plain text, and
 * `onCut` runs. Null when there is none.
 */
export function convertedHtml(html: string | null | undefined, links: Links, onCut: () => void): string | null {
  if (!html?.trim()) return null;
  const converted = withOurLinks(html.replaceAll(DATA, ""), links);
  if (converted.length <= LONGEST_HTML) return converted;
  onCut();
  return escapeHtml(cut(withoutTags(converted), LONGEST_HTML / 5));
}

/** Pictures inside a text, which no text keeps. */
const DATA = /data:[a-z]+\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/=]*/g;

/** Files of the plugin, and the pages of people, tasks and boards. Who is mentioned is still named by the id there. */
export function withOurLinks(html: string, links: Links): string {
  return html
    .replace(MENTION, (tag) => tag.replace(MENTIONED, `href="${links.to}/people/$1"`))
    .replace(ADDRESS, (address) => {
      const hash = FILE.exec(address)?.[1];
      if (hash !== undefined) return `${links.to}/files/${hash}`;
      const isOurs = links.keepsIds && links.sites.some((site) => address.startsWith(`${site}/`));
      return isOurs ? ourPage(address, links) : address;
    });
}

const MENTION = /<a\b[^<>]*\bfbs_mention\b[^<>]*>/g;
const MENTIONED = /\bhref="[^"<>]*#\/member\/(\d{1,12})(?:\/[^"<>]*)?"/;
const ADDRESS = /https?:\/\/[^\s"'<>\\]{1,2000}/g;
const FILE = /[?;&](?:fbs_attachment|fbs_comment_image)=([A-Za-z0-9]{16,192})(?![A-Za-z0-9])/;

function ourPage(address: string, { to }: Links): string {
  const [, person] = /#\/member\/(\d+)(?:\/|$)/.exec(address) ?? [];
  if (person) return `${to}/people/${person}`;
  const [, board, task] = /#\/boards\/(\d+)(?:\/tasks\/(\d+))?/.exec(address) ?? [];
  if (!board) return address;
  return task ? `${to}/boards/${board}/tasks/${task}` : `${to}/boards/${board}`;
}
