import { env } from "@/lib/env";

/** Bytes of a JSON or CSV file (compatibility.md, C151). */
export const JSON_LIMIT = 64 * 1024 * 1024;

const FILES = 10;

/** Bytes of a ZIP file, which also has the files of boards. */
export const zipLimit = (): number => Math.max(JSON_LIMIT, FILES * env().BOARDS_UPLOAD_LIMIT);

export const limitOf = (name: string): number => (/\.zip$/i.test(name) ? zipLimit() : JSON_LIMIT);
