import { localFilePath } from "@/lib/attachments/file-link";

const PICTURE = /<img\b[^<>]*>/g;

/**
 * Expects the output of `safeHtml`, where a tag ends with the first `>`. Pictures of other sites, which the policy
 * blocks, become links.
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

export const isElsewhere = (source: string): boolean => /^https?:/i.test(source) && localFilePath(source) === null;

const attributeIn = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
