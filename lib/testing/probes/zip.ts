import { promisify } from "node:util";
import { buffer } from "node:stream/consumers";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

/** The texts of an archive by their names, in its order. */
export async function zipTexts(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await (promisify(fromBuffer) as (bytes: Buffer, options: object) => Promise<ZipFile>)(bytes, {
    lazyEntries: true,
  });
  const texts: Record<string, string> = {};
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip))
    texts[entry.fileName] = await textOf(zip, entry);
  return texts;
}

const nextEntry = (zip: ZipFile) =>
  new Promise<Entry | null>((found, failed) => {
    zip.removeAllListeners();
    zip.once("entry", found);
    zip.once("end", () => found(null));
    zip.once("error", failed);
    zip.readEntry();
  });

const textOf = (zip: ZipFile, entry: Entry) =>
  new Promise<string>((read, failed) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error) failed(error);
      else buffer(stream).then((content) => read(content.toString()), failed);
    }),
  );
