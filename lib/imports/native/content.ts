import "server-only";
import { Readable } from "node:stream";
import type { ImportSession } from "@/generated/prisma/client";
import { Unprocessable } from "@/lib/errors";
import { JSON_LIMIT } from "@/lib/imports/uploads/limits";
import type { OpenFile } from "@/lib/imports/native/read";
import { type Archive, openArchive } from "@/lib/imports/zip/archive";
import { oncePerProcess } from "@/lib/once";
import { storageOf } from "@/lib/storage/storage";

/** A stored file, as an upload or an import names it. */
export interface ImportedFile {
  driver: string;
  path: string;
  size: number;
}

export interface NativeContent {
  open: OpenFile;
  /** Of a ZIP file. */
  openFile?: (name: string) => Promise<Readable>;
}

/** Unpacked, the text of a board may be this many times as large as a JSON file. */
const UNPACKED = 4;

/** `folder` is that of the board in a ZIP file with several boards. */
export async function nativeContent(file: ImportedFile, folder = ""): Promise<NativeContent> {
  const { read } = storageOf(file.driver);
  if (!(await isArchive(file))) return { open: () => read(file.path) };

  const archive = await openArchive(file);
  const name = `${folder}board.json`;
  const size = archive.sizeOf(name);
  if (size === undefined) throw new Unprocessable("The archive has no board.json.");
  if (size > UNPACKED * JSON_LIMIT) throw new Unprocessable("The board in the archive is too large.");
  return { open: () => archive.open(name), openFile: (file) => archive.open(`${folder}${file}`) };
}

async function isArchive({ driver, path, size }: ImportedFile): Promise<boolean> {
  if (size < 4) return false;
  const head: Uint8Array[] = [];
  for await (const chunk of Readable.from(await storageOf(driver).read(path, { start: 0, end: 3 })))
    head.push(chunk as Uint8Array);
  return Buffer.concat(head).equals(Buffer.from("PK\u0003\u0004", "latin1"));
}

/** The folders of the boards in a file: several in an export of the whole site. */
export async function boardFolders(file: ImportedFile): Promise<string[]> {
  if (!(await isArchive(file))) return [""];
  const { names }: Archive = await openArchive(file);
  const folders = names.flatMap((name) => /^(boards\/[^/]{1,100}\/)?board\.json$/.exec(name)?.slice(1) ?? []);
  if (folders.length === 0 && !names.includes("board.json")) throw new Unprocessable("The archive has no board.json.");
  return folders.map((folder) => folder ?? "");
}

/** Of an import. Its directory is read once in each process. */
export function contentOf(session: ImportSession): Promise<NativeContent> {
  const cache = oncePerProcess("import contents", () => new Map<string, Promise<NativeContent>>());
  const known = cache.get(session.id);
  if (known) return known;

  const opened = nativeContent(fileOf(session), folderOf(session));
  cache.set(session.id, opened);
  opened.catch(() => cache.delete(session.id));
  const [oldest] = cache.keys();
  if (cache.size > MOST_OPEN && oldest !== undefined) cache.delete(oldest);
  return opened;
}

const MOST_OPEN = 8;

interface FileOptions {
  size?: unknown;
  folder?: unknown;
}

function fileOf({ driver, filePath, options }: ImportSession): ImportedFile {
  if (filePath === null) throw new Unprocessable("The file of this import is gone. Please send it again.");
  return { driver, path: filePath, size: Number((options as FileOptions).size ?? 0) };
}

const folderOf = ({ options }: ImportSession) => String((options as FileOptions).folder ?? "");
