import { localFilePath } from "@/lib/attachments/file-link";

const PICTURE = /<img\b[^<>]*>/g;

/**
 * Stored text (`safeHtml` wrote it: a tag ends with the first `>`) with its pictures as they are read: ours from where the
 * page is, others, which the page's policy does not load, as links.
 */
export const withReadablePictures = (html: string): string => html.replace(PICTURE, readable);

function readable(tag: string): string {
  const source = attributeIn(tag, "src");
  const own = localFilePath(source);
  if (own !== null) return tag.replace(`src="${source}"`, `src="${own}" loading="lazy"`);
  return isElsewhere(source)
    ? `<a href="${source}" target="_blank" rel="noopener noreferrer">${attributeIn(tag, "alt") || source}</a>`
    : tag;
}

/** On another site, or on ours under an address that is no file's. */
export const isElsewhere = (source: string): boolean => /^https?:/i.test(source) && localFilePath(source) === null;

const attributeIn = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
