import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { GET as PHOTO } from "@/app/photos/[key]/route";
import { photoPath } from "@/lib/photos";
import {
  accountOf,
  aFile,
  anAdmin,
  aPhotographedPerson,
  aPicture,
  aUser,
  call,
  type Caller,
  expectStored,
  statusesOf,
} from "@/lib/testing";
import { POST } from "./route";

const send = (person: Caller, photo?: File, id = person.id) =>
  call(POST, { as: person, params: { id }, body: photo && { photo } });

async function pixelsOf(url: string) {
  const key = url.split("/").at(-1) ?? "";
  const response = await PHOTO(new Request(url), { params: Promise.resolve({ key }) });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The beginning of a PNG file. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

describe("POST /member/:id/photo", () => {
  test("shows a small square of it under a new address, and stores nothing else", async () => {
    const anna = await aUser();

    const { json } = await send(anna, await aPicture({ name: "me.jpg", width: 900, height: 400 }));

    const { photoFile, photoKey, photoDriver } = await accountOf(anna);
    expect(json).toEqual({
      message: "Profile photo has been updated",
      user: { photo: `https://boards.test/photos/${photoKey}` },
    });
    expect(photoDriver).toBe("local");
    const earlier = `https://boards.test/photos/${anna.photoKey}`;
    expect([photoPath(json.user.photo), photoPath(earlier)]).toEqual([`/photos/${photoKey}`, null]);
    const { response, bytes } = await pixelsOf(json.user.photo);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("max-age=86400"),
    });
    expect((await pixelsOf(earlier)).response.status).toBe(404);
    await expectStored([photoFile]);
  });

  test("removes location and camera data, and turns the photo upright", async () => {
    const anna = await aUser();
    const halves = await sharp({ create: { width: 80, height: 40, channels: 3, background: "#ff0000" } })
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: "#0000ff" } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const taken = await sharp(halves)
      .jpeg()
      .withExif({ IFD0: { Make: "Secret camera" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { json } = await send(anna, aFile("me.jpg", new Uint8Array(taken)));

    const { bytes } = await pixelsOf(json.user.photo);
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, orientation]).toEqual(Array(4).fill(undefined));
    expect(bytes.includes("Secret camera")).toBe(false);
    expect([await colorAt(bytes, 60, 20), await colorAt(bytes, 200, 20)]).toEqual(["blue", "blue"]);
  });

  test("fills transparent parts with white", async () => {
    const anna = await aUser();
    const nothing = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();

    const { json } = await send(anna, aFile("me.png", new Uint8Array(nothing)));

    const { channels } = await sharp((await pixelsOf(json.user.photo)).bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test("deletes the earlier photo, its file and its address", async () => {
    const { anna, url } = await aPhotographedPerson();

    const { json } = await send(anna, await aPicture({ name: "other.jpg" }));

    expect(json.user.photo).not.toBe(url);
    await expectStored([(await accountOf(anna)).photoFile]);
  });

  test.each([
    [
      "one of another kind",
      async () => aFile("me.avif", await (await aPicture()).arrayBuffer()),
      "The photo must be a JPEG, PNG, GIF or WebP picture.",
    ],
    [
      "one of more than two megabytes",
      () => aFile("me.png", new Uint8Array([...PNG, ...new Uint8Array(2 * 1024 * 1024)])),
      "File size is too large",
    ],
    [
      "one of more than 4,096 pixels",
      () => aPicture({ width: 4097, height: 2 }),
      "The photo must be at most 4096 pixels wide and high.",
    ],
    ["one that breaks off", async () => aFile("me.png", (await aPicture()).slice(0, 45)), "The photo can't be read."],
  ])("answers 400 for %s, and the earlier photo stays", async (_, make, message) => {
    const { anna, url } = await aPhotographedPerson();

    const { status, json } = await send(anna, await make());

    const { photoKey, photoFile } = await accountOf(anna);
    expect([status, json.message, url.endsWith(photoKey)]).toEqual([400, message, true]);
    await expectStored([photoFile]);
  });

  test("answers 400 without a photo; 403 for another person, from an admin too and whether the person exists", async () => {
    const [anna, root] = [await aUser(), await anAdmin()];
    const photo = await aPicture();

    const answers = [
      await send(anna),
      await send(root, photo, anna.id),
      await send(root, photo, 999_999),
      await send(anna, photo, 0),
    ];

    expect(statusesOf(answers)).toEqual([400, 403, 403, 404]);
  });
});

async function colorAt(picture: Buffer, left: number, top: number) {
  const [red = 0, , blue = 0] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? "red" : "blue";
}
