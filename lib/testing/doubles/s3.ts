import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import type { Settings } from "@/lib/env";
import { type S3Uploads, withUploads } from "@/lib/testing/doubles/s3-uploads";

interface OpenS3 {
  settings: Partial<Settings>;
  /** Of its objects, sorted. */
  names: () => Promise<string[]>;
  uploads: S3Uploads;
  close: () => Promise<void>;
}

export async function openS3(): Promise<OpenS3> {
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
    names: () => namesIn(path.join(directory, "boards")),
    uploads: withUploads(server.httpServer, path.join(directory, "boards")),
    close: async () => {
      const closed = server.close();
      // A process that was killed may leave one that never ends.
      server.httpServer.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true });
    },
  };
}

/** As the server stores them. */
const ENDING = "._S3rver_object";

async function namesIn(bucket: string): Promise<string[]> {
  const files = await readdir(bucket, { recursive: true });
  return files.flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [])).sort();
}
