import "server-only";
import { env } from "@/lib/env";
import { readRoadmapSettings } from "@/lib/roadmaps/settings";
import { escapeHtml } from "@/lib/text/escape-html";
import { safeHtml } from "@/lib/text/html";

/** What guests read where they need an account, as safe HTML. @param currentPath of the page that shows it */
export async function authHtmlFor(currentPath: string): Promise<string> {
  const { auth_html } = await readRoadmapSettings();
  return filledIn(auth_html, currentPath);
}

/** The addresses are made safe twice: as text of an attribute, and with all of the HTML afterwards. */
export function filledIn(html: string, currentPath: string): string {
  const path = OWN_PATH.test(currentPath) ? currentPath : "/";
  const addresses: Record<string, string> = {
    "{login_url}": `${env().BOARDS_URL}/login?redirect_to=${encodeURIComponent(path)}`,
    "{current_url}": `${env().BOARDS_URL}${path}`,
  };
  return safeHtml(html.replace(/\{(?:login|current)_url\}/g, (token) => escapeHtml(addresses[token] ?? "")));
}

/** Browsers drop control characters and treat a backslash as a slash. */
const OWN_PATH = /^\/(?![/\\])[^\s\p{Cc}\\]{0,2000}$/u;
