import { describe, expect, test } from "vitest";
import { isLinear } from "@/lib/testing/probes/work";
import { safeHtml } from "@/lib/text/html";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { initialsOf } from "@/lib/text/initials";
import { withoutDisguise, withoutHiddenCharacters } from "@/lib/text/invisible";
import { cut, plainLine, shorten, slugOf } from "@/lib/text/text";

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

test.each([
  ["fits", "fits"],
  ["a title", "a tit…"],
  ["seven eight", "seven…"],
  ["🎉🎉🎉🎉🎉🎉🎉", "🎉🎉🎉🎉🎉…"],
])("%s shortened to six characters is %s", (text, expected) => {
  expect(shorten(text, 6)).toBe(expected);
});

describe("cut", () => {
  test("never cuts a character in half", () => {
    expect(cut("🎉🎉🎉", 2)).toBe("🎉🎉");
  });
});

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

test("HTML that is too long to store is refused without parsing it", () => {
  expect(() => safeHtml("x".repeat(500_001))).toThrow("too long");
});

const closingTagsOf = (tags: string) =>
  tags
    .split("<")
    .filter(Boolean)
    .reverse()
    .map((tag) => `</${tag}`)
    .join("");

test.each(["<li><p>", "<td><p>", "<tr><td><table>", "<p><li>", "<th><div>", "<ul><li>", "<b>", "<noscript><i>"])(
  "of %s, nested deeply, the text remains, and what follows is as it was",
  (tags) => {
    const deep = `${tags.repeat(5_000)}x${closingTagsOf(tags).repeat(5_000)}`;
    const html = safeHtml(`<div><em>before</em>${deep}</div><p><strong>after</strong></p>`);

    expect(html.startsWith("<div><em>before</em>")).toBe(true);
    expect(html.endsWith("</div><p><strong>after</strong></p>")).toBe(true);
    expect(html.includes("x")).toBe(!tags.includes("noscript"));
  },
);

test.each(["<li><p>", "<td><p>", "<tr><td><table>", "<p><li>", "<th><div>", "<ul><li>"])(
  "%s side by side is not nested",
  (tags) => {
    expect(safeHtml(`${tags}x${closingTagsOf(tags)}`.repeat(501)).match(/x/g)).toHaveLength(501);
  },
);

test.each([
  ["never closed", (length: number) => "<b>".repeat(length / 3)],
  ["in lists that are never closed", (length: number) => "<ul><li>x".repeat(length / 9)],
  ["not the ones that are closed", (length: number) => "<b>".repeat(length / 6) + "</i>".repeat(length / 8)],
  ["of removed elements", (length: number) => "<svg><noscript></b>".repeat(length / 18)],
  ["removed fields", (length: number) => "<p>x<input>".repeat(length / 11)],
  ["paragraphs that only end", (length: number) => "</p>".repeat(length / 4)],
])("HTML of twice as many tags takes about twice the time: %s", { timeout: 60_000 }, async (_, htmlOf) => {
  const [once, twice] = [htmlOf(100_000), htmlOf(200_000)];

  expect(
    await isLinear(
      () => safeHtml(once),
      () => safeHtml(twice),
    ),
  ).toBe(true);
});

test("only check boxes remain of all fields", () => {
  const html =
    '<input type="checkbox" checked><input><input type="text" checked=\' type="checkbox"\'><input disabled type=checkbox>';

  expect(safeHtml(html)).toBe('<input type="checkbox" checked /><input disabled type="checkbox" />');
});

test.each(["<p>", "<li>", "<td>", "<th>", "<tr>"])("%s is not nested if the next one closes it", (tag) => {
  expect(safeHtml(`${tag}x`.repeat(2_000)).match(/x/g)).toHaveLength(2_000);
});

test.each([
  ["Anna Lindqvist", "AL"],
  ["anna", "A"],
  ["Anna Maria van der Berg", "AB"],
  ["anna.lindqvist", "AL"],
  ["Anna-Lena", "AL"],
  ["田中 太郎", "田"],
  ["林美華 (Mei-Hua Lin)", "林"],
  ["김 민준", "김"],
  ["«Élodie» (Paris)", "ÉP"],
  ["𝒜da", "𝒜"],
  ["(Max) Power", "MP"],
  ["  jean-luc   picard ", "JP"],
  ["ßeta", "SS"],
  ["  ", "?"],
  ["", "?"],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const ORDINARY: [what: string, text: string][] = [
  ["Persian with a joiner that parts", "می\u200cخواهم نیم\u200cفاصله"],
  ["Arabic with vowels", "مُحَمَّد الأحمد"],
  ["Hindi with joiners", "क्\u200dष र्\u200dक श्\u200cर"],
  ["Sinhala", "ශ්\u200dරී ලංකා"],
  ["Malayalam with a joiner at the end", "അവന്\u200d"],
  ["Hebrew with points", "שָׁלוֹם עולם"],
  ["a family", "👨\u200d👩\u200d👧\u200d👦"],
  ["a profession with a tone of skin", "👩🏽\u200d💻"],
  ["a rainbow flag and a heart", "🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥 ❤\ufe0f"],
  ["a keycap", "1\ufe0f\u20e3"],
  ["the flag of Wales", "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"],
  ["a Japanese name with its variant", "葛\u{e0100}城"],
  ["combining marks", "e\u0301 Zażółć"],
  ["Mongolian with a selector", "ᠮᠣᠩᠭᠣᠯ ᠠ\u180bᠠ"],
];

const DISGUISED: [what: string, text: string, seen: string][] = [
  ["an override", "anna\u202egpj.exe", "annagpj.exe"],
  ["embeddings and isolates", "a\u202ab\u202bc\u202cd\u2066e\u2067f\u2068g\u2069", "abcdefg"],
  ["a space without width", "an\u200bna", "anna"],
  ["a word joiner, invisible signs and a byte order mark", "\ufeffan\u2060n\u2063a", "anna"],
  ["joiners between Latin letters", "an\u200dn\u200ca", "anna"],
  ["joiners at both ends", "\u200danna\u200d", "anna"],
  ["a row of joiners", "می\u200c\u200c\u200dخواهم", "می\u200cخواهم"],
  ["tags without a flag", "an\u{e0041}\u{e007f}na\u{e0001}", "anna"],
  ["a flag without an end", "🏴\u{e0067}\u{e0062}", "🏴"],
  ["deprecated controls and annotations", "an\u206an\ufff9a", "anna"],
];

describe("withoutDisguise", () => {
  test.each([
    ...ORDINARY,
    ["both directions, with their marks", "\u200fPlan תוכנית\u200e 2027\u061c"],
    ["a soft hyphen", "Donau\u00addampf"],
    ["Thai with its breaks", "ภาษา\u200bไทย"],
  ])("keeps %s", (_, text) => {
    expect(withoutDisguise(text)).toBe(text);
  });

  test.each(DISGUISED)("removes %s", (_, text, seen) => {
    expect(withoutDisguise(text)).toBe(seen);
  });
});

describe("withoutHiddenCharacters", () => {
  test.each(ORDINARY)("keeps %s", (_, text) => {
    expect(withoutHiddenCharacters(text)).toBe(text);
  });

  test.each([
    ...DISGUISED,
    ["marks of direction", "\u200eanna\u200f\u061c", "anna"],
    ["soft hyphens, fillers and blank patterns", "an\u00adn\u3164a\u2800\u115f\u034f", "anna"],
    ["a selector of nothing", "anna\ufe0f\u{e0100}\u180b", "anna"],
  ])("removes %s", (_, text, seen) => {
    expect(withoutHiddenCharacters(text)).toBe(seen);
  });
});
