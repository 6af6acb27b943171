import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import type { Settings } from "@/lib/env";

export async function openS3(): Promise<{ settings: Partial<Settings>; close: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "boards-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "boards" }],
  });
  const { port }: AddressInfo = await server.run();

  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "boards",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
