import { describe, expect, test } from "vitest";
import { htmlOfMarkdown, htmlOfPlainText } from "@/lib/text/markdown";

describe("Markdown", () => {
  test.each([
    ["", ""],
    [" \n ", ""],
    ["a\nb", "<p>a<br>b</p>"],
    ["**b** _i_ ~~s~~ `c`", "<p><strong>b</strong> <em>i</em> <del>s</del> <code>c</code></p>"],
    ["https://example.com/a", '<p><a href="https://example.com/a">https://example.com/a</a></p>'],
    ["<b>x</b> <script>1</script>", "<p>&lt;b&gt;x&lt;/b&gt; &lt;script&gt;1&lt;/script&gt;</p>"],
    ["a | b\n- | -\n1 | 2", "<p>a | b</p>\n<ul>\n<li>| -<br>1 | 2</li>\n</ul>"],
    ["## Title", "<h2>Title</h2>"],
  ])("%j becomes %j", (text, html) => {
    expect(htmlOfMarkdown(text)).toBe(html);
  });

  test.each([
    ["more than any tool stores", "**a** ".repeat(4_000)],
    ["a thousand quotes in one line", ">".repeat(1_000)],
    ["a thousand lists in one line", "1. ".repeat(1_000)],
  ])("stays plain text where it is %s", (_, text) => {
    expect(htmlOfMarkdown(text)).toBe(htmlOfPlainText(text));
  });
});

test("plain text keeps its paragraphs and lines, and is cut off where it would be too long to store", () => {
  expect(htmlOfPlainText("a <b>\r\nc\n \n\nd & e")).toBe("<p>a &lt;b&gt;<br />c</p>\n<p>d &amp; e</p>");
  expect(htmlOfPlainText('"'.repeat(1_000_000))).toHaveLength(180_007);
});
