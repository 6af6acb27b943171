const HEADING = /<h([1-6])\b/g;

/** Headings of the page above the text have the levels 1 and 2. */
const HIGHEST = 3;

/** Expects the output of `safeHtml`. Continues the heading levels of the page without gaps, in linear time. */
export function withHeadingLevels(html: string): string {
  const used = [...new Set([...html.matchAll(HEADING)].map(([, size]) => size ?? ""))].sort();
  let before = HIGHEST - 1;
  return html.replace(HEADING, (tag, size: string) => {
    before = Math.min(HIGHEST + used.indexOf(size), before + 1);
    return `${tag} aria-level="${before}"`;
  });
}
