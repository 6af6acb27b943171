import { expect } from "vitest";
import { POST as UPLOAD } from "@/app/wp-json/boards/v2/member/[id]/photo/route";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import { aFile, aPicture, storedPaths } from "@/lib/testing/factories/files";
import { aUser } from "@/lib/testing/factories/people";
import { call } from "@/lib/testing/http/call";

export const INVALID_PICTURES: [what: string, make: () => File][] = [
  [
    "a drawing that can run",
    () => aFile("drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "image/svg+xml"),
  ],
  [
    "a drawing that is called a picture",
    () => aFile("drawing.png", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "image/png"),
  ],
  ["a page", () => aFile("page.html", "<script>alert(1)</script>", "text/html")],
  [
    "a page that is called a picture",
    () => aFile("page.jpg", "<!doctype html><script>alert(1)</script>", "image/jpeg"),
  ],
  ["a program that is called a picture", () => aFile("tool.gif", "<?php system($_GET['x']);", "image/gif")],
  ["a text", () => aFile("notes.txt")],
  [
    "a picture with another one's name",
    () => aFile("picture.png", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])),
  ],
  ["a picture's name alone", () => aFile("picture.png", "")],
];

/** A GIF by its first bytes, and HTML for a browser that sniffs markup. */
export const aPolyglot = (name = "polyglot.gif"): File =>
  aFile(name, "GIF89a/*<html><script>alert(document.domain)</script>*/=1;");

export async function aPhotographedPerson() {
  const anna = await aUser();
  const { json } = await call(UPLOAD, { as: anna, params: { id: anna.id }, body: { photo: await aPicture() } });
  return { anna, url: json.user.photo as string };
}

/** Expects exactly these files in the storage, once discarded ones are removed. */
export async function expectStored(paths: (string | null)[]): Promise<void> {
  await clearDiscarded();
  expect([storedPaths().sort(), await db.discardedFile.count()]).toEqual([[...paths].sort(), 0]);
}
