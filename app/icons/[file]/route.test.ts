import sharp from "sharp";
import { expect, test } from "vitest";
import { ICONS } from "@/lib/web-app/icon-files";
import { GET } from "./route";

const icon = (file: string) =>
  GET(new Request(`https://boards.test/icons/${file}`), { params: Promise.resolve({ file }) });

test.each(Object.entries(ICONS))("%s is a PNG of its size", async (file, { size }) => {
  const response = await icon(file);

  expect(response.headers.get("content-type")).toBe("image/png");
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
});

test("404 for other files", async () => {
  expect((await icon("513.png")).status).toBe(404);
});
