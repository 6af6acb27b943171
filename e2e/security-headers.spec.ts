import { expect, test } from "@playwright/test";

const pages = ["/", "/login", "/login/forgot", "/login/reset?token=x", "/setup", "/invitations?token=x", "/logout", "/profile", "/settings", "/settings/mail", "/unsubscribe?token=x", "/api-docs", "/api-docs/tasks", "/wp-admin/authorize-application.php?app_name=x"];

for (const address of pages) {
  test(`S37: ${address} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();

    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toContain("base-uri 'self'");
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cache-control"] ?? "private").toMatch(/private|no-store/);
  });
}

test("S37: each answer has a nonce of its own, and every script of it carries that", async ({ request }) => {
  const [first, second] = [await request.get("/login"), await request.get("/login")];
  const nonceOf = (text = "") => /'nonce-([^']+)'/.exec(text)?.[1];
  const nonce = nonceOf(first.headers()["content-security-policy"]);
  const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? [];

  expect(nonce).toBeTruthy();
  expect(nonceOf(second.headers()["content-security-policy"])).not.toBe(nonce);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("S37: a page that is not there carries them too when a browser opens it", async ({ page }) => {
  const answer = await page.goto("/there/is/nothing");

  expect(answer?.status()).toBe(404);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("S25: no disguise opens the profile to a stranger", async ({ request, baseURL }) => {
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
});

test("the API keeps its own policy: the pages' proxy does not touch it", async ({ request }) => {
  for (const address of ["/wp-json/", "/?rest_route=/", "/index.php?rest_route=/"]) {
    const answer = await request.get(address);

    expect(answer.headers()["content-security-policy"], address).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers()["permissions-policy"], address).toBeUndefined();
  }
});
