import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { apiLink } from "@/lib/http/response/headers";
import { directionOf, languageTag } from "@/lib/i18n/locale";
import { escapeHtml } from "@/lib/text/escape-html";

interface SmallPage {
  locale: string;
  title: string;
  /** Safe HTML. */
  content: string;
  style: string;
  status: number;
  bodyClass?: string;
  headers?: Record<string, string>;
  /** Other sites whose scripts and frames the page shows. */
  sources?: readonly string[];
}

/** A page of its own, without script and files of this site, for answers of route files to forms. */
export function smallPage({ style, status, headers = {}, sources = [], ...page }: SmallPage): Response {
  const all = { ...pageHeaders(style, sources), ...headers };
  return new Response(htmlOf({ ...page, style }), { status, headers: all });
}

function htmlOf({
  locale,
  title,
  content,
  style,
  bodyClass,
}: Omit<SmallPage, "status" | "headers" | "sources">): string {
  return `<!DOCTYPE html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body${bodyClass ? ` class="${bodyClass}"` : ""}>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

const policyFor = (style: string, sources: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'${sources.map((source) => ` ${source}`).join("")}`,
    ...(sources.length > 0 ? ["script-src", "frame-src", "connect-src"] : []).map((kind) =>
      [kind, ...sources].join(" "),
    ),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const pageHeaders = (style: string, sources: readonly string[]) => ({
  "Content-Type": "text/html; charset=UTF-8",
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": policyFor(style, sources),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  Link: apiLink(),
  ...(env().BOARDS_URL.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
});
