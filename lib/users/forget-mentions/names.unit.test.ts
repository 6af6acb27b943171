import { expect, test } from "vitest";
import { withoutAnyMention } from "@/lib/users/forget-mentions/names";

const max = { id: 1, login: "max_m", nicename: "max-m", displayName: "Max" };
const other = { id: 2, login: "max", nicename: "max", displayName: "Max" };

test.each([
  ["a display name that nobody else has", "@Max and Max", [max], "@Deleted user and Max"],
  ["a display name that another person has, too", "@Max", [max, other], "@Max"],
  ["a login, also as escaped in Markdown", "@max_m, @max\\_m", [max, other], "@Deleted user, @Deleted user"],
  ["a nicename", "@max-m!", [max, other], "@Deleted user!"],
])("of a text of which nothing tells whom it mentions: %s", (_, text, people, expected) => {
  expect(withoutAnyMention(text, people, max)).toBe(expected);
});
