import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { POST as TEST } from "@/app/wp-json/boards-app/v1/storage/test/route";
import { db } from "@/lib/db";
import { readCurrentPlace } from "@/lib/storage/current-place";
import { storeFile } from "@/lib/storage/ledger";
import { REGIONS } from "@/lib/storage/settings/providers";
import { storageOf } from "@/lib/storage/storage";
import { anAdmin, aServiceAdmin, call, linesOf, logOf, statusesOf, storedPaths, withSettings } from "@/lib/testing";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { GET, POST } from "./route";

const EMPTY = {
  ...{ driver: "local", access_key: "", secret_key: "", bucket: "", region: "", endpoint: "", public_url: "" },
  ...{ account_id: "", sub_folder: "", regions: REGIONS, is_defined: false },
};
const save = async (config: unknown) => call(POST, { as: await anAdmin(), body: { config } });
const read = async () => (await call(GET, { as: await anAdmin() })).json.config;

const ENVIRONMENT = {
  ...{ S3_BUCKET: "of-the-environment", S3_ENDPOINT: "http://127.0.0.1:9", S3_REGION: "eu-west-1" },
  ...{ S3_ACCESS_KEY_ID: "environment-key-1234", S3_SECRET_ACCESS_KEY: "environment-secret" },
};

describe("/admin/storage-settings", () => {
  test("GET returns the disk at first", async () => expect(await read()).toEqual(EMPTY));

  test("POST chooses a bucket that works, for new files in all processes, and the disk again", async () => {
    const { config, allowed } = await aBucketServer();
    const { json, status } = await withSettings(allowed, () => save({ ...config, sub_folder: "/team/files/" }));

    expect([status, json.message]).toEqual([200, "Storage settings has been updated successfully"]);
    expect(json.config).toEqual({
      ...EMPTY,
      ...config,
      ...{ access_key: "********", secret_key: "********", region: "us-east-1", sub_folder: "team/files" },
    });
    await withSettings(allowed, async () => {
      const { driver, path } = await storeFile("2026/one", [Buffer.from("hello")]);
      expect([driver, storedPaths()]).toEqual([await readCurrentPlace(), []]);
      expect(await text(await storageOf(driver).read(path))).toBe("hello");
    });

    expect((await save({ driver: "local" })).status).toBe(200);
    expect((await storeFile("2026/two", [])).driver).toBe("local");
  });

  test("leaves nothing of the test in the bucket", async () => {
    const { config, allowed, requested } = await aBucketServer();
    await withSettings(allowed, () => save(config));

    const [put, ...others] = requested;
    expect([put, ...others].map((path) => path?.split("?")[0])).toEqual(Array(3).fill(put?.split("?")[0]));
  });

  test("empty and masked keys keep the stored ones, and a new key of the same bucket changes no place", async () => {
    const { config, allowed } = await aBucketServer();
    await withSettings(allowed, async () => {
      await save(config);
      const place = await readCurrentPlace();
      const kept = await save({ ...config, access_key: "", secret_key: "********" });
      const masked = await read();
      const again = await save(masked);

      expect(statusesOf([kept, again])).toEqual([200, 200]);
      expect([await readCurrentPlace(), await db.bucket.count()]).toEqual([place, 1]);
    });
  });

  test("keys are kept only for the address that they were entered for", async () => {
    const [first, second] = [await aBucketServer(), await aBucketServer()];
    const both = { OUTSIDE_ALLOW: [...first.allowed.OUTSIDE_ALLOW, ...second.allowed.OUTSIDE_ALLOW] };
    await withSettings(both, async () => {
      await save(first.config);
      const { status, json } = await save({ ...second.config, access_key: "********", secret_key: "" });

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["access_key", "secret_key"]]);
      expect(second.requested).toEqual([]);
    });
  });

  test("S46 keys are encrypted in the database, and in no answer and no line of the log, whatever fails", async () => {
    const { config, allowed, control } = await aBucketServer();
    const keys = { access_key: "S3RVER", secret_key: "S3RVER" };
    const answers: unknown[] = [];
    const log = await logOf(() =>
      withSettings(allowed, async () => {
        answers.push((await save(config)).json, await read());
        control.refuse = () => ({
          status: 403,
          body: "<Error><Code>OddSignature</Code><Message>Not S3RVER, S3RVER</Message></Error>",
        });
        answers.push((await save(config)).json);
        await storageOf(await readCurrentPlace())
          .read("2026/file")
          .catch((error: Error) => answers.push(error.message.replaceAll("Not S3RVER, S3RVER", "")));
      }),
    );

    const stored = JSON.stringify([await db.bucket.findMany(), await db.setting.findMany()]);
    expect([log, stored, JSON.stringify(answers)].filter((text) => text.includes(keys.secret_key))).toEqual([]);
    expect(JSON.stringify(answers)).toContain("The store answers “OddSignature: Not ***, ***”.");
  });

  test.each([
    [
      { status: 403, body: "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>" },
      "These keys have no access to the bucket.",
    ],
    [
      { status: 404, body: "<Error><Code>NoSuchBucket</Code><Message>It is gone</Message></Error>" },
      "The bucket doesn't exist.",
    ],
    [
      { status: 400, body: "<Error><Code>toString</Code><Message>No</Message></Error>" },
      "The store answers “toString: No”.",
    ],
    [{ status: 500, body: "<html>no store</html>" }, "status 500"],
    [{ status: 301, body: "" }, "status 301"],
    [{ status: 400, body: "x".repeat(3_000_000) }, "can't be read"],
  ])("422 with the store's reason %j, and nothing changes", async (refusal, reason) => {
    const { config, allowed, control } = await aBucketServer();
    control.refuse = () => refusal;
    const { status, json } = await withSettings(allowed, () => save(config));

    expect([status, json.message]).toEqual([422, expect.stringContaining(reason)]);
    expect(json.message).toMatch(/^Connection failed: /);
    expect([await read(), await db.bucket.count()]).toEqual([EMPTY, 0]);
  });

  test("422 when the store forgets or changes what it has stored", async () => {
    const { config, allowed, control } = await aBucketServer();
    control.refuse = (method) => (method === "GET" ? { status: 200, body: "something else" } : null);
    const other = await withSettings(allowed, () => save(config));
    control.refuse = (method) => (method === "GET" ? { status: 404, body: "" } : null);
    const gone = await withSettings(allowed, () => save(config));

    expect(statusesOf([other, gone])).toEqual([422, 422]);
    expect(await db.bucket.count()).toBe(0);
  });

  test.each([
    [{ driver: "floppy" }, "driver"],
    [{}, "driver"],
    [{ driver: "amazon_s3", access_key: "a", secret_key: "b" }, "bucket region"],
    [{ driver: "cloudflare_r2", bucket: "boards" }, "account_id"],
    [{ driver: "digital_ocean", bucket: "boards" }, "region"],
    [{ driver: "blackblaze_b2", bucket: "boards", region: "us/../x" }, "region"],
    [{ driver: "s3_compatible", bucket: "boards" }, "endpoint"],
    [{ driver: "s3_compatible", bucket: "boards", endpoint: "ftp://example.com" }, "endpoint"],
    [{ driver: "s3_compatible", bucket: "boards", endpoint: "https://user:word@example.com" }, "endpoint"],
    [{ driver: "s3_compatible", bucket: "boards", endpoint: "https://example.com/other" }, "endpoint"],
    [{ driver: "s3_compatible", bucket: "../x", endpoint: "https://example.com" }, "bucket"],
    [
      { driver: "s3_compatible", bucket: "boards", endpoint: "https://example.com", sub_folder: "a/../b" },
      "sub_folder",
    ],
    [
      { driver: "s3_compatible", bucket: "boards", endpoint: "https://example.com", public_url: "javascript:x" },
      "public_url",
    ],
    [{ driver: "s3_compatible", bucket: "boards", endpoint: "https://example.com" }, "access_key secret_key"],
    [{ driver: "amazon_s3", region: "eu-west-1", bucket: "x".repeat(256) }, "bucket"],
    [{ driver: ["local"] }, "driver"],
  ])("400 for %j", async (config, fields) => {
    const { status, json } = await save(config);

    expect([status, Object.keys(json.data.params).join(" ")]).toEqual([400, fields]);
    expect(await db.setting.count({ where: { key: "storage" } })).toBe(0);
  });

  test("a bucket of the environment is shown, masked, and can't be changed here: 422", () =>
    withSettings(ENVIRONMENT, async () => {
      expect(await read()).toMatchObject({
        ...{ driver: "s3_compatible", bucket: "of-the-environment", region: "eu-west-1", is_defined: true },
        ...{ access_key: "********1234", secret_key: "********" },
      });
      const [saved, tried] = [
        await save({ driver: "local" }),
        await call(TEST, { as: await anAdmin(), body: { config: { driver: "local" } } }),
      ];
      expect(statusesOf([saved, tried])).toEqual([422, 422]);
    }));

  test("the environment's bucket can be emptied: with S3_NEW_FILES=off the settings decide", () =>
    withSettings({ ...ENVIRONMENT, S3_NEW_FILES: "off" }, async () => {
      expect(await read()).toEqual(EMPTY);
      expect((await save({ driver: "local" })).status).toBe(200);
    }));

  test("keys of another BOARDS_SECRET can be entered again", async () => {
    const { config, allowed } = await aBucketServer();
    await withSettings(allowed, async () => {
      await save(config);
      await db.bucket.updateMany({ data: { encryptedKeys: "of.another.site" } });

      expect(await read()).toMatchObject({ bucket: "boards", access_key: "********" });
      expect((await save({ ...config, secret_key: "" })).status).toBe(400);
      expect((await save(config)).status).toBe(200);
    });
  });

  test("answers 403 for a service admin", async () => {
    const as = await aServiceAdmin();

    expect(statusesOf([await call(GET, { as }), await call(POST, { as })])).toEqual([403, 403]);
  });
});

test("S14 a store on the internal network is refused without being asked, by address, name and redirect", async () => {
  const inside = await aBucketServer();
  const { port } = new URL(inside.endpoint);
  const places = [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    "http://169.254.169.254",
    `http://[::1]:${port}`,
    `http://0x7f.1:${port}`,
  ];
  const lines = await linesOf(async () => {
    for (const endpoint of places) {
      const { status, json } = await save({ ...inside.config, endpoint });
      expect([endpoint, status]).toEqual([endpoint, 422]);
      expect(json.message).toMatch(/may not be asked|Nothing answers/);
    }
  });
  const outside = await aBucketServer();
  outside.control.refuse = () => ({ status: 307 });
  expect((await withSettings(outside.allowed, () => save(outside.config))).status).toBe(422);

  expect(inside.requested).toEqual([]);
  expect(lines.filter(({ level }) => level === 50)).toEqual([]);
});
