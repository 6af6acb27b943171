/** The words of a piece of HTML, a line for each of its paragraphs. Nothing of it is drawn or run. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|div|tr)>/gi, "$&\n"), "text/html");
  return (body.textContent ?? "").replace(/\n{3,}/g, "\n\n").trim();
}

/** Text as HTML in which every sign means itself. */
export const htmlOf = (text: string): string => text.trim().replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
