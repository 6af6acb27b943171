import { expect, test } from "vitest";
import { readableSize } from "@/components/files/readable-size";

const MB = 1024 * 1024;

test.each([
  [0, "en-US", "0 bytes"],
  [78, "en-US", "78 bytes"],
  [2048, "en-US", "2 kB"],
  [1.4 * MB, "en-US", "1 MB"],
  [3000 * MB, "en-US", "3 GB"],
  [1100 * 1024 * MB, "de-DE", "1.100 GB"],
  [5 * MB, "ar-EG-u-nu-latn", "5 م.ب"],
])("%d bytes in %s are %s", (bytes, locale, expected) => {
  expect(readableSize(bytes, locale).replaceAll("\u00a0", " ")).toBe(expected);
});
