import { serialize } from "php-serialize";
import { describe, expect, test } from "vitest";
import { convertedComments } from "@/lib/imports/wordpress/convert/comments";
import type { Conversion } from "@/lib/imports/wordpress/convert/conversion";
import type { WordPressNote } from "@/lib/imports/wordpress/convert/notes";
import { convertedRepeat } from "@/lib/imports/wordpress/convert/repeat";
import { convertedHtml, type Links } from "@/lib/imports/wordpress/convert/texts";
import { LONGEST_HTML } from "@/lib/text/html";

const links: Links = { sites: ["https://old.example"], to: "https://boards.test", keepsIds: true };

function aConversion(): { conversion: Conversion; notes: WordPressNote[] } {
  const notes: WordPressNote[] = [];
  const conversion = { zone: "UTC", links, fileAt: () => null, note: (note: WordPressNote) => void notes.push(note) };
  return { conversion, notes };
}

describe("a text", () => {
  const page = "https://old.example/wp-admin/admin.php?page=boards#";
  const convert = (html: string, more: Partial<Links> = {}) =>
    convertedHtml(html, { ...links, ...more }, () => undefined);

  test.each([
    [
      `<img src="https://old.example/?fbs=1&amp;fbs_attachment=0123456789abcdef&amp;secure_sign=x">`,
      "/files/0123456789abcdef",
    ],
    [`<a class="fbs_mention" href="${page}/member/7/tasks">Ada</a>`, "/people/7"],
    [`<a href="${page}/boards/3/tasks/9-title">it</a>`, "/boards/3/tasks/9"],
    [`<a href="${page}/boards/3">it</a>`, "/boards/3"],
  ])("%s leads to %s", (html, to) => expect(convert(html)).toContain(`"https://boards.test${to}"`));

  test("keeps links to other sites, and those to tasks with other ids here", () => {
    const html = `<a href="https://other.example/#/boards/3">a</a><a href="${page}/boards/3">b</a>`;

    expect(convert(html, { keepsIds: false })).toBe(html);
  });

  test("that is too long becomes plain text", () => {
    const cuts: string[] = [];
    const converted = convertedHtml("<p>x</p>".repeat(LONGEST_HTML), links, () => void cuts.push("cut"));

    expect(converted?.slice(0, 4)).toBe("xxxx");
    expect(cuts.length).toBe(1);
  });
});

describe("comments", () => {
  test("whose parents form a circle all remain", () => {
    const { conversion } = aConversion();
    const row = (id: string, parent_id: string) => ({
      id,
      parent_id,
      description: id,
      created_at: "2026-01-01 00:00:00",
    });

    const converted = convertedComments([row("1", "2"), row("2", "1"), row("3", "3")], new Map(), conversion);

    expect(
      converted
        .flatMap((comment) => [comment, ...comment.replies])
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["1", "2", "3"]);
  });
});

describe("a repeat rule", () => {
  test.each([
    ["of strings", { repeat_type: "monthly", repeat_in: "3", selected_month_days: ["31", "1"], create_new: "1" }],
    [
      "of a map for a list",
      { repeat_type: "monthly", repeat_in: 3, selected_month_days: { 1: 31, 2: 1 }, create_new: true },
    ],
  ])("%s is read", (_, value) => {
    expect(convertedRepeat({ key: "2026-08-03 07:00:00", value: serialize(value) }, "Europe/Berlin")).toMatchObject({
      ...{ unit: "monthly", every: 3, month_days: [1, 31], create_new: true, timezone: "Europe/Berlin" },
      next_at: "2026-08-03T07:00:00.000Z",
    });
  });

  test("that cannot be read is none", () =>
    expect(convertedRepeat({ key: null, value: serialize({ repeat_type: "hourly" }) }, "UTC")).toBeUndefined());
});
