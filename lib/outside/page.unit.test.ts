import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readPage } from "@/lib/outside/page";
import { aClosedPort, withAllowedAddresses, anOutsideServer } from "@/lib/testing/doubles/outside";

const unread = {
  errors: { no_response: ["URL not found. Response returned a non-200 status code for this URL."] },
  error_data: { no_response: { status: 404 } },
};

async function pageOf(body: string | Uint8Array, headers: Record<string, string> = {}, status = 200, path = "") {
  const { url, place } = await anOutsideServer((_, response) => response.writeHead(status, headers).end(body));
  return withAllowedAddresses([place], () => readPage(`${url}${path}`));
}

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("a linked page", () => {
  test.each([
    ["its header", bytes("<title>Zaż</title>".replace("ż", "\xbf")), "text/html; charset=ISO-8859-2"],
    ["its head", bytes('<meta charset="iso-8859-2"><title>Za\xbf</title>'), "text/html"],
    [
      "its head, the long way",
      bytes('<META http-equiv=Content-Type content="text/html; charset=iso-8859-2"><title>Za\xbf</title>'),
      "text/html",
    ],
    ["its first bytes", Buffer.from("\ufeff<title>Zaż</title>"), "text/html; charset=iso-8859-1"],
    ["nobody", Buffer.from("<title>Zaż</title>"), "text/html"],
    ["a word that means nothing", Buffer.from("<title>Zaż</title>"), "text/html; charset=klingon"],
    ["its first two bytes", Buffer.from("\ufeff<title>Zaż</title>", "utf16le"), "text/html"],
  ])("is decoded by %s", async (_, body, type) => {
    expect(await pageOf(body, { "content-type": type })).toEqual({ title: "Zaż" });
  });

  test("is parsed as HTML without a content type", async () => {
    expect(await pageOf("<title>Plain</title>")).toEqual({ title: "Plain" });
  });

  test("is read up to 512 kB", async () => {
    const body = gzipSync(`<title>Long</title>${" ".repeat(600_000)}<meta name=description content=late>`);

    expect(await pageOf(body, { "content-type": "text/html", "content-encoding": "gzip" })).toEqual({ title: "Long" });
  });

  test.each(["application/pdf", "image/svg+xml", "text/plain", "application/json"])(
    "has its file name as title if its type is %s",
    async (type) => {
      expect(await pageOf("<title>No</title>", { "content-type": type }, 200, "a/my%20file.bin")).toEqual({
        title: "my file.bin",
      });
    },
  );

  test.each([201, 204, 304, 404, 500])("is unreachable if it answers %i", async (status) => {
    expect(await pageOf("<title>No</title>", {}, status)).toEqual(unread);
  });

  test("is unreachable with the same message for every reason", async () => {
    const port = await aClosedPort();
    const options = { resolve: async () => ["10.0.0.1"] };

    expect(await withAllowedAddresses(["127.0.0.1"], () => readPage(`http://127.0.0.1:${port}/`))).toEqual(unread);
    expect(await readPage("http://127.0.0.1/")).toEqual(unread);
    expect(await readPage("http://wiki.test/", options)).toEqual(unread);
    expect(await readPage("http://nobody.test/", { resolve: async () => [] })).toEqual(unread);
  });
});
