import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { GET as SHOW } from "@/app/logo/[key]/route";
import { GET as EXAMPLE } from "@/app/mails/example/route";
import { DELETE, POST } from "./route";
import { readLogo, readStoredLogo } from "@/lib/settings/logo/read";
import {
  aBrowserOf,
  aFile,
  anAdmin,
  aPicture,
  aServiceAdmin,
  call,
  type Caller,
  expectStored,
  statusesOf,
} from "@/lib/testing";

const upload = (as: Caller, logo?: File) => call(POST, { as, body: logo && { logo } });
const shownAt = (address: string) =>
  SHOW(new Request(address), { params: Promise.resolve({ key: address.split("/").at(-1) ?? "" }) });
const storedPath = async () => (await readStoredLogo())?.path ?? null;

describe("POST /boards-app/v1/logo", () => {
  test("serves the logo to everyone as a small PNG that keeps transparency, at an address that can be cached for ever", async () => {
    const drawn = await sharp({ create: { width: 900, height: 300, channels: 4, background: "#00000000" } })
      .webp()
      .toBuffer();

    const { json } = await upload(await anAdmin(), aFile("logo.webp", new Uint8Array(drawn)));

    const address = expect.stringMatching(/^https:\/\/boards\.test\/logo\/[0-9a-f]{32}\.png$/);
    expect(json).toEqual({ message: "The logo has been saved", logo: { address, width: 512, height: 171 } });
    const response = await shownAt(json.logo.address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await sharp(Buffer.from(await response.arrayBuffer())).stats()).toMatchObject({ isOpaque: false });
    await expectStored([await storedPath()]);
  });

  test("a new logo has a new address, and the old file is removed", async () => {
    const admin = await anAdmin();
    const first = await upload(admin, await aPicture());

    const second = await upload(admin, await aPicture({ width: 80 }));

    const shown = await Promise.all([first, second].map(({ json }) => shownAt(json.logo.address)));
    expect(statusesOf(shown)).toEqual([404, 200]);
    await expectStored([await storedPath()]);
  });

  test("of several logos at once one stays, and no file is left over", async () => {
    const admin = await anAdmin();

    const answers = await Promise.all([40, 50, 60, 70].map(async (width) => upload(admin, await aPicture({ width }))));

    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    await expectStored([await storedPath()]);
  });

  test("mails show the logo, unless the business has its own", async () => {
    const admin = await anAdmin();
    const { json } = await upload(admin, await aPicture());
    const headers = (await aBrowserOf(admin)).cookie;
    const example = async (query: string) =>
      (await EXAMPLE(new Request(`https://boards.test/mails/example?${query}`, { headers }))).text();

    expect(await example("")).toContain(`<img src="${json.logo.address}" alt="Boards"`);
    expect(await example("business_logo=https://example.com/own.png")).toContain(
      '<img src="https://example.com/own.png"',
    );
  });

  test("answers 400 without a file and for more than 4,096 pixels; nothing is stored", async () => {
    const admin = await anAdmin();
    const wide = await sharp({ create: { width: 4097, height: 1, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();

    expect((await upload(admin)).status).toBe(400);
    expect((await upload(admin, aFile("logo.png", new Uint8Array(wide)))).json.message).toBe(
      "The logo must be at most 4096 pixels wide and high.",
    );
    expect(await readLogo()).toBeNull();
    await expectStored([]);
  });
});

describe("DELETE /boards-app/v1/logo", () => {
  test("removes the logo and its file, also when there is none", async () => {
    const admin = await anAdmin();
    const { json } = await upload(admin, await aPicture());

    const answers = [await call(DELETE, { as: admin }), await call(DELETE, { as: admin })];

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, json: { message: "The logo has been removed", logo: null } });
    expect((await shownAt(json.logo.address)).status).toBe(404);
    await expectStored([]);
  });

  test("answers 403 for everyone but administrators of the site", async () => {
    const as = await aServiceAdmin();

    expect(statusesOf([await upload(as, await aPicture()), await call(DELETE, { as })])).toEqual([403, 403]);
  });
});
