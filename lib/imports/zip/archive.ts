import "server-only";
import { PassThrough, type Readable } from "node:stream";
import yauzl from "yauzl";
import { Unprocessable } from "@/lib/errors";
import { type Declared, refuseBomb } from "@/lib/imports/zip/limits";
import { storageOf } from "@/lib/storage/storage";

export interface StoredArchive {
  driver: string;
  path: string;
  /** In bytes. */
  size: number;
}

export interface Archive {
  names: string[];
  /** In bytes, once it is unpacked. */
  sizeOf: (name: string) => number | undefined;
  /** @throws Unprocessable for a name that the archive does not have */
  open: (name: string) => Promise<Readable>;
}

/** Reads ranges of a stored file, so that nothing is copied and nothing has to be closed. */
class StoredRanges extends yauzl.RandomAccessReader {
  constructor(private readonly file: StoredArchive) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const stream = new PassThrough();
    storageOf(this.file.driver)
      .read(this.file.path, { start, end: end - 1 })
      .then(
        (content) => content.on("error", (error) => stream.destroy(error)).pipe(stream),
        (error: Error) => stream.destroy(error),
      );
    return stream;
  }
}

/**
 * Opens a ZIP file after checking everything that its directory says. Names are only looked up, never used as paths.
 * @throws Unprocessable for anything else, and for archives beyond the limits
 */
export async function openArchive(file: StoredArchive): Promise<Archive> {
  const zip = await opened(file);
  const entries = await entriesOf(zip, file.size);
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entries.get(name)?.uncompressedSize,
    open: async (name) => {
      const entry = entries.get(name);
      if (!entry) throw new Unprocessable("The file is missing from the archive.");
      return contentOf(zip, entry);
    },
  };
}

const opened = (file: StoredArchive): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
    yauzl.fromRandomAccessReader(new StoredRanges(file), file.size, options, (error, zip) =>
      error ? reject(refused(error)) : resolve(zip),
    );
  });

function entriesOf(zip: yauzl.ZipFile, size: number): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  const declared: Declared = { entries: 0, compressed: 0 };
  return new Promise((resolve, reject) => {
    zip.on("error", (error: Error) => reject(refused(error)));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: yauzl.Entry) => {
      try {
        refuseBomb(entry, declared, size);
        if (entries.has(entry.fileName)) throw new Unprocessable("The archive has two files with the same name.");
        if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
        zip.readEntry();
      } catch (error) {
        reject(error as Error);
      }
    });
    zip.readEntry();
  });
}

/** The library fails a stream that has more or fewer bytes than its entry says. */
const contentOf = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(refused(error)) : resolve(asRefusals(stream))));
  });

function asRefusals(stream: Readable): Readable {
  const content = new PassThrough();
  stream.on("error", (error) => content.destroy(refused(error)));
  content.on("close", () => stream.destroy());
  return stream.pipe(content);
}

const refused = (error: Error) =>
  error instanceof Unprocessable || "status" in error ? error : new Unprocessable("The archive can't be read.");
