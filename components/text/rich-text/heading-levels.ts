const HEADING = /<h([1-6])\b/g;

/** Below the part of a page in which the text stands. */
const HIGHEST = 3;

/**
 * Stored text (`safeHtml` wrote it) whose headings go on below those of the page, without a gap: their tags say how large
 * they are. Linear in its length.
 */
export function withHeadingLevels(html: string): string {
  const used = [...new Set([...html.matchAll(HEADING)].map(([, size]) => size ?? ""))].sort();
  let before = HIGHEST - 1;
  return html.replace(HEADING, (tag, size: string) => {
    before = Math.min(HIGHEST + used.indexOf(size), before + 1);
    return `${tag} aria-level="${before}"`;
  });
}
