import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { aUser } from "@/lib/testing";

const photo = async (key: string) => {
  const response = await GET(new Request(`https://boards.test/photos/${key}`), { params: Promise.resolve({ key }) });
  return { response, svg: await response.text() };
};

describe("GET /photos/:key", () => {
  test("draws the initials of a person, in a colour that stays the same, sandboxed and cached for a day", async () => {
    const anna = await aUser({ displayName: "Anna Maria Żak" });

    const { response, svg } = await photo(anna.photoKey);

    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("max-age=86400"),
    });
    expect(svg).toContain(">AŻ</text>");
    expect(svg).toBe((await photo(anna.photoKey)).svg);
  });

  test.each([
    ["<script>alert(1)</script>", "SCRIPT"],
    ['"><svg onload=x>', "S"],
    ["&amp;", "A"],
    ["<", ""],
  ])("escapes a name like %j", async (displayName) => {
    const { svg } = await photo((await aUser({ displayName })).photoKey);

    expect(svg).not.toMatch(/<script|onload|<svg[^>]*<svg/);
    expect(svg.match(/<(?!\/?(svg|rect|text|circle|path)\b)/g)).toBeNull();
  });

  test("draws a neutral picture for deleted people", async () => {
    const { response, svg } = await photo("deleted");

    expect(response.status).toBe(200);
    expect(svg).not.toContain("<text");
  });

  test.each(["unknown", "x".repeat(5000), "../etc", "\0"])("answers 404 with a picture for the key %j", async (key) => {
    const { response, svg } = await photo(key);

    expect(response.status).toBe(404);
    expect(svg).toContain("<svg");
  });
});
