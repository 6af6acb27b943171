import { expect, test } from "@playwright/test";
import { PAGES } from "@/scripts/contract/pages";
import { raw } from "@/e2e/support/raw";
import { ASKED_AS, expectHeaders } from "./page-headers";

const MISSING = ["/there/is/nothing", "/files/a/b", "/wp-admin/nothing.php", "/_next/nothing"];

test("S37: every page has the security headers, whichever client asks, and its own nonce on each script", async ({
  request,
}) => {
  for (const [at, { address }] of PAGES.entries())
    await expectHeaders(request, address, ASKED_AS[at % ASKED_AS.length]);
  for (const client of ASKED_AS) await expectHeaders(request, "/login", client);

  const [first, second] = [await request.get("/login"), await request.get("/login")];
  const nonceOf = (text = "") => /'nonce-([^']+)'/.exec(text)?.[1];
  const nonce = nonceOf(first.headers()["content-security-policy"]);
  const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(nonce).toBeTruthy();
  expect(nonceOf(second.headers()["content-security-policy"])).not.toBe(nonce);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("S37: every answer to a missing path that a browser would show has the headers", async ({ request, baseURL }) => {
  for (const path of MISSING) {
    for (const headers of [...ASKED_AS, { accept: "text/html", "content-type": "text/plain" }]) {
      const answer = await raw(baseURL, path, { headers });

      expect.soft([400, 404], path).toContain(answer.status);
      if (!answer.headers["content-type"]?.includes("html")) continue;
      expect.soft(answer.headers["x-frame-options"], path).toBe("DENY");
      expect.soft(answer.headers["x-content-type-options"], path).toBe("nosniff");
      expect.soft(answer.headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    }
  }
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/login")).text()) ?? [];
  expect((await request.get(script ?? "")).headers()["x-content-type-options"]).toBe("nosniff");
});

test("S25: no spelling of the path opens the profile to a stranger, and the API keeps its own policy", async ({
  request,
  baseURL,
}) => {
  const disguises: { path: string; headers: Record<string, string> }[] = [
    { path: "/profile", headers: { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" } },
    { path: "/profile?_rsc=1", headers: { rsc: "1" } },
    { path: "/profile", headers: { rsc: "1", "next-router-prefetch": "1" } },
    { path: "/profile", headers: { rsc: "1", "next-router-segment-prefetch": "/_tree" } },
    ...[
      "/profile.rsc",
      "/profile/",
      "//profile",
      "/%70rofile",
      "/profile.",
      "/_next/data/x/profile.json",
      "/./profile",
    ].map((path) => ({ path, headers: {} })),
  ];

  for (const { path, headers } of disguises) {
    const text = await (await request.get(`${baseURL}${path}`, { headers })).text();
    expect(text, path).not.toMatch(/id="application-passwords|"id":"application-passwords|rest-nonce/);
  }
  for (const address of ["/wp-json/", "/?rest_route=/", "/index.php?rest_route=/"]) {
    const headers = (await request.get(address)).headers();
    expect.soft(headers["content-security-policy"], address).toBe("default-src 'none'; frame-ancestors 'none'");
    expect.soft(headers["permissions-policy"], address).toBeUndefined();
  }
});
