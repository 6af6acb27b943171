import { describe, expect, test } from "vitest";
import { safeHtml } from "@/lib/text/html";
import { forReading, withTick } from "@/components/text/rich-text/check-list";

const item = (text: string, isTicked: boolean) =>
  `<li data-checked="${isTicked}" data-type="taskItem"><label><input${isTicked ? ' checked="checked"' : ""} type="checkbox" /><span></span></label><div><p>${text}</p></div></li>`;
const list = (...items: string[]) => `<p>Before</p><ul data-type="taskList">${items.join("")}</ul>`;

describe("ticking a box of a text", () => {
  test("changes that box and no other", () => {
    expect(withTick(list(item("one", false), item("two", false)), 1, true)).toBe(
      list(item("one", false), item("two", true)),
    );
    expect(withTick(list(item("one", true), item("two", true)), 0, false)).toBe(
      list(item("one", false), item("two", true)),
    );
  });

  test("of a list in a list", () => {
    const nested = (isTicked: boolean) =>
      list(
        item("one", false).replace(
          "</div></li>",
          `<ul data-type="taskList">${item("inner", isTicked)}</ul></div></li>`,
        ),
        item("two", false),
      );

    expect(withTick(nested(false), 1, true)).toBe(nested(true));
  });

  test("leaves a text as it is stored", () => {
    const ticked = withTick(safeHtml(list(item("a &lt;input&gt; b", false))), 0, true);

    expect(safeHtml(ticked)).toBe(ticked);
  });

  test("that is not there changes nothing", () => {
    expect(withTick("<p>&lt;input&gt;</p>", 0, true)).toBe("<p>&lt;input&gt;</p>");
  });
});

test("boxes rest until the page listens", () => {
  expect(forReading('<input type="checkbox" /> <input disabled type="checkbox" />')).toBe(
    '<input disabled type="checkbox" /> <input disabled type="checkbox" />',
  );
});
