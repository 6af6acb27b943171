import { describe, expect, test } from "vitest";
import { cut, plainLine, slugOf } from "@/lib/text/text";

describe("plainLine", () => {
  test.each([
    ["trims and joins lines", "  a\r\n\tb \u2028 c\n", "a b c"],
    ["takes tags away, and what scripts hold", "a <b>b</b><script>c</script> d<!-- e -->", "a b d"],
    ["leaves a lone bracket", "1 < 2 and a <- b, i <3 you", "1 < 2 and a <- b, i <3 you"],
    ["lets no tag come of what stood around another", "<<b>script>x</<b>/script>", "script>x//script>"],
    ["nor around many", "<<<i>i>b>x", "i>b>x"],
    ["keeps every script and direction", "שלום عالم 日本 🎉 e\u0301", "שלום عالم 日本 🎉 e\u0301"],
    ["is empty when nothing can be seen", "\u200b\u00ad \u3164\u2800\ufeff\u{e0041}", ""],
    ["keeps what joins and directs what can be seen", "👩\u200d👧 \u200fשלום", "👩\u200d👧 \u200fשלום"],
  ])("returns plain text for %s", (_, text, expected) => {
    expect(plainLine(text)).toBe(expected);
  });
});

describe("slugOf", () => {
  test.each([
    ["First task", "first-task"],
    ["Zażółć 日本 🎉", "zazolc-%e6%97%a5%e6%9c%ac-%f0%9f%8e%89"],
    ["a/b.c  d", "a-b-c-d"],
    ["!?", ""],
    ["\ud800", ""],
  ])("turns %s into %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe("cut", () => {
  test("never cuts a character in half", () => {
    expect(cut("🎉🎉🎉", 2)).toBe("🎉🎉");
  });
});
