import { fileHashIn } from "@/lib/attachments/file-link";
import type { References } from "@/lib/imports/references";

/** Rewrites what a text says of other records: links to files that came along, and the people who are mentioned. */
export type Rewrite = (text: string) => string;

interface FileLinks {
  /** Addresses of files in the source, with those of their copies here. */
  links: Map<string, string>;
  ids: References;
  site: string;
}

export function rewriter({ links, ids, site }: FileLinks): Rewrite {
  const hashes = new Map([...links].flatMap(([from, to]) => [[fileHashIn(from) ?? from, to] as const]));
  return (text) => withMentions(links.size === 0 ? text : withFiles(text, links, hashes), ids, site);
}

const ADDRESS = /(?:https?:\/\/[^\s"'<>()]{1,2000}|\/files\/[A-Za-z0-9]{16,192}(?:\?[^\s"'<>()]{0,500})?)/g;

/** Addresses in HTML have `&amp;` where those of files have `&`. */
const withFiles = (text: string, links: Map<string, string>, hashes: Map<string, string>) =>
  text.replace(ADDRESS, (address) => {
    const plain = address.replaceAll("&amp;", "&");
    return links.get(plain) ?? hashes.get(fileHashIn(plain) ?? signedHashIn(plain) ?? "") ?? address;
  });

const signedHashIn = (address: string): string | undefined =>
  /[?&]fbs_(?:attachment|comment_image)=([A-Za-z0-9]{16,192})(?:&|$)/.exec(address)?.[1];

const MENTION = /<a\b([^<>]*\bfbs_mention\b[^<>]*)>([^<>]*)<\/a>/g;

/** People without an account here stay as text. */
function withMentions(text: string, ids: References, site: string): string {
  if (!text.includes("fbs_mention")) return text;
  return text.replace(MENTION, (_, attributes: string, name: string) => {
    const source = /\bhref="[^"]*?\/(\d{1,12})\/?"/.exec(attributes)?.[1];
    const id = ids.get("person", source ?? null);
    return id === undefined ? name : `<a class="fbs_mention" href="${site}/people/${id}">${name}</a>`;
  });
}
