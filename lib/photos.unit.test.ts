import { expect, test } from "vitest";
import { photoPath } from "@/lib/photos";

test.each([
  ["https://boards.example.com/photos/Zk3_-x.webp", "/photos/Zk3_-x.webp"],
  ["http://localhost:3000/photos/a.webp", "/photos/a.webp"],
  ["/photos/a.webp", "/photos/a.webp"],
  ["https://boards.example.com/photos/Zk3_-x", null],
  ["https://boards.example.com/photos/deleted", null],
  ["https://elsewhere.example/avatar/a.webp", null],
  ["https://boards.example.com/photos/a.webp?of=b", null],
  ["", null],
])("the address %j has the photo %j", (address, path) => {
  expect(photoPath(address)).toBe(path);
});
