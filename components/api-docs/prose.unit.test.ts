import { NextIntlClientProvider } from "next-intl";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InlineText } from "@/components/api-docs/inline-text";
import { Prose } from "@/components/api-docs/prose";
import { english } from "@/components/testing/english";

const withoutAttributes = (html: string) => html.replaceAll(/ (?!href|id)[\w-]+="[^"]*"/g, "");
const inEnglish = (children: React.ReactNode) => ({ locale: "en-US", messages: english, timeZone: "UTC", children });
const render = (part: React.ReactNode) =>
  withoutAttributes(renderToStaticMarkup(createElement(NextIntlClientProvider, inEnglish(part))));
const shown = (text: string) => render(createElement(Prose, { text }));
const shownInLine = (text: string) => render(createElement(InlineText, null, text));

test("paragraphs, headings and lists are shown", () => {
  expect(shown("One\ntwo.\n\n## Types and dates\n\n- a\n  b\n- c\n\nEnd.")).toBe(
    "<div><p>One\ntwo.</p>" +
      '<h2 id="types-and-dates"><a href="#types-and-dates">Types and dates</a></h2>' +
      "<ul><li>a\nb</li><li>c</li></ul><p>End.</p></div>",
  );
});

test("tables are shown, without an empty head", () => {
  const body = "<tbody><tr><td>1</td><td><code>2</code></td></tr></tbody>";

  expect(shown("| x | y |\n|---|---|\n| 1 | `2` |")).toContain(
    `<table><thead><tr><th>x</th><th>y</th></tr></thead>${body}</table>`,
  );
  expect(shown("| | |\n|---|---|\n| 1 | `2` |")).toContain(`<table>${body}</table>`);
});

test("code is shown as it is", () => {
  expect(shown("```sh\ncurl\n\n- no list\n```")).toContain("<pre>curl\n\n- no list</pre>");
});

test("code, bold text and links within a text are shown", () => {
  expect(shownInLine("Send `a` to **all**, [see `b`](https://boards.test/api-docs/tasks).")).toBe(
    'Send <code>a</code> to <strong>all</strong>, <a href="https://boards.test/api-docs/tasks">see <code>b</code></a>.',
  );
});

test("a link with a script URL is not a link, and HTML is text", () => {
  expect(shownInLine("[x](javascript:alert(1)) <b>&</b>")).toBe("[x](javascript:alert(1)) &lt;b&gt;&amp;&lt;/b&gt;");
  expect(shown("<script>alert(1)</script>")).toBe("<div>&lt;script&gt;alert(1)&lt;/script&gt;</div>");
});
