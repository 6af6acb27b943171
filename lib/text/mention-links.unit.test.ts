import { describe, expect, test } from "vitest";
import { isLinear } from "@/lib/testing/probes/work";
import { withoutMentionsOf } from "@/lib/text/mention-links";

const without = (html: string) => withoutMentionsOf(html, 7, "Deleted user");

describe("the mentions of a person in HTML", () => {
  test.each([
    [
      '<a class="fbs_mention" href="https://boards.test/people/7">Anna</a> and Anna',
      '<a class="fbs_mention">Deleted user</a> and Anna',
    ],
    [
      '<p><a href="/people/7" class="fbs_mention">@Anna <strong>L</strong></a>!</p>',
      '<p><a class="fbs_mention">@Deleted user</a>!</p>',
    ],
    [
      '<a href="/people/7" class="fbs_mention">A</a><a href="/people/7" class="fbs_mention">B</a>',
      '<a class="fbs_mention">Deleted user</a>'.repeat(2),
    ],
  ])("%s becomes %s", (html, left) => expect(without(html)).toBe(left));

  test.each([
    '<a class="fbs_mention" href="/people/77">Max</a>',
    '<a class="fbs_mention" href="/people/17">Max</a>',
    '<a class="fbs_link" href="/people/7">her page</a>',
    "@anna",
  ])("%s stays", (html) => expect(without(html)).toBe(html));

  test("are replaced in linear time", async () => {
    const html = (count: number) => '<a class="fbs_mention" href="/people/7">'.repeat(count);

    expect(
      await isLinear(
        () => without(html(20_000)),
        () => without(html(40_000)),
      ),
    ).toBe(true);
  });
});
