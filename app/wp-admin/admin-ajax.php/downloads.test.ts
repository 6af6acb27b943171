import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { expect, test } from "vitest";
import { aDownload } from "@/lib/testing/http/download";

test("a download is compressed for clients that accept it", async () => {
  const download = await aDownload(3);

  const response = await download({ "accept-encoding": "gzip" });
  const { board } = JSON.parse(await text(response.pipe(createGunzip()))) as { board: { tasks: object[] } };

  expect(response.headers).toMatchObject({ "content-encoding": "gzip", "transfer-encoding": "chunked" });
  expect(board.tasks).toHaveLength(3);
});
