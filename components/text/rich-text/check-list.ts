/** Expects the output of `safeHtml`, where a tag ends with the first `>`. */
const BOX = /<input\b[^<>]*>/g;

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

/** Check boxes are disabled until the page is hydrated. */
export const forReading = (html: string): string =>
  html.replace(BOX, (tag) => (/ disabled\b/.test(tag) ? tag : tag.replace("<input", "<input disabled")));
