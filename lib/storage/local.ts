import "server-only";
import { constants, createReadStream } from "node:fs";
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { env } from "@/lib/env";
import type { ByteRange } from "@/lib/http/request/ranges";
import { type Content, type Storage, StoredFileMissing } from "@/lib/storage/storage";

const FOLDER = { recursive: true, mode: 0o700 };
const FILE = 0o600;

export function localStorage(): Storage {
  const root = path.join(env().BOARDS_DATA_DIR, "files");
  const fullPath = (relative: string) => path.join(root, relative);

  return {
    driver: "local",
    write: (relative, content) => writeAtomically(fullPath(relative), content),
    read: (relative, range) => openFile(fullPath(relative), range),
    copy: (from, to) => copyTo(fullPath(from), fullPath(to)),
    remove: async (relative) => {
      await rm(fullPath(relative), { force: true });
      await rm(unfinished(fullPath(relative)), { force: true });
    },
  };
}

/** Written under another name first, so that a file with its final name is complete. */
async function writeAtomically(file: string, content: Content): Promise<number> {
  await mkdir(path.dirname(file), FOLDER);
  const handle = await open(unfinished(file), "w", FILE);
  try {
    await writeFile(handle, content);
    await handle.sync();
    const { size } = await handle.stat();
    await rename(unfinished(file), file);
    return size;
  } catch (error) {
    await rm(unfinished(file), { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

const unfinished = (file: string) => `${file}.unfinished`;

async function openFile(file: string, range?: ByteRange): Promise<Readable> {
  const handle = await open(file, constants.O_RDONLY).catch(refuseMissing);
  return createReadStream("", { fd: handle, ...range });
}

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), FOLDER);
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch(refuseMissing);
  await chmod(to, FILE);
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw new StoredFileMissing();
  throw error;
}
