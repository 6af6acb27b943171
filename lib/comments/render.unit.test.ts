import { describe, expect, test } from "vitest";
import { plainText } from "@/lib/comments/plain";
import { type Mentionable, renderComment } from "@/lib/comments/render";
import { leastWorkOf } from "@/lib/testing/probes/work";

const person = (id: number, login: string, displayName = login, nicename = login): Mentionable => ({
  id,
  login,
  nicename,
  displayName,
});
const PEOPLE = [
  person(1, "anna", "Anna Archer"),
  person(2, "anna.b", "Anna B."),
  person(3, "Max Power", "Max <b>", "max-power"),
  person(4, "jürgen@example.com", "Jürgen", "juergen"),
];

const render = (text: string) => renderComment(text, PEOPLE, "https://boards.test");
const address = (url: string, href = url) =>
  `<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="${href}">${url}</a>`;
const mention = (id: number, name: string) =>
  `<a class="fbs_mention" href="https://boards.test/people/${id}">${name}</a>`;

describe("addresses in a comment", () => {
  test.each([
    ["https://example.com", address("https://example.com")],
    ["see http://example.com/a?b=1&c=2#d now", `see ${address("http://example.com/a?b=1&amp;c=2#d")} now`],
    ["ftp://example.com/file", address("ftp://example.com/file")],
    ["www.example.com", address("www.example.com", "http://www.example.com")],
    ["HTTPS://Example.com", address("HTTPS://Example.com")],
    [
      "https://example.com, https://example.com.",
      `${address("https://example.com")}, ${address("https://example.com")}.`,
    ],
    [
      "https://example.com https://example.com/more",
      `${address("https://example.com")} ${address("https://example.com/more")}`,
    ],
    ["(see https://example.com/a_(b)).", `(see ${address("https://example.com/a_(b)")}).`],
    ["Really https://example.com?!", `Really ${address("https://example.com")}?!`],
    ["<https://example.com>", `&lt;${address("https://example.com")}&gt;`],
    ['"https://example.com"', `&quot;${address("https://example.com")}&quot;`],
    ["https://example.com/ä/日本", address("https://example.com/ä/日本")],
    ["https://example.com/https://example.org", address("https://example.com/https://example.org")],
    ["https://example.com/@anna", address("https://example.com/@anna")],
    ["mail max@www.example.com", "mail max@www.example.com"],
    ["line\nhttps://example.com\nline", `line\n${address("https://example.com")}\nline`],
    ["https://example.com/\u202egpj.exe", `${address("https://example.com/")}\u202egpj.exe`],
    ["http:// www. https://", "http:// www. https://"],
    ["javascript:alert(1) data:text/html,x awww.example", "javascript:alert(1) data:text/html,x awww.example"],
  ])("renders the addresses in %s", (text, html) => {
    expect(render(text)).toEqual({ html, text, mentionedIds: [] });
  });
});

describe("names in a comment", () => {
  test.each([
    ["@anna", mention(1, "Anna Archer"), [1]],
    ["Hi @ANNA, hi @anna!", `Hi ${mention(1, "Anna Archer")}, hi ${mention(1, "Anna Archer")}!`, [1]],
    ["@anna.b, @anna.", `${mention(2, "Anna B.")}, ${mention(1, "Anna Archer")}.`, [2, 1]],
    ["@max power", mention(3, "Max &lt;b&gt;"), [3]],
    ["@max-power", mention(3, "Max &lt;b&gt;"), [3]],
    ["@Jürgen@example.com", mention(4, "Jürgen"), [4]],
    ["@\u200bMax Power\u200c's", `${mention(3, "Max &lt;b&gt;")}&#39;s`, [3]],
    ["word@\u200banna\u200c", `word${mention(1, "Anna Archer")}`, [1]],
    ["(@anna)", `(${mention(1, "Anna Archer")})`, [1]],
    ["@annabel @anna-lena @anna_1 @annä", "@annabel @anna-lena @anna_1 @annä", []],
    ["me@anna me+@anna @bob @ @@", "me@anna me+@anna @bob @ @@", []],
    ["@\u200bnobody\u200c @\u200banna", "@\u200bnobody\u200c @\u200banna", []],
  ])("renders the mentions in %s", (text, html, mentionedIds) => {
    expect(render(text)).toMatchObject({ html, mentionedIds });
  });

  test("appear as display names in the plain text", () => {
    expect(render("@anna & @\u200banna.b\u200c: 1 < 2").text).toBe("Anna Archer & Anna B.: 1 < 2");
  });
});

describe("the plain text of a comment", () => {
  test.each([
    ["a < b and c > d", "a < b and c > d"],
    ["<3 >_< <- ->", "<3 >_< <- ->"],
    ["List<String> and <user@example.com>", "List<String> and <user@example.com>"],
    ["if (a<b && c>d)", "if (a<b && c>d)"],
    ["&amp; &lt;b&gt;", "&amp; &lt;b&gt;"],
    ["<p>hi</p><br>", "hi"],
    ["<p>One</p><p>Two<br/>Three</p>", "One\nTwo\nThree"],
    ["<b>bold</b> <A HREF='x'>link</A>", "bold link"],
    ["<script>alert(1)</script>kept<style>b{}</style>", "kept"],
    ["<<b>script>alert(1)<</b>/script>", "script>alert(1)/script>"],
    ["<!-- no --><!doctype html>kept", "kept"],
    ["  one \r\n two\rthree  ", "one \n two\nthree"],
    ["a\u0007b\u001bc\td\u0085e", "abc\tde"],
    ["\u200bשלום", "\u200bשלום"],
    [" \u200b\n\u2060\u202e ", ""],
    ["@\u200banna\u200c", "@\u200banna\u200c"],
  ])("is stored for %j", (raw, expected) => {
    expect(plainText(raw)).toBe(expected);
  });
});

describe("S36: rendering takes linear time", () => {
  const people = Array.from({ length: 60 }, (_, at) => person(at, "a".repeat(at + 1)));

  test.each([
    "<",
    "@",
    "[",
    "(",
    "www.",
    "www.a ",
    "http://",
    "http://a)",
    "<b",
    "<b ",
    "<<b>",
    "<br ",
    "</p ",
    "<script>",
    "<!--",
    "@\u200b",
    "@\u200bx\u200c",
    "@a ",
    "@aaaaaaaaaaaaa ",
    "a@",
    "&",
    "http://a........",
    ")",
  ])("for a text of repeated %j", async (piece) => {
    const text = piece.repeat(Math.ceil(65_535 / piece.length)).slice(0, 65_535);

    expect(await leastWorkOf(() => renderComment(plainText(text), people, "https://boards.test"), 200)).toBeLessThan(
      200,
    );
  });
});
