import { describe, expect, test } from "vitest";
import { lineOfHtml, safeHtml } from "@/lib/html";
import { leastWorkOf } from "@/lib/testing/work";
import { plainLine, slugOf } from "@/lib/text";

const PIECES = ["<br ", "</p>", "&lt;", "&amp;lt;", "<", "[", "(", "&", "@", ">", "<a ", "<a href=", "<!--", "<![CDATA[", "</", "</b>", "<b>", "<p><b>", "<td>", "<input>", "<script>", "<script></scripx>", "<svg><style>", "<textarea>", "<x y='", "<a href='javascript:x'>", "<b title='</b'>", "&#x", "![](", "  ", "\n", "é "];

describe("a text of one piece over and over takes no longer than its length", () => {
  test.each(PIECES)("%s", async (piece) => {
    for (const read of [plainLine, slugOf, safeHtml, lineOfHtml]) {
      expect(await leastWorkOf(() => refusedOr(read, piece.repeat(Math.floor(1_000_000 / piece.length))))).toBeLessThan(200);
      expect(await leastWorkOf(() => refusedOr(read, piece.repeat(Math.floor(199_000 / piece.length))))).toBeLessThan(400);
    }
  });
});

test("a lone bracket is text", () => {
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
  ["<p><img src=\"https://example.com/a.png\" alt=\"a\" /></p>", ""],
])("%s reads %j on one line", (html, line) => {
  expect(lineOfHtml(html)).toBe(line);
});

test("what is too long, or too deep, is refused rather than looked through", () => {
  expect(() => safeHtml("x".repeat(200_001))).toThrow("too long");
  expect(() => safeHtml("<b>".repeat(501))).toThrow("nested too deeply");
  expect(safeHtml("<p>x<br>".repeat(2_000))).toContain("x");
});

function refusedOr(read: (text: string) => string, text: string) {
  try {
    read(text);
  } catch (error) {
    expect(error).toHaveProperty("status", 400);
  }
}
