import { expect, test } from "@playwright/test";

const MISSING = "/there/is/nothing";
const OPENED_BY_BROWSER = { accept: "text/html", "sec-fetch-dest": "document" };
const pages = ["/", "/login", "/login/forgot", "/login/reset?token=x", "/setup", "/invitations?token=x", "/logout", "/profile", "/settings", "/settings/mail", "/unsubscribe?token=x", "/api-docs", "/api-docs/tasks", "/wp-admin/authorize-application.php?app_name=x", MISSING];

test("S37: every page carries the security headers, and a nonce of its own on each of its scripts", async ({ request }) => {
  for (const address of pages) {
    const answer = await request.get(address, { maxRedirects: 0, headers: address === MISSING ? OPENED_BY_BROWSER : {} });
    const headers = answer.headers();

    for (const directive of ["frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'"]) expect.soft(headers["content-security-policy"], address).toContain(directive);
    expect.soft(headers["content-security-policy"], address).not.toContain("unsafe-");
    expect.soft(headers["x-frame-options"], address).toBe("DENY");
    expect.soft(headers["x-content-type-options"], address).toBe("nosniff");
    expect.soft(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin");
    expect.soft(headers["permissions-policy"], address).toContain("camera=()");
    expect.soft(headers.link, `${address} leads programs to the API`).toMatch(/<http[^>]*\/wp-json\/>; rel="https:\/\/api\.w\.org\/"/);
    expect.soft(headers["cache-control"] ?? "private", address).toMatch(/private|no-store/);
    if (address === MISSING) expect.soft(answer.status()).toBe(404);
  }

  const [first, second] = [await request.get("/login"), await request.get("/login")];
  const nonceOf = (text = "") => /'nonce-([^']+)'/.exec(text)?.[1];
  const nonce = nonceOf(first.headers()["content-security-policy"]);
  const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(nonce).toBeTruthy();
  expect(nonceOf(second.headers()["content-security-policy"])).not.toBe(nonce);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("S25: no disguise opens the profile to a stranger, and the API keeps the policy of its own", async ({ request, baseURL }) => {
  const disguises: { path: string; headers: Record<string, string> }[] = [
    { path: "/profile", headers: { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" } },
    { path: "/profile?_rsc=1", headers: { rsc: "1" } },
    { path: "/profile", headers: { rsc: "1", "next-router-prefetch": "1" } },
    { path: "/profile", headers: { rsc: "1", "next-router-segment-prefetch": "/_tree" } },
    ...["/profile.rsc", "/profile/", "//profile", "/%70rofile", "/profile.", "/_next/data/x/profile.json", "/./profile"].map((path) => ({ path, headers: {} })),
  ];

  for (const { path, headers } of disguises) {
    const text = await (await request.get(`${baseURL}${path}`, { headers })).text();
    expect(text, path).not.toMatch(/Save profile|rest-nonce/);
  }
  for (const address of ["/wp-json/", "/?rest_route=/", "/index.php?rest_route=/"]) {
    const headers = (await request.get(address)).headers();
    expect.soft(headers["content-security-policy"], address).toBe("default-src 'none'; frame-ancestors 'none'");
    expect.soft(headers["permissions-policy"], address).toBeUndefined();
  }
});
