/**
 * Check boxes in stored text, which `safeHtml` wrote: brackets that belong to no tag are escaped, so that a tag ends with
 * the first `>`.
 */
const BOX = /<input\b[^<>]*>/g;

/** The text with its nth check box ticked or not. */
export function withTick(html: string, index: number, isTicked: boolean): string {
  const box = [...html.matchAll(BOX)][index];
  if (!box) return html;

  const [tag] = box;
  const plain = tag.replace(/ checked(="[^"]*")?/, "");
  const head = html.slice(0, box.index);
  const item = head.lastIndexOf("<li");
  const marked =
    item < 0
      ? head
      : head.slice(0, item) + head.slice(item).replace(/data-checked="[^"]*"/, `data-checked="${isTicked}"`);
  return (
    marked +
    (isTicked ? plain.replace("<input", '<input checked="checked"') : plain) +
    html.slice(box.index + tag.length)
  );
}

/** The text as it is read: nobody ticks a box before the page listens. */
export const forReading = (html: string): string =>
  html.replace(BOX, (tag) => (/ disabled\b/.test(tag) ? tag : tag.replace("<input", "<input disabled")));
