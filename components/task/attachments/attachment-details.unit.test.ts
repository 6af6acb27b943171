import { expect, test } from "vitest";
import { descriptionOf, siteOf } from "@/components/task/attachments/attachment-details";

test.each([
  [{ meta: { title: "Specs", description: "What we build" } }, "What we build"],
  [{ meta: { title: "Specs" } }, ""],
  [{ meta: { description: 7 } }, ""],
  [{ meta: { errors: { no_response: ["URL not found."] } } }, ""],
  [{ meta: ["description"] }, ""],
  ["", ""],
])("the settings %j have this description", (settings, words) => {
  expect(descriptionOf({ settings })).toBe(words);
});

test.each([
  ["https://www.example.com/specs?q=1", "example.com"],
  ["http://example.com:8080/", "example.com:8080"],
  ["nonsense", "nonsense"],
])("shows the host of %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});
