/** The path to go to after signing in. Anything that could lead to another site becomes `/`. */
export function safeRedirect(target: string | null | undefined, site: string): string {
  if (!target || UNSAFE.test(target)) return "/";

  const { origin } = new URL(site);
  if (!target.startsWith("/") && !target.startsWith(`${origin}/`)) return "/";
  if (!URL.canParse(target, origin)) return "/";
  const { origin: aim, pathname, search, hash } = new URL(target, origin);
  // "/.//evil.example" becomes "//evil.example" once its dots are resolved.
  return aim === origin && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : "/";
}

/** Browsers drop control characters and treat a backslash as a slash. */
const UNSAFE = /[\p{Cc}\s\\]/u;
