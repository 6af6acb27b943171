import type { FileSource } from "@/components/imports/import-data";

export const IMPORT_TYPES = ".json,.zip,.csv,.tsv,.txt,application/json,application/zip,text/csv";

const EXTENSION = /\.(json|zip|csv|tsv|txt)$/i;

/** As the server calls it; null for a type that can't be imported. */
export function extensionOf(name: string): "json" | "zip" | "csv" | null {
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (!extension) return null;
  return extension === "json" || extension === "zip" ? extension : "csv";
}

const HEAD = 256 * 1024;

/** Where a file comes from, by its name and its beginning; null for JSON that does not say. */
export async function recognizeFile(file: File): Promise<FileSource | null> {
  const extension = extensionOf(file.name);
  if (extension === "zip") return "native";
  if (extension === "csv") return "csv";
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
