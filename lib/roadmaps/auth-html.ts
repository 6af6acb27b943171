import "server-only";
import { env } from "@/lib/env";
import type { RoadmapSettings } from "@/lib/roadmaps/settings";
import { escapeHtml } from "@/lib/text/escape-html";
import { safeHtml } from "@/lib/text/html";

/** What those see who need an account, with links for this page. @param back its path */
export function authHtmlFor({ auth_html: html }: Pick<RoadmapSettings, "auth_html">, back: string): string {
  const addresses: Record<string, string> = {
    login_url: `${env().BOARDS_URL}/login?redirect_to=${encodeURIComponent(back)}`,
    current_url: env().BOARDS_URL + back,
  };
  return safeHtml(html.replace(/\{(login_url|current_url)\}/g, (token, name: string) => escapeHtml(addresses[name] ?? token)));
}
