import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aServiceAdmin, call, statusesOf, storedPaths, withSettings } from "@/lib/testing";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { POST } from "./route";

const tryIt = async (config: unknown) => call(POST, { as: await anAdmin(), body: { config } });

test("tests a storage and changes nothing", async () => {
  const { config, allowed, control } = await aBucketServer();
  const works = await withSettings(allowed, () => tryIt(config));
  control.refuse = () => ({ status: 403, body: "<Error><Code>AccessDenied</Code><Message>No</Message></Error>" });
  const fails = await withSettings(allowed, () => tryIt(config));
  const disk = await tryIt({ driver: "local" });

  expect([works.json, statusesOf([works, fails, disk])]).toEqual([{ message: "The storage works" }, [200, 422, 200]]);
  expect(fails.json.message).toBe("Connection failed: These keys have no access to the bucket.");
  expect([await db.bucket.count(), await db.setting.count(), storedPaths()]).toEqual([0, 0, []]);
});

test("400 without a driver, 403 for a service admin", async () => {
  const refused = [await tryIt({}), await call(POST, { as: await aServiceAdmin() })];

  expect(statusesOf(refused)).toEqual([400, 403]);
});
