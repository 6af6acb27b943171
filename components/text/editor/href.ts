const SAFE = /^(https?:\/\/|mailto:|tel:)/i;
const OTHER = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

export const isSafeHref = (href: string): boolean =>
  SAFE.test(href) || (href.startsWith("/") && !href.startsWith("//"));

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);

/** Null when the address is not allowed. */
export function hrefOf(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  if (isSafeHref(text)) return text;
  if (OTHER.test(text) || text.startsWith("//")) return null;
  return /^[^@/]+@[^@/][^@/.]*\.[^@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}
