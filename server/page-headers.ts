import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { apiLink, REQUEST_ID } from "@/lib/http/response/headers";
import { BUILT_FILES_POLICY, byNonce, NO_FRAMES, pagePolicy } from "@/server/content-policy";
import type { Guard } from "@/server/guards";
import { frameAncestors, isEmbedded, mayHaveCaptcha, sourcesFor } from "@/server/public-pages";

/**
 * Security headers, the link to the API and the request's id. Next takes the nonce for its own scripts from the policy
 * in the request. Each page decides by itself who may see it.
 */
export const setPageHeaders: Guard = (request, response, next) => {
  if (request.url?.startsWith("/_next/")) {
    setHeaders(request, response, BUILT_FILES_POLICY);
    return next();
  }
  response.setHeader("Link", apiLink());
  if (!isEmbedded(request) && !mayHaveCaptcha(request)) {
    setHeaders(request, response, policyFor(NO_FRAMES, []));
    return next();
  }
  void settingsFor(request).then(([ancestors, sources]) => {
    setHeaders(request, response, policyFor(ancestors, sources));
    // The older header knows no list of sites.
    if (isEmbedded(request)) response.removeHeader("X-Frame-Options");
    next();
  });
};

const settingsFor = (request: IncomingMessage) =>
  Promise.all([isEmbedded(request) ? frameAncestors() : NO_FRAMES, sourcesFor(request)]);

const policyFor = (ancestors: string, sources: readonly string[]) =>
  pagePolicy({ scripts: byNonce(randomBytes(16).toString("base64")), ancestors, sources });

function setHeaders(request: IncomingMessage, response: ServerResponse, policy: string) {
  request.headers["content-security-policy"] = policy;
  request.headers[REQUEST_ID] = randomUUID();
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policy);
  if (policy !== BUILT_FILES_POLICY) response.setHeader(REQUEST_ID, request.headers[REQUEST_ID]);
  if (env().BOARDS_URL.startsWith("https:")) response.setHeader("Strict-Transport-Security", "max-age=31536000");
}

const PAGE_HEADERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};
