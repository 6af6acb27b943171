import { describe, expect, test } from "vitest";
import { metaOf, nameOf } from "@/lib/outside/page-meta";

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
