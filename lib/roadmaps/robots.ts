import "server-only";
import { env } from "@/lib/env";

/** What is not for search engines says so itself: a page that they may not read could still be listed by its address. */
export const robotsAnswer = (): Response =>
  new Response(`User-agent: *\nDisallow: /wp-json/\nDisallow: /live/\n\nSitemap: ${env().BOARDS_URL}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
