import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";
import { exactText, exactTextUpTo, id, line, optional, wholeNumber, word } from "@/lib/http/input/types";

/** POST import-file. */
export const ImportFile = z
  .object({ importFrom: exactText, folder_id: optional(id) })
  .transform(({ importFrom, folder_id }) => ({ importFrom, folderId: folder_id ?? null }));
export type ImportFile = z.infer<typeof ImportFile>;

const FIRST_PAGE = 1;

/** POST process-json-import: the first page names the file, the others the board. */
export const ProcessImport = z
  .object({
    importing_page: optional(wholeNumber.refine((page) => page >= FIRST_PAGE, { params: { rule: "min" } })),
    filePath: optional(exactText),
    importFrom: optional(exactText),
    folder_id: optional(id),
    board_id: optional(id),
  })
  .transform(({ importing_page: page = FIRST_PAGE, filePath, importFrom, folder_id, board_id }, ctx) => {
    const needed = page === FIRST_PAGE ? { filePath, importFrom } : { board_id };
    for (const [name, value] of Object.entries(needed))
      if (value === undefined) ctx.addIssue({ code: "custom", path: [name], params: { rule: "required" } });
    return {
      ...{ page, fileName: filePath ?? "", importFrom: importFrom ?? "" },
      ...{ folderId: folder_id ?? null, boardId: board_id ?? 0 },
    };
  });
export type ProcessImport = z.infer<typeof ProcessImport>;

/** What people can choose on our own screens. */
const source = word("native", "card-board", "card-board-api", "work", "work-api", "csv");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only the server writes these. */
const OF_SERVER = new Set(["folder", "into_board", "size", "upload"]);

const options = parameter({ type: "object" }).transform((value) =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => !OF_SERVER.has(name))),
);

const secrets = parameter({ type: "object" }).transform((value) =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([name, secret]) =>
      typeof secret === "string" || typeof secret === "number" ? [[name, String(secret).trim()] as const] : [],
    ),
  ),
);

/** POST imports. `file` is the name of an upload. */
export const StartImport = z
  .object({
    source,
    file: optional(exactText),
    title: optional(line),
    folder_id: optional(id),
    board_id: optional(id),
    options: optional(options),
    credentials: optional(secrets),
  })
  .transform(({ folder_id, board_id, title = "", options: chosen = {}, credentials, ...input }) => ({
    ...{ ...input, title, options: chosen, credentials, folderId: folder_id ?? null, boardId: board_id },
  }));
export type StartImport = z.infer<typeof StartImport>;

/** POST imports/preview. */
export const PreviewImport = z
  .object({
    source,
    file: optional(exactTextUpTo(200)),
    options: optional(options),
    credentials: optional(secrets),
  })
  .transform(({ options: chosen = {}, ...input }) => ({ ...input, options: chosen }));
export type PreviewImport = z.infer<typeof PreviewImport>;
