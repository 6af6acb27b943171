/** Schemes that would run a program, open a file or address the page itself. */
const FORBIDDEN_SCHEMES =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|ws|wss|ftp|chrome|mailto|tel):$/;
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/;

/** Allows https, http on this machine, and custom schemes (`my-app://done`); otherwise null. */
export function returnAddress(text: string | undefined): URL | null {
  if (!text || /[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return null;

  const url = new URL(text);
  if (FORBIDDEN_SCHEMES.test(url.protocol) || url.username || url.password) return null;
  if (url.protocol === "https:") return url;
  if (url.protocol === "http:") return LOCAL.test(url.hostname) ? url : null;
  return /^[a-z][a-z0-9+.-]*:\/\/./i.test(text) ? url : null;
}

/** Appends the answer to existing parameters, as WordPress does. */
export function withAnswer({ href }: { href: string }, answer: Record<string, string>): string {
  const [before = "", ...fragment] = href.split("#");
  const pairs = Object.entries(answer).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`${before}${before.includes("?") ? "&" : "?"}${pairs.join("&")}`, ...fragment].join("#");
}
