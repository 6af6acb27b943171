import { urlOf } from "@/lib/http/request/url";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

export const METHOD_OVERRIDE = "x-http-method-override";

/**
 * A POST may override its method with `_method` in the query or `X-HTTP-Method-Override`; the query takes precedence,
 * as in WordPress.
 */
export function effectiveMethod(request: Request): string {
  if (request.method !== "POST") return request.method;

  const override = urlOf(request).searchParams.get("_method") || request.headers.get(METHOD_OVERRIDE);
  return override?.trim().toUpperCase() || "POST";
}
