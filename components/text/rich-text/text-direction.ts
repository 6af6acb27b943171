const BLOCK = /<(\/?)(?:p|h[1-6]|ul|ol|blockquote|table|pre)\b/g;

/** Expects the output of `safeHtml`. Each outer block has the direction of its own text. */
export function withTextDirection(html: string): string {
  let depth = 0;
  return html.replace(BLOCK, (tag, end: string) => {
    if (end) depth -= 1;
    else depth += 1;
    return !end && depth === 1 ? `${tag} dir="auto"` : tag;
  });
}
