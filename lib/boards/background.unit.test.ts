import { describe, expect, test } from "vitest";
import { imageAddress, backgroundFromColor } from "@/lib/boards/background";

describe("a background's colour", () => {
  test.each([
    [{ id: "solid_4" }, "solid_4", "#D7543D"],
    [{ id: "solid_4", color: "#000000" }, "solid_4", "#D7543D"],
    [{ color: "#D7543D" }, "solid_4", "#D7543D"],
    [
      { color: "linear-gradient(145deg, #479176 0%, #0F2C2B 100%)" },
      "gradient_1",
      "linear-gradient(145deg, #479176 0%, #0F2C2B 100%)",
    ],
    [{ color: "#12ab" + "EF" }, "custom", "#12abEF"],
    [{ id: "mine", color: "#fff" }, "mine", "#fff"],
  ])("reads %j as a colour", (input, backgroundId, backgroundColor) => {
    expect(backgroundFromColor(input)).toEqual({
      backgroundId,
      backgroundColor,
      backgroundImageUrl: null,
      backgroundIsImage: false,
    });
  });

  test.each([
    {},
    { id: "solid_99" },
    { color: "red" },
    { color: "#ff" },
    { color: "#fff;x:url(y)" },
    { id: "x", color: "linear-gradient(#fff, url(x))" },
  ])("refuses %j as a colour", (input) => {
    expect(backgroundFromColor(input)).toBeNull();
  });
});

describe("the address of an image", () => {
  test.each([
    ["https://example.com/a.png?x=1", "https://example.com/a.png?x=1"],
    ["HTTP://EXAMPLE.com/a b.png", "http://example.com/a%20b.png"],
    ['https://example.com/a"b<c>.png', "https://example.com/a%22b%3Cc%3E.png"],
    ["/files/1/a.png?sign=2", "/files/1/a.png?sign=2"],
    ["/files/../wp-json/x", "/wp-json/x"],
  ])("accepts %s", (text, address) => {
    expect(imageAddress(text)).toBe(address);
  });

  test.each([
    "",
    "a.png",
    "//evil.test/a.png",
    "/\\evil.test",
    "\\\\evil.test",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "file:///etc/passwd",
    "ftp://x/y",
    "https://user:pass@example.com/a",
    "https://",
    `https://example.com/${"x".repeat(2_000)}`,
  ])("refuses %s", (text) => {
    expect(imageAddress(text)).toBeNull();
  });
});
