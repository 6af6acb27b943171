import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isAmongEtags } from "@/lib/http/response/etag";
import { logger } from "@/lib/logger";
import { byDigests, NO_FRAMES, pagePolicy } from "@/server/content-policy";
import type { Guard } from "@/server/guards";
import { isForAnyone, sharedPageOf } from "@/server/page-cache/cacheable";
import type { PageCache } from "@/server/page-cache/page-cache";
import { encodingFor, type StoredPage } from "@/server/page-cache/stored-page";
import { frameAncestors, isEmbedded, publicPageFacts, sourcesFor } from "@/server/public-pages";

/** Answers readers without an account from memory. Whatever can't be shared, or fails, takes the usual way. */
export function sharePages(cache: PageCache): Guard {
  return (request, response, pass) => {
    if (process.env.NODE_ENV === "development" || !isForAnyone(request)) return pass();

    void sharedPage(cache, request).then(async (page) => {
      if (page) send(page, request, response, await policyOf(page, request));
      else pass();
    });
  };
}

async function sharedPage(cache: PageCache, request: IncomingMessage): Promise<StoredPage | null> {
  try {
    const { siteLanguage } = await publicPageFacts();
    return await cache.page(sharedPageOf(request, siteLanguage));
  } catch (error) {
    logger().warn({ err: error }, "a page could not be shared");
    return null;
  }
}

async function policyOf({ digests }: StoredPage, request: IncomingMessage): Promise<string> {
  const ancestors = isEmbedded(request) ? await frameAncestors() : NO_FRAMES;
  return pagePolicy({ scripts: byDigests(digests), ancestors, sources: await sourcesFor(request) });
}

function send(page: StoredPage, request: IncomingMessage, response: ServerResponse, policy: string) {
  const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""));
  const etag = `"${page.etag}-${encoding}"`;
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("Cache-Control", "private, no-cache");
  response.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
  response.setHeader("ETag", etag);
  if (isAmongEtags(request.headers["if-none-match"], etag)) return void response.writeHead(304).end();

  const body = page.bodies[encoding];
  response.setHeader("Content-Type", page.type);
  response.setHeader("Content-Length", body.length);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(page.status).end(request.method === "HEAD" ? undefined : body);
}
