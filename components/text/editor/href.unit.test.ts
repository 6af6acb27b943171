import { expect, test } from "vitest";
import { hrefOf, isSafeHref } from "@/components/text/editor/href";

test.each([
  ["https://example.com/a?b=c", "https://example.com/a?b=c"],
  [" example.com ", "https://example.com"],
  ["localhost:3000/x", "https://localhost:3000/x"],
  ["anna@example.com", "mailto:anna@example.com"],
  ["tel:+491234", "tel:+491234"],
  ["/boards/1", "/boards/1"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["//example.com", null],
  ["two words", null],
  ["", null],
])("typed %s leads to %s", (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "ftp://example.com",
  "//example.com",
])("no link leads to %s", (href) => {
  expect(isSafeHref(href)).toBe(false);
});
