import { Readable } from "node:stream";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shrunk, sizeOf } from "@/lib/pictures/shrink";
import { aPicture } from "@/lib/testing/factories/files";

const small = { edge: 64 };

const opening =
  (...pieces: Uint8Array[]) =>
  async () =>
    Readable.from(pieces, { objectMode: false });
const aGoodOne = async () => new Uint8Array(await (await aPicture()).arrayBuffer());

function aLargePng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart("IHDR", header),
    pngPart("IDAT", rows),
    pngPart("IEND", Buffer.alloc(0)),
  ]);
}

function pngPart(name: string, content: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), content])];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const breaking = (picture: Uint8Array, error: Error) => async () =>
  Readable.from(
    (async function* () {
      yield picture.subarray(0, 20);
      throw error;
    })(),
    { objectMode: false },
  );

describe("a picture in a storage that breaks while it is read", () => {
  const broken = new Error("the storage is gone");

  test("throws the storage's error, so that the caller can retry", async () => {
    await expect(shrunk(breaking(await aGoodOne(), broken), small)).rejects.toBe(broken);
    await expect(sizeOf(breaking(await aGoodOne(), broken))).rejects.toBe(broken);
  });

  test("throws an error before the first byte, too", async () => {
    await expect(shrunk(() => Promise.reject(broken), small)).rejects.toBe(broken);
    await expect(sizeOf(() => Promise.reject(broken))).rejects.toBe(broken);
  });

  test("does not prevent the next picture from being resized", async () => {
    const [first, second] = await Promise.allSettled([
      shrunk(breaking(await aGoodOne(), broken), small),
      shrunk(opening(await aGoodOne()), small),
    ]);

    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  });
});

describe("a picture that is too large", () => {
  test("is resized with 48 million pixels", async () => {
    const made = await shrunk(opening(aLargePng(8_000, 6_000)), small);

    expect(await sharp(made ?? undefined).metadata()).toMatchObject({ format: "webp", width: 64, height: 48 });
  });

  test("is refused with 60 million pixels", async () => {
    expect(await shrunk(opening(aLargePng(10_000, 6_000)), small)).toBeNull();
  });

  test("is refused with more than 50 MB, and no more is read", async () => {
    let pieces = 0;
    async function* endless() {
      yield await aGoodOne();
      while ((pieces += 1)) yield Buffer.alloc(1_000_000);
    }

    expect(await shrunk(async () => Readable.from(endless(), { objectMode: false }), small)).toBeNull();
    expect(await sizeOf(async () => Readable.from(endless(), { objectMode: false }))).toBeNull();
    expect(pieces).toBeLessThan(2 * 60);
  });
});

test("a file that is no picture has neither a size nor a smaller copy", async () => {
  expect([await sizeOf(opening(Buffer.from("words"))), await shrunk(opening(Buffer.from("words")), small)]).toEqual([
    null,
    null,
  ]);
});

test("pictures are resized one by one, in their order", async () => {
  const picture = await aGoodOne();
  const events: string[] = [];
  const shrink = (name: string) =>
    shrunk(async () => {
      events.push(`${name} opened`);
      return opening(picture)();
    }, small).finally(() => events.push(`${name} done`));

  await Promise.all([shrink("first"), shrink("second"), shrink("third")]);

  expect(events).toEqual(["first opened", "first done", "second opened", "second done", "third opened", "third done"]);
});
