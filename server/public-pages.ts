import "server-only";
import type { IncomingMessage } from "node:http";
import { type CaptchaName, captchaSources } from "@/lib/captcha/providers";
import { readCaptchaSetting } from "@/lib/captcha/setting";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";
import { readPublicPages } from "@/lib/settings/public-pages";
import { readSiteSettings } from "@/lib/settings/site";
import { NO_FRAMES } from "@/server/content-policy";
import { pathOf } from "@/server/node-request";

/** How long a change of a public page, or of its settings, may stay unseen. In milliseconds. */
export const FRESH_FOR = 5_000;

interface Facts {
  ancestors: string;
  siteLanguage: string;
  captcha: CaptchaName | null;
}

const remembered = () => oncePerProcess("public pages", () => ({ facts: null as Promise<Facts> | null, until: 0 }));

/** The settings that answers of public pages need before Next runs, read once in a while. */
export function publicPageFacts(now = Date.now()): Promise<Facts> {
  const known = remembered();
  if (known.facts && now < known.until) return known.facts;

  known.until = now + FRESH_FOR;
  known.facts = readFacts().catch((error: unknown) => {
    known.until = 0;
    throw error;
  });
  return known.facts;
}

async function readFacts(): Promise<Facts> {
  const [{ embed_origins }, { language }, { provider: captcha }] = await Promise.all([
    readPublicPages(),
    readSiteSettings(),
    readCaptchaSetting(),
  ]);
  return { ancestors: ["'self'", ...embed_origins].join(" "), siteLanguage: language, captcha };
}

export const isEmbedded = ({ url = "/" }: IncomingMessage): boolean => pathOf(url).startsWith("/embed/");

/** Pages of roadmaps lead to each other without a reload, so all of them have the policy of those with a form. */
export const mayHaveCaptcha = ({ url = "/" }: IncomingMessage): boolean => pathOf(url).startsWith("/roadmap/");

/** What a page may load for the captcha. Without the settings nothing, and guests can't send texts. */
export async function sourcesFor(request: IncomingMessage): Promise<readonly string[]> {
  if (!mayHaveCaptcha(request)) return [];
  try {
    return captchaSources((await publicPageFacts()).captcha);
  } catch (error) {
    logger().warn({ err: error }, "the captcha's setting could not be read");
    return [];
  }
}

/** Without the settings, no site may show the page, which fails without the database, too. */
export async function frameAncestors(): Promise<string> {
  try {
    return (await publicPageFacts()).ancestors;
  } catch (error) {
    logger().warn({ err: error }, "the sites that may embed boards could not be read");
    return NO_FRAMES;
  }
}
