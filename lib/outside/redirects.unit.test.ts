import { describe, expect, test } from "vitest";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside } from "@/lib/outside/fetch";
import { redirectedUrl } from "@/lib/outside/url";
import { withAllowedAddresses, anOutsideServer, refusalReason } from "@/lib/testing/doubles/outside";

describe("a redirect", () => {
  const leading = (to: (path: string) => string | undefined, status = 302) =>
    anOutsideServer((request, response) => {
      const location = to(request.url ?? "");
      response.writeHead(location === undefined ? 200 : status, location === undefined ? {} : { location }).end("here");
    });

  test.each([301, 302, 303, 307, 308])("is followed for status %i", async (status) => {
    const { url, place } = await leading((path) => (path === "/" ? "there" : undefined), status);

    expect((await withAllowedAddresses([place], () => fetchOutside(url))).url.href).toBe(`${url}there`);
  });

  test("is followed five times, but not six times", async () => {
    const { url, place } = await leading((path) => (path === "/0" ? undefined : `/${Number(path.slice(1)) - 1}`));

    expect(await withAllowedAddresses([place], () => refusalReason(`${url}5`))).toBe("answered 200");
    expect(await withAllowedAddresses([place], () => refusalReason(`${url}6`))).toBe("too-many-redirects");
  });

  test("ends if it is circular", async () => {
    const { url, place } = await leading(() => "/");

    expect(await withAllowedAddresses([place], () => refusalReason(url))).toBe("too-many-redirects");
  });

  test("is not followed to another port of the same machine", async () => {
    const inner = await anOutsideServer((_, response) => response.end("secret"));
    const { url, place } = await leading(() => inner.url);

    expect(await withAllowedAddresses([place], () => refusalReason(url))).toBe("not-allowed");
    expect(inner.requested).toEqual([]);
  });

  test.each([
    "http://169.254.169.254/latest/",
    "http://[::1]/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_",
    "http://a:b@example.com/",
    "http://2130706433/",
    "//127.1/",
    "http://exa mple/",
  ])("is not followed to %s", async (target) => {
    const { url, place } = await leading(() => target);

    expect(await withAllowedAddresses([place], () => refusalReason(url))).toBe("not-allowed");
  });

  test("is followed from http to https, but not back", () => {
    expect(redirectedUrl(new URL("http://example.com/"), "https://example.com/a").href).toBe("https://example.com/a");
    expect(redirectedUrl(new URL("https://example.com/"), "//example.org/").href).toBe("https://example.org/");
    expect(() => redirectedUrl(new URL("https://example.com/"), "http://example.com/")).toThrow(OutsideError);
  });

  test("is returned if it has no address", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.writeHead(302).end());

    expect(await withAllowedAddresses([place], () => refusalReason(url))).toBe("answered 302");
  });

  test("sends no headers to another host", async () => {
    const other = await anOutsideServer((request, response) => response.end(String(request.headers.authorization)));
    const { url, place } = await leading(() => other.url);

    const answer = await withAllowedAddresses([place, other.place], () =>
      fetchOutside(url, { headers: { authorization: "Bearer secret" } }),
    );

    expect(answer.bytes.toString()).toBe("undefined");
  });

  test("is not followed with a request body", async () => {
    const { url, place, requested } = await leading(() => "/there");

    expect(await withAllowedAddresses([place], () => refusalReason(url, { method: "POST", body: "news" }))).toBe(
      "answered 302",
    );
    expect(requested).toEqual(["/"]);
  });
});
