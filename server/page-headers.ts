import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { apiLink, REQUEST_ID } from "@/lib/http/response/headers";
import type { Guard } from "@/server/guards";

/**
 * Security headers, the link to the API and the request's id. Next takes the nonce for its own scripts from the policy
 * in the request. Each page decides by itself who may see it.
 */
export const setPageHeaders: Guard = (request, response, next) => {
  const isBuilt = request.url?.startsWith("/_next/");
  const policy = isBuilt ? BUILT_FILES : contentSecurityPolicy(randomBytes(16).toString("base64"));
  request.headers["content-security-policy"] = policy;
  request.headers[REQUEST_ID] = randomUUID();
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policy);
  if (!isBuilt) {
    response.setHeader("Link", apiLink());
    response.setHeader(REQUEST_ID, request.headers[REQUEST_ID]);
  }
  if (env().BOARDS_URL.startsWith("https:")) response.setHeader("Strict-Transport-Security", "max-age=31536000");
  next();
};

const PAGE_HEADERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Among these is a worker that loads scripts and opens a stream. */
const BUILT_FILES = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

function contentSecurityPolicy(nonce: string): string {
  const forDevelopment = process.env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${forDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}
