"use client";
import type { CsvJson } from "@/components/imports/csv-data";
import { api } from "@/lib/api";
import type { DocumentNote } from "@/lib/board-document/notes";
import type { OwnImportJson } from "@/lib/imports/present";
import type { Counts } from "@/lib/imports/report";

export const FILE_SOURCES = ["native", "card-board", "work", "csv"] as const;
export type FileSource = (typeof FILE_SOURCES)[number];
export type AccountSource = "card-board-api" | "work-api";
export type SourceName = FileSource | AccountSource;

/** Only in memory, while the screen is open. */
export type Credentials = { api_key: string; token: string } | { pat: string };

/** What an import reads: an uploaded file, or a board in an account. */
export type Origin = FileOrigin | AccountOrigin;
export interface FileOrigin {
  source: FileSource;
  /** Its name on the server. */
  file: string;
  /** As people know it. */
  name: string;
}
export interface AccountOrigin {
  source: AccountSource;
  /** The id of the board or project in the account. */
  item: string;
  name: string;
  credentials: Credentials;
}

/** Also for files of which only one board is imported. */
export type ImportOptions = Record<string, string | Record<string, string | null>[]>;

export interface FolderChoice {
  id: number;
  title: string;
}

export interface PersonJson {
  name: string;
  email: string;
  user: { ID: number; display_name: string } | null;
}

export type NoteJson = DocumentNote;

/** The order in which they are shown. */
export const COUNTED = [
  "tasks",
  "subtasks",
  "comments",
  "attachments",
  "stages",
  "labels",
  "custom_fields",
  "time_tracks",
  "dependencies",
] as const satisfies (keyof Counts)[];
export type CountedName = (typeof COUNTED)[number];

export interface PreviewJson extends Partial<CsvJson> {
  title: string;
  /** Their titles: several in the export of a whole site, which are imported one by one. */
  boards: string[];
  /** Null is what is only known once all of an account has been read. */
  stages: { title: string; tasks: number | null }[];
  labels: number | null;
  custom_fields: number;
  tasks: number;
  subtasks: number | null;
  comments: number | null;
  attachments: number | null;
  people: PersonJson[];
  notes: NoteJson[];
  /** How many there are beyond those in `notes`. */
  more_notes: number;
}

export type ImportJson = OwnImportJson;

const IMPORTS = "/boards-app/v1/imports";

const originJson = (origin: Origin) => ({
  source: origin.source,
  ...("file" in origin ? { file: origin.file } : { credentials: credentialsOf(origin) }),
});

const credentialsOf = ({ source, item, credentials }: AccountOrigin) => ({
  ...credentials,
  ...(source === "card-board-api" ? { card_board_id: item } : { project_gid: item }),
});

export const readPreview = async (origin: Origin, options: ImportOptions): Promise<PreviewJson> =>
  (await api<{ preview: PreviewJson }>("POST", `${IMPORTS}/preview`, { ...originJson(origin), options })).preview;

export interface Start {
  title: string;
  folder_id: number | null;
  /** Of a board that gets the tasks, instead of a new one. */
  board_id: number | null;
}

/** Several for the export of a whole site. */
export const startImports = async (
  origin: Origin,
  options: ImportOptions,
  { title, folder_id, board_id }: Start,
  key: string,
): Promise<ImportJson[]> => {
  const body = {
    ...originJson(origin),
    options,
    title,
    ...(folder_id !== null && { folder_id }),
    ...(board_id !== null && { board_id }),
  };
  return (await api<{ imports: ImportJson[] }>("POST", IMPORTS, body, key)).imports;
};

const call = async (method: "GET" | "POST", path: string): Promise<ImportJson> =>
  (await api<{ import: ImportJson }>(method, `${IMPORTS}/${path}`)).import;

export const readImport = (id: string): Promise<ImportJson> => call("GET", id);
export const cancelImport = (id: string): Promise<ImportJson> => call("POST", `${id}/cancel`);
export const retryImport = (id: string): Promise<ImportJson> => call("POST", `${id}/retry`);

export const isRunning = ({ status }: Pick<ImportJson, "status">): boolean =>
  status === "queued" || status === "processing";

export const importPath = (id: string): string => `/boards/import/${id}`;
