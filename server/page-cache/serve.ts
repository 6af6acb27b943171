import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { TooManyRequests } from "@/lib/errors";
import { isKnownGuest } from "@/lib/guests/guest";
import { logger } from "@/lib/logger";
import { hasSession } from "@/lib/users/sessions/find";
import { byDigests, NO_FRAMES, pagePolicy } from "@/server/content-policy";
import type { Guard } from "@/server/guards";
import { isPublicPage, sharedPageOf } from "@/server/page-cache/cacheable";
import type { PageCache } from "@/server/page-cache/page-cache";
import { RenderBudget } from "@/server/page-cache/render-budget";
import type { StoredPage } from "@/server/page-cache/stored-page";
import { frameAncestors, isEmbedded, publicPageFacts, sourcesFor } from "@/server/public-pages";
import { refuse } from "@/server/refuse";
import { sendStored } from "@/server/stored-body";

/** Answers readers without an account from memory. Whatever can't be shared, or fails, takes the usual way. */
export function sharePages(cache: PageCache): Guard {
  const budget = new RenderBudget();
  return (request, response, pass) => {
    if (process.env.NODE_ENV === "development" || !isPublicPage(request)) return pass();

    void pageFor(request, cache, budget).then(async (page) => {
      if (page instanceof TooManyRequests) refuse(request, response, page);
      else if (page) send(page, request, response, await policyOf(page, request));
      else pass();
    });
  };
}

/** Null if the request takes the usual way. */
async function pageFor(
  request: IncomingMessage,
  cache: PageCache,
  budget: RenderBudget,
): Promise<StoredPage | TooManyRequests | null> {
  try {
    if (await hasSession(request.headers.cookie ?? null)) return null;
    if (wantsItsOwn(request) && budget.isLeft(request)) {
      budget.spend(request);
      return null;
    }

    const { siteLanguage } = await publicPageFacts();
    return await cache.page(sharedPageOf(request, siteLanguage), () => budget.spend(request));
  } catch (error) {
    if (error instanceof TooManyRequests) return error;
    logger().warn({ err: error }, "a page could not be shared");
    return null;
  }
}

/** A guest's page shows what is the guest's, and Next's own requests want a part of a page. Both can do with the shared one. */
const wantsItsOwn = ({ headers }: IncomingMessage): boolean =>
  isKnownGuest(headers.cookie ?? null) ||
  Object.keys(headers).some((name) => name === "rsc" || name.startsWith("next-"));

async function policyOf({ digests }: StoredPage, request: IncomingMessage): Promise<string> {
  const ancestors = isEmbedded(request) ? await frameAncestors() : NO_FRAMES;
  return pagePolicy({ scripts: byDigests(digests), ancestors, sources: await sourcesFor(request) });
}

function send(page: StoredPage, request: IncomingMessage, response: ServerResponse, policy: string) {
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("Cache-Control", "private, no-cache");
  response.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
  sendStored(page.body, page.status, request, response);
}
