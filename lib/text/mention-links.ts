const LINK = /<a\b[^<>]*\bfbs_mention\b[^<>]*>/g;
const END = "</a>";

/**
 * Of safe HTML. The links that mention a person no longer lead anywhere, and have another text instead of the name. In linear time:
 * a link without an end ends with the text.
 *
 * @param name without the `@`, which stays
 */
export function withoutMentionsOf(html: string, personId: number, name: string): string {
  const href = new RegExp(`\\bhref="[^"<>]*/people/${personId}"`);
  let [left, at] = ["", 0];
  for (const { 0: tag, index } of html.matchAll(LINK)) {
    if (index < at || !href.test(tag)) continue;
    const begin = index + tag.length;
    const end = html.indexOf(END, begin);
    const sign = html.charAt(begin) === "@" ? "@" : "";
    left += `${html.slice(at, index)}<a class="fbs_mention">${sign}${name}`;
    at = end < 0 ? html.length : end;
  }
  return left + html.slice(at);
}
