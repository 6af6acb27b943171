import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unstable_doesMiddlewareMatch, unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { describe, expect, test } from "vitest";
import { UNKNOWN } from "@/lib/http/response/page-headers";
import nextConfig from "@/next.config";
import { config } from "@/proxy";
import { PAGES } from "@/scripts/contract/pages";

const ORIGIN = "https://boards.test";
const IN_A_BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const isProxied = (address: string, headers: Record<string, string> = {}) =>
  unstable_doesMiddlewareMatch({ config, nextConfig, url: `${ORIGIN}${address}`, headers });
const fixedHeadersOf = async (address: string, headers: Record<string, string> = {}) =>
  (await unstable_getResponseFromNextConfig({ url: `${ORIGIN}${address}`, nextConfig, headers })).headers;

/** `(app)/boards/[board_id]/page.tsx` as `/boards/[board_id]`. */
const routeOf = (file: string) =>
  `/${file
    .split("/")
    .slice(1, -1)
    .filter((part) => !part.startsWith("("))
    .join("/")}`;
const filesOf = (name: string) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === name)
    .map((file) => `app/${file.replaceAll("\\", "/")}`);

describe("the list of pages", () => {
  test("contains exactly the pages of the application", () => {
    expect(PAGES.map(({ route }) => route).sort()).toEqual(filesOf("page.tsx").map(routeOf).sort());
  });

  test("gives each page an address that matches its route", () => {
    const isOf = ({ route, address }: (typeof PAGES)[number]) =>
      new RegExp(`^${route.replaceAll(".", "\\.").replaceAll(/\[\w+\]/g, "[^/]+")}(\\?.*)?$`).test(address);
    expect(PAGES.filter((page) => !isOf(page))).toEqual([]);
  });

  test("names an existing journey that checks the accessibility of each page", () => {
    const journeys = PAGES.flatMap(({ checkedBy }) => (checkedBy?.endsWith(".spec.ts") ? [checkedBy] : []));
    expect(journeys.filter((name) => !readFileSync(name, "utf8").includes("problemsInBothColours("))).toEqual([]);
  });

  test("names a screenshot for each page", () => {
    const sources = readdirSync("scripts/screenshots")
      .map((name) => readFileSync(`scripts/screenshots/${name}`, "utf8"))
      .join("\n");
    const missing = PAGES.filter(
      ({ screenshot }) =>
        screenshot !== null &&
        !sources.includes(`name: "${screenshot}"`) &&
        !sources.includes(`screenshotOf("${screenshot}"`),
    );
    expect(missing).toEqual([]);
  });
});

describe("the proxy", () => {
  test("treats the same addresses as unknown as the fixed headers do", () => {
    expect(config.matcher.at(-1)).toMatchObject({ source: UNKNOWN });
  });

  test.each(PAGES.map(({ address }) => [address]))("sets the headers of %s for every kind of request", (address) => {
    expect([
      isProxied(address),
      isProxied(address, { ...IN_A_BROWSER, "sec-fetch-dest": "document" }),
      isProxied(address, { accept: "*/*", rsc: "1" }),
    ]).toEqual([true, true, true]);
  });

  test.each([
    "/there/is/nothing",
    "/files/a/b",
    "/photos/a/b",
    "/mails/a/b",
    "/api/nothing",
    "/wp-admin/",
    "/wp-admin/nothing.php",
    "/people-of-elsewhere",
    "/healthz/deep",
  ])("sets the headers of the page that reports %s as not found", async (address) => {
    expect(isProxied(address, IN_A_BROWSER)).toBe(true);
    // A response with a body is left alone: the fixed headers apply.
    expect(isProxied(address, { ...IN_A_BROWSER, "content-type": "text/plain" })).toBe(false);
    const fixed = await fixedHeadersOf(address, IN_A_BROWSER);
    expect([
      fixed.get("x-frame-options"),
      fixed.get("x-content-type-options"),
      fixed.get("content-security-policy"),
    ]).toEqual(["DENY", "nosniff", expect.stringContaining("frame-ancestors 'none'")]);
  });

  test("leaves every response of a route handler unchanged", async () => {
    const addresses = filesOf("route.ts").map((file) => routeOf(file).replaceAll(/\[+(\.\.\.)?\w+\]+/g, "1"));
    const touched = async (address: string) =>
      isProxied(address) ||
      isProxied(address, IN_A_BROWSER) ||
      (await fixedHeadersOf(address, IN_A_BROWSER)).has("x-frame-options");

    const found = await Promise.all(addresses.map(async (address) => ((await touched(address)) ? [address] : [])));

    expect(found.flat()).toEqual([]);
    expect(addresses.length).toBeGreaterThan(100);
  });

  test.each([
    "/?rest_route=/boards/v2/projects",
    "/index.php?rest_route=/boards/v2/projects",
    "/index.php/wp-json/boards/v2/projects",
    "/?fbs=1&fbs_attachment=a",
    "/wp-json/acme-boards/v2/projects",
  ])("passes %s to the API", (address) => {
    expect([isProxied(address), isProxied(address, IN_A_BROWSER)]).toEqual([false, false]);
  });

  test("leaves the API under a deployment prefix alone, unless a browser opens it as a page", () => {
    const address = "/api/boards/v2/projects";
    expect([
      isProxied(address),
      isProxied(address, { accept: "application/json" }),
      isProxied(address, { ...IN_A_BROWSER, "content-type": "application/json" }),
    ]).toEqual([false, false, false]);
  });

  test("the files of a build are served with their content types", async () => {
    expect((await fixedHeadersOf("/_next/static/chunks/a.js")).get("x-content-type-options")).toBe("nosniff");
  });
});
