import { describe, expect, test } from "vitest";
import { withReadablePictures } from "@/components/text/rich-text/attachments-in-text";
import { safeHtml } from "@/lib/text/html";

const HASH = "abcdefghijklmnopqrstuvwxyz012345";
const read = (html: string) => withReadablePictures(safeHtml(html));

describe("pictures in a text", () => {
  test.each([`https://boards.test/files/${HASH}`, `http://old.example/files/${HASH}`, `/files/${HASH}`])(
    "pictures of this site stay, with relative paths: %s",
    (source) => {
      expect(read(`<p>See <img alt="Plan" src="${source}" width="60" height="40"></p>`)).toBe(
        `<p>See <img alt="Plan" src="/files/${HASH}" loading="lazy" width="60" height="40" /></p>`,
      );
    },
  );

  test.each([
    [
      '<img src="https://example.com/a.png?b=1&c=2" alt="A > B">',
      '<a href="https://example.com/a.png?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">A &gt; B</a>',
    ],
    [
      '<img src="http://example.com/a.png">',
      '<a href="http://example.com/a.png" target="_blank" rel="noopener noreferrer">http://example.com/a.png</a>',
    ],
    [
      `<img src="https://example.com/files/${HASH}/more" alt="">`,
      `<a href="https://example.com/files/${HASH}/more" target="_blank" rel="noopener noreferrer">https://example.com/files/${HASH}/more</a>`,
    ],
  ])("of others are links: %s", (html, link) => {
    expect(read(html)).toBe(link);
  });

  test.each([
    '<img src="javascript:alert(1)" alt="x">',
    '<img alt="x" onerror="alert(1)">',
    '<img src="https://example.com/&quot;onmouseover=&quot;alert(1)" alt="&quot;><script>">',
    '<img src="//evil.example/a.png">',
  ])("nothing breaks out of them: %s", (html) => {
    expect(read(html)).not.toMatch(/<script|<[^>]*\s(on\w+)=|javascript:|"\/\//);
  });
});
