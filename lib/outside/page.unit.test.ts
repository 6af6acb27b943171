import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readPage } from "@/lib/outside/page";
import { metaOf, nameOf } from "@/lib/outside/page-meta";
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

const url = new URL("https://example.com/notes/page.html");

describe("the metadata of a page", () => {
  test("has title, description, site, picture and icon", () => {
    const html = `<!doctype html><html><head><title> Specs &amp; more </title>
      <meta name="description" content="All of &lt;it&gt; &#9731;"><meta property="og:site_name" content="Example">
      <meta property="og:image" content="/a.png"><link rel="shortcut icon" href="../favicon.ico"></head><body>`;

    expect(metaOf(html, url)).toEqual({
      title: "Specs & more",
      description: "All of ☃",
      site_name: "Example",
      image: "https://example.com/a.png",
      icon: "https://example.com/favicon.ico",
    });
  });

  test.each([
    ["<title>Own</title><meta property=og:title content=Shared>", "Own"],
    ["<meta property=og:title content=Shared><title>Own</title>", "Own"],
    ["<title></title><meta property=og:title content=Shared>", "Shared"],
    ["<title> \n </title><meta name=twitter:title content=Short>", "Short"],
    ["<TITLE>Loud</TITLE>", "Loud"],
    ["<title>First</title><title>Second</title>", "First"],
    ["<title>No end", "No end"],
    ["<title>Two\n  lines</title>", "Two lines"],
    ["<title>a &lt;script&gt;alert(1)&lt;/script&gt;b</title>", "a b"],
    ["<title>nul \u0000 and \u0007 bell</title>", "nul and bell"],
    ["<script>'<title>No</title>'</script><title>Yes</title>", "Yes"],
    ["<!-- <title>No</title> --><title>Yes</title>", "Yes"],
    ["<body><title>Too late</title>", "page.html"],
    ["", "page.html"],
    ["no page at all", "page.html"],
  ])("has a title for %j: %j", (html, title) => {
    expect(metaOf(html, url).title).toBe(title);
  });

  test("has limited lengths", () => {
    const { title, description } = metaOf(
      `<title>${"😀".repeat(1_000)}</title><meta name=description content="${"x".repeat(9_000)}">`,
      url,
    );

    expect([...title]).toHaveLength(255);
    expect(description).toHaveLength(500);
  });

  test.each([
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "file:///etc/passwd",
    "https://a:b@example.com/",
    "http://",
    " ",
    `/${"x".repeat(3_000)}`,
  ])("has no picture at %s", (image) => {
    expect(metaOf(`<meta property="og:image" content="${image}"><link rel=icon href="${image}">`, url)).toEqual({
      title: "page.html",
    });
  });

  test.each([
    ["//cdn.example.org/a.png", "https://cdn.example.org/a.png"],
    ["a.png", "https://example.com/base/a.png"],
  ])("resolves %s against the base", (image, whole) => {
    expect(metaOf(`<base href="/base/"><meta property="og:image" content="${image}">`, url).image).toBe(whole);
  });

  test("ignores a base that is no web address", () => {
    expect(metaOf('<base href="javascript:1"><meta property="og:image" content="a.png">', url).image).toBe(
      "https://example.com/notes/a.png",
    );
  });

  test.each(["<div>", "<b>", "<title>", "<meta ", "<!--", "&amp", "<script>", "<a href=", "</p>", "<p "])(
    "is found quickly in half a megabyte of %s",
    { timeout: 2_000 },
    (piece) => {
      expect(metaOf(piece.repeat(Math.floor(500_000 / piece.length)) + "</b>".repeat(50_000), url).title).not.toBe("");
    },
  );
});

test.each([
  ["https://example.com/a/report%20final.pdf?x=1", "report final.pdf"],
  ["https://example.com/a/", "a"],
  ["https://example.com/", "example.com"],
  ["https://example.com:8443", "example.com:8443"],
  ["https://example.com/%E0%A4%A", "%E0%A4%A"],
  ["https://example.com/%3Cb%3E", "example.com"],
])("has the file name as title: %s is %s", (address, name) => {
  expect(nameOf(new URL(address))).toBe(name);
});
