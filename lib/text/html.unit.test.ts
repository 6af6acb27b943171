import { expect, test } from "vitest";
import { lineOfHtml, safeHtml } from "@/lib/text/html";

test("a single bracket is text", () => {
  expect(safeHtml("<p>1 < 2 && 3 <4</p>")).toBe("<p>1 &lt; 2 &amp;&amp; 3 &lt;4</p>");
});

test.each([
  ["<p>R&amp;D</p>", "R&D"],
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<h2>Head</h2><ul><li><p>One</p></li><li>Two</li></ul>One<br>two<br />three", "Head One Two One two three"],
  ["<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>", "1 2"],
  ["One <b>w</b>ord, &quot;quoted&quot; &#39;twice&#39;\n", "One word, \"quoted\" 'twice'"],
  ["<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>", "1 < 2 && 3 > 2"],
  ["<p>&amp;lt;b&amp;gt;</p>", "&lt;b&gt;"],
  ["<p>&lt;<b>script&gt;alert(1)&lt;</b>/script&gt;kept</p>", "kept"],
  ['<p><img src="https://example.com/a.png" alt="a" /></p>', ""],
])("the HTML %s is %j on one line", (html, line) => {
  expect(lineOfHtml(html)).toBe(line);
});

test.each([
  "<svg><script>alert(1)</script></svg>",
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  "<scr<script></script>ipt>alert(1)</script>",
  "<base href=//evil><link rel=stylesheet href=//evil><meta http-equiv=refresh content=0>",
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<input type="image" src=x onerror=alert(1)>',
])("S12: nothing of %s can run or load anything", (html) => {
  expect(safeHtml(html)).not.toMatch(/<(?!\/?a>|img \/>)|javascript|data:/i);
});

test("HTML that is too long or too deep is refused without parsing it", () => {
  expect(() => safeHtml("x".repeat(200_001))).toThrow("too long");
  expect(() => safeHtml("<b>".repeat(501))).toThrow("nested too deeply");
  expect(safeHtml("<p>x<br>".repeat(2_000))).toContain("x");
});

test.each(["<li><p>", "<td><p>", "<tr><td><table>", "<p><li>", "<th><div>", "<ul><li>"])(
  "%s is refused if nested too deeply, but not side by side",
  (tags) => {
    const closing = tags
      .split("<")
      .filter(Boolean)
      .reverse()
      .map((tag) => `</${tag}`)
      .join("");

    expect(() => safeHtml(tags.repeat(501))).toThrow("nested too deeply");
    expect(safeHtml(`${tags}x${closing}`.repeat(501)).match(/x/g)).toHaveLength(501);
  },
);

test.each(["<p>", "<li>", "<td>", "<th>", "<tr>"])("%s is not nested if the next one closes it", (tag) => {
  expect(safeHtml(`${tag}x`.repeat(2_000)).match(/x/g)).toHaveLength(2_000);
});
