const SAFE = /^(https?:\/\/|mailto:|tel:)/i;
const OTHER = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Where a link may lead, by its address alone; paths of this site may stay as they are. */
export const isSafeHref = (href: string): boolean =>
  SAFE.test(href) || (href.startsWith("/") && !href.startsWith("//"));

/** Whether a pasted text is an address of the web and nothing else. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);

/** What somebody typed, as an address; null when no link may lead there. */
export function hrefOf(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  if (isSafeHref(text)) return text;
  if (OTHER.test(text) || text.startsWith("//")) return null;
  return /^[^@/]+@[^@/][^@/.]*\.[^@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}
