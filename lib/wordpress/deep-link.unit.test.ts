import { expect, test } from "vitest";
import { addressOfFragment } from "@/lib/wordpress/deep-link";

test.each([
  ["#/boards/1", "/boards/1"],
  ["#/boards/1/", "/boards/1"],
  ["#/boards/12-website", "/boards/12"],
  ["#/boards/1?view=table", "/boards/1"],
  ["#/boards/1/tasks/2", "/boards/1/tasks/2"],
  ["#/boards/1/tasks/2-write-the-page", "/boards/1/tasks/2"],
  ["#/boards/1/tasks/2-%D7%A9%D7%9C?comment=3", "/boards/1/tasks/2"],
  ["#/boards/1/settings", "/boards/1"],
  ["#/", "/"],
  ["", "/boards"],
  ["#/boards", "/boards"],
  ["#/reports/tasks", "/reports"],
  ["#/unknown", "/boards"],
])("%j leads to %s", (fragment, address) => {
  expect(addressOfFragment(fragment)).toBe(address);
});

test.each([
  "#//evil.example",
  "#https://evil.example",
  "#/\\evil.example",
  "#javascript:alert(1)",
  "#/boards/1/../../evil",
  "#/boards//evil.example",
  "#/boards/1/tasks//evil.example",
  `#/boards/${"1".repeat(50)}`,
])("S23: %j leads to a place here", (fragment) => {
  expect(addressOfFragment(fragment)).toMatch(/^\/(?:boards(?:\/1)?)?$/);
});
