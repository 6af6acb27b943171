import sharp from "sharp";
import { expect, test } from "vitest";
import { socialCard } from "@/lib/social-card/social-card";

const card = { site: "Boards", title: "Marketing", subtitle: "52 tasks in 5 stages" };

test("is a picture of the size that networks ask for, drawn once", async () => {
  const [one, other] = await Promise.all([socialCard(card), socialCard({ ...card })]);
  const { format, width, height } = await sharp(one).metadata();

  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(other).toBe(one);
  expect(one.length).toBeLessThan(60_000);
});

test.each(["日本語のタイトル", "🚀🎉", "\u202e\u200b", "नमस्ते"])(
  "a title that the fonts lack, such as %j, is left out",
  async (title) => {
    expect(await socialCard({ ...card, title })).toEqual(await socialCard({ ...card, title: "" }));
  },
);

test.each(['<b>bold</b> & "quoted"', "</span><span size='999pt'>x", "W".repeat(500), "ö".repeat(140), "خارطة الطريق"])(
  "draws %j as text",
  async (title) => {
    const { width, height } = await sharp(await socialCard({ ...card, title })).metadata();

    expect([width, height]).toEqual([1200, 630]);
    expect(await socialCard({ ...card, title })).not.toEqual(await socialCard({ ...card, title: "" }));
  },
);
