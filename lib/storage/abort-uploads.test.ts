import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from "@aws-sdk/client-s3";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as CHOOSE } from "@/app/wp-json/boards/v2/admin/storage-settings/route";
import { tasks } from "@/lib/jobs/tasks";
import { logger } from "@/lib/logger";
import { newPath } from "@/lib/storage/receive";
import { storage } from "@/lib/storage/storage";
import { anAdmin, call, withSettings } from "@/lib/testing";
import { aBucketServer } from "@/lib/testing/doubles/buckets";
import { openS3 } from "@/lib/testing/doubles/s3";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const runJob = () => tasks["abort-uploads"]({}, { isLast: true });

/** As a process leaves it that is killed in the middle of a large file. */
async function beginUpload(endpoint: string, Key: string) {
  const client = new S3Client({
    ...{ endpoint, region: "us-east-1", forcePathStyle: true },
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
  });
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: "boards", Key }));
  await client.send(new UploadPartCommand({ Bucket: "boards", Key, UploadId, PartNumber: 1, Body: "part" }));
}

let store: Awaited<ReturnType<typeof openS3>>;
beforeEach(async () => {
  store = await openS3();
  onTestFinished(store.close);
});
const begin = (Key: string) => beginUpload(store.settings.S3_ENDPOINT ?? "", Key);
const inBucket = <Result>(work: () => Promise<Result>) => withSettings(store.settings, work);

describe("uploads to a bucket that killed processes have left", () => {
  test("are aborted after a day, on all pages of the list; files, younger ones and those of others stay", async () => {
    store.uploads.status = 200;
    store.uploads.pageSize = 2;
    await inBucket(async () => (await storage()).write("2026/01/01/file", [Buffer.from("hello")]));
    for (let count = 0; count < 5; count += 1) await begin(newPath());
    const others = ["2026/01/01/report.pdf", "backup/2026/01/01/file"];
    for (const other of others) await begin(other);
    await store.uploads.begunAt(hoursAgo(25));
    const young = newPath();
    await begin(young);

    await inBucket(runJob);

    expect(await store.uploads.names()).toEqual([...others, young].sort());
    expect(await store.names()).toEqual(["2026/01/01/file"]);
  });

  test("are aborted in the folder of a bucket of the settings, and nowhere else in it", async () => {
    const server = await aBucketServer();
    server.uploads.status = 200;
    await withSettings(server.allowed, async () => {
      await call(CHOOSE, { as: await anAdmin(), body: { config: { ...server.config, sub_folder: "ours" } } });
      const path = newPath();
      for (const key of [path, `ours/${path}`, `ours/deeper/${path}`]) await beginUpload(server.endpoint, key);
      await server.uploads.begunAt(hoursAgo(25));

      await runJob();

      expect(await server.uploads.names()).toEqual([path, `ours/deeper/${path}`].sort());
    });
  });

  test.each([
    [501, "does not know them"],
    [403, "does not allow it"],
  ])("are logged once where the store %d %s, and the job does not fail", async (status) => {
    const warn = vi.spyOn(logger(), "warn");
    onTestFinished(() => warn.mockRestore());
    await begin(newPath());
    await store.uploads.begunAt(hoursAgo(25));

    store.uploads.status = status;
    for (let run = 0; run < 3; run += 1) await inBucket(runJob);
    const logged = warn.mock.calls.map(([line]) => line);
    store.uploads.status = 200;
    await inBucket(runJob);

    expect(logged).toEqual([{ place: "s3", reason: expect.any(String) }]);
    expect(await store.uploads.names()).toEqual([]);
  });
});
