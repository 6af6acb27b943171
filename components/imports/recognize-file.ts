import type { FileSource } from "@/components/imports/import-data";

/** In bytes: what the server takes. */
export const MAX_IMPORT_FILE = 64 * 1024 * 1024;

export const IMPORT_TYPES = ".json,.zip,.csv,.tsv,.txt,application/json,application/zip,text/csv";

const EXTENSION = /\.(json|zip|csv|tsv|txt)$/i;

export const hasImportType = (name: string): boolean => EXTENSION.test(name);

const HEAD = 256 * 1024;

/** Where a file comes from, by its name and its beginning; null for JSON that does not say. */
export async function recognizeFile(file: File): Promise<FileSource | null> {
  const extension = EXTENSION.exec(file.name)?.[1]?.toLowerCase();
  if (extension === "zip") return "native";
  if (extension !== "json") return "csv";
  return recognizeJson(await file.slice(0, HEAD).text());
}

const NATIVE = /"[\w-]*boards?[\w-]*export[\w-]*"\s*:|"boards_export"/i;
const CARD_BOARD = /"(?:idOrganization|idMemberCreator|shortLink|idBoard|memberships|nodeId)"\s*:/;
const WORK = /"(?:gid|resource_type)"\s*:/;

/** @param head the beginning of a JSON file */
export function recognizeJson(head: string): FileSource | null {
  if (NATIVE.test(head.slice(0, 2_000))) return "native";
  if (CARD_BOARD.test(head)) return "card-board";
  if (WORK.test(head)) return "work";
  return /"board"\s*:\s*\{/.test(head) ? "native" : null;
}
