import { type APIRequestContext, expect } from "@playwright/test";

/** As a browser opens an address, as one without a secure connection, and as any other client. */
export const ASKED_AS: Record<string, string>[] = [
  { accept: "text/html", "sec-fetch-dest": "document" },
  { accept: "text/html" },
  { accept: "*/*" },
];

export async function expectHeaders(request: APIRequestContext, address: string, client?: Record<string, string>) {
  const headers = (await request.get(address, { maxRedirects: 0, headers: client })).headers();

  const isEmbedded = address.startsWith("/embed/");
  const framing = isEmbedded ? "frame-ancestors 'self'" : "frame-ancestors 'none'";
  for (const directive of [framing, "base-uri 'self'", "form-action 'self'"])
    expect.soft(headers["content-security-policy"], address).toContain(directive);
  expect.soft(headers["content-security-policy"], address).not.toContain("unsafe-");
  expect.soft(headers["x-frame-options"], address).toBe(isEmbedded ? undefined : "DENY");
  expect.soft(headers["x-content-type-options"], address).toBe("nosniff");
  expect.soft(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin");
  expect.soft(headers["permissions-policy"], address).toContain("camera=()");
  expect
    .soft(headers.link, `${address} leads programs to the API`)
    .toMatch(/<http[^>]*\/wp-json\/>; rel="https:\/\/api\.w\.org\/"/);
  expect.soft(headers["cache-control"] ?? "private", address).toMatch(/private|no-store/);
  expect.soft(headers["x-powered-by"], address).toBeUndefined();
}
