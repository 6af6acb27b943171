import "server-only";
import { finished } from "node:stream/promises";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ZipEntry {
  /** Its path in the archive. */
  name: string;
  time: Date;
  content: Readable;
  /** False for files that are compressed already, as most are. */
  isCompressed: boolean;
}

/** An archive that is written as it is read, one entry after the other. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  addAll(zip, entries, output).catch(fail);
  return output;
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>, output: Readable) {
  for await (const { name, time, content, isCompressed } of entries) {
    const stop = () => content.destroy();
    output.once("close", stop);
    if (output.destroyed) return void stop();
    zip.addReadStream(content, name, { mtime: time, compress: isCompressed, mode: 0o100644 });
    await finished(content).finally(() => output.off("close", stop));
  }
  zip.end();
}
