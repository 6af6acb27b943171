/** Schemes in which an address is a program, a file or the page itself. */
const FORBIDDEN_SCHEMES =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|ws|wss|ftp|chrome|mailto|tel):$/;
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/;

/**
 * Where an application may be told the answer: https, http on this very machine, or a scheme of its own
 * (`my-app://done`). Null for everything else.
 */
export function returnAddress(text: string | undefined): URL | null {
  if (!text || /[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return null;

  const url = new URL(text);
  if (FORBIDDEN_SCHEMES.test(url.protocol) || url.username || url.password) return null;
  if (url.protocol === "https:") return url;
  if (url.protocol === "http:") return LOCAL.test(url.hostname) ? url : null;
  return /^[a-z][a-z0-9+.-]*:\/\/./i.test(text) ? url : null;
}

/** The address with the answer behind its own parameters, as WordPress appends it. */
export function withAnswer({ href }: { href: string }, answer: Record<string, string>): string {
  const [before = "", ...fragment] = href.split("#");
  const pairs = Object.entries(answer).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`${before}${before.includes("?") ? "&" : "?"}${pairs.join("&")}`, ...fragment].join("#");
}
