import { expect, test } from "vitest";
import { withPlainText } from "@/components/text/editor/plain-text";

test.each([
  ["nothing", "<p>Old</p>", "", "<p>Old</p>"],
  ["a first line", "", "New", "<p>New</p>"],
  ["lines behind a text", "<p>Old</p>", "One\n\nthree", "<p>Old</p><p>One</p><p></p><p>three</p>"],
  ["what looks like markup", "", 'a < b && <b>c</b> "d"', '<p>a &lt; b &amp;&amp; &lt;b&gt;c&lt;/b&gt; "d"</p>'],
  ["words behind lines without formats", "One\ntwo", "three", "One<br>two<p>three</p>"],
  ["every script", "", "🐕 日本 שלום", "<p>🐕 日本 שלום</p>"],
])("appends plain text: %s", (_, html, text, result) => {
  expect(withPlainText(html, text)).toBe(result);
});
