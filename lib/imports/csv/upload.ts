import "server-only";
import { Unprocessable } from "@/lib/errors";
import type { AcceptedFiles, IncomingFile } from "@/lib/http/request/files";
import { CSV_COLUMNS, CSV_FIELDS, contractMap } from "@/lib/imports/csv/columns";
import type { UploadCsv } from "@/lib/imports/csv/inputs";
import { SEPARATORS } from "@/lib/imports/csv/options";
import { openTable } from "@/lib/imports/csv/table";
import { JSON_LIMIT } from "@/lib/imports/uploads/limits";
import { storeWholeUpload } from "@/lib/imports/uploads/take";
import { type ReceivedFile, storedUploads } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

/** What browsers call a CSV file. */
const TYPES = new Set([
  "text/csv",
  "text/plain",
  "application/csv",
  "text/comma-separated-values",
  "application/excel",
  "application/vnd.ms-excel",
  "application/vnd.msexcel",
  "text/anytext",
  "application/octet-stream",
  "application/txt",
]);

const stored = storedUploads("file", { limit: () => JSON_LIMIT });

export const csvFile: AcceptedFiles<ReceivedFile> = {
  ...stored,
  store: async (file: IncomingFile) => {
    if (!TYPES.has(file.type.toLowerCase())) throw new Unprocessable("Only CSV files are allowed.");
    return stored.store(file);
  },
};

export interface UploadedCsv {
  name: string;
  headers: string[];
}

/** The first row of a table. @throws Unprocessable */
export async function readHeaders({ driver, path }: ReceivedFile, { delimiter }: UploadCsv): Promise<string[]> {
  const open = () => storageOf(driver).read(path);
  const { headers } = await openTable(open, { delimiter: SEPARATORS[delimiter] });
  return headers.filter(Boolean);
}

/** Keeps a table for its import. @param headers of `readHeaders` */
export async function uploadCsv(
  file: ReceivedFile,
  headers: string[],
  user: Pick<CurrentUser, "id">,
): Promise<UploadedCsv> {
  const name = nameOf(file);
  await storeWholeUpload(name, file, user);
  return { name, headers };
}

const PREFIX = /^boards-\d+-/;

function nameOf({ name }: ReceivedFile): string {
  const words = name
    .replace(/\.\w{1,5}$/, "")
    .replace(/\W+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `boards-${Date.now()}-${words || "tasks"}.csv`;
}

/** What people called the file. */
export const titleOfUpload = (name: string): string => name.replace(PREFIX, "").replace(/\.csv$/, "");

export const presentUpload = ({ name, headers }: UploadedCsv) => ({
  file: name,
  headers,
  fields: { ...CSV_FIELDS },
  columns: [...CSV_COLUMNS],
  map: contractMap(headers).map(({ csv, table }) => ({ csv, table: table as string | null })),
});
