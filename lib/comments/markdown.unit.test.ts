import { expect, test } from "vitest";
import { renderMarkdown } from "@/lib/comments/markdown";

const max = { id: 3, login: "max", nicename: "max", displayName: "Max Stein" };
const odd = { id: 4, login: "_o*d_", nicename: "odd", displayName: "Odd" };
const rendered = (raw: string) => renderMarkdown(raw, [max, odd], "https://boards.test");
const MAX = '<a class="fbs_mention" href="https://boards.test/people/3">Max Stein</a>';
const link = (href: string, words = href) =>
  `<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="${href}">${words}</a>`;

test.each([
  ["lines and paragraphs", "a\nb\n\nc", "<p>a<br>b</p><p>c</p>"],
  ["formats", "**a** *b* ~~c~~ `d < e`", "<p><strong>a</strong> <em>b</em> <s>c</s> <code>d &lt; e</code></p>"],
  ["a heading", "## a", "<h2>a</h2>"],
  ["a quote", "> a\n> b", "<blockquote><p>a<br>b</p></blockquote>"],
  ["a list in a list", "- a\n  1. b\n- c", "<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>"],
  ["a list that starts later", "3. a", '<ol start="3"><li><p>a</p></li></ol>'],
  [
    "a check list",
    "- [x] a\n- [ ] b",
    '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>a</p></div></li><li data-checked="false" data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>b</p></div></li></ul>',
  ],
  ["code", "```ts\na < b\n\n@max\n```", '<pre><code class="language-ts">a &lt; b\n\n@max</code></pre>'],
  ["a divider", "a\n\n---", "<p>a</p><hr>"],
  [
    "a table",
    "| a | b |\n| --- | --- |\n| **c** | d \\| e |",
    "<table><tbody><tr><th>a</th><th>b</th></tr><tr><td><strong>c</strong></td><td>d | e</td></tr></tbody></table>",
  ],
  ["mentions", "**@max**, not `@max` or a@max", `<p><strong>${MAX}</strong>, not <code>@max</code> or a@max</p>`],
  ["a name with signs", "@\\_o\\*d\\_", '<p><a class="fbs_mention" href="https://boards.test/people/4">Odd</a></p>'],
  ["a bare address", "see https://a.test/x_y_z.", `<p>see ${link("https://a.test/x_y_z")}.</p>`],
  ["a link, whose words are no mention", "[the @max](https://a.test)", `<p>${link("https://a.test", "the @max")}</p>`],
  ["an escaped sign", "1 \\* 2 \\_ 3", "<p>1 * 2 _ 3</p>"],
  ["a picture of another site", "![cat](https://a.test/c.png)", `<p>${link("https://a.test/c.png", "cat")}</p>`],
  ["what looks like a definition", "[a]: b", "<p>[a]: b</p>"],
])("renders %s", (_, raw, html) => {
  expect(rendered(raw).html).toBe(html);
});

test.each([
  ["<script>alert(1)</script>"],
  ["a <img src=x onerror=alert(1)> b"],
  ["[a](javascript:alert(1))"],
  ["[a](JaVaScRiPt:alert(1))"],
  ["[a](data:text/html,x)"],
  ["[a](//evil.test)"],
  ["![a](javascript:alert(1))"],
  ['```"><script>\nx\n```'],
  ["<javascript:alert(1)>"],
  ['[a](https://a.test/"onclick="x)'],
])("S39: %s gets no markup of its own", (raw) => {
  const { html } = rendered(raw);
  const body = html
    .replace(/<\/?(?:p|pre|code|strong|em)>/g, "")
    .replace(/<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="https:\/\/a\.test\/[^"<>]*">/g, "")
    .replaceAll("</a>", "");
  expect(body).not.toContain("<");
});

test("names mentioned people, and has the text without signs", () => {
  expect(rendered("# Hi *@max*\n\n| a | b |\n| - | - |\n| c | d |\n\n- x & y")).toMatchObject({
    mentionedIds: [3],
    text: "Hi Max Stein\na b\nc d\nx & y",
  });
});

test.each([
  ["more than the parser takes", `**a** ${"b ".repeat(10_000)}`],
  ["deep quotes", `${"> ".repeat(5_000)}a`],
  ["a wide table", `${"|a".repeat(2_000)}|\n${"|-".repeat(2_000)}|\n${"|\n".repeat(2_000)}`],
])("shows %s as it was typed", (_, raw) => {
  const { html } = rendered(raw);
  expect(html.length).toBeLessThan(3 * raw.length);
  expect(html).not.toContain("<table>");
});
