import "server-only";
import type { Readable } from "node:stream";
import { z } from "zod";
import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard, isSiteAdmin, type OnBoard, viewerContextOf } from "@/lib/boards/policy";
import { todayIn } from "@/lib/dates/dates-on-screen";
import { Forbidden } from "@/lib/errors";
import { boardArchive } from "@/lib/exports/archive";
import { boardDocument } from "@/lib/exports/document";
import { jsonOf } from "@/lib/exports/json";
import { siteArchive } from "@/lib/exports/site";
import { inSlot } from "@/lib/exports/slots";
import { streamedFromSnapshot } from "@/lib/exports/snapshot";
import { tasksCsv } from "@/lib/exports/tasks-csv";
import { timesheetCsv } from "@/lib/exports/timesheet-csv";
import { DateRange, rangeOf } from "@/lib/exports/timesheet-range";
import { zipOf } from "@/lib/exports/zip";
import type { Input } from "@/lib/http/request/body";
import { flag, id, optional } from "@/lib/http/input/types";
import { validate } from "@/lib/http/input/validate";
import { downloadAnswer } from "@/lib/http/response/download-answer";
import { readSiteSettings, type SiteSettings } from "@/lib/settings/site";
import { downloadedName } from "@/lib/text/file-name";
import { requirePro } from "@/lib/tier";
import type { CurrentUser } from "@/lib/users/current-user";

type ExportAction = (request: Request, input: Input, user: CurrentUser) => Promise<Response>;

interface Made {
  extension: "json" | "csv" | "zip";
  stream: Readable;
  /** Of tasks, subtasks not counted. */
  total?: number;
}

interface Caller {
  user: CurrentUser;
  input: Input;
  site: SiteSettings;
}

const OfBoard = z.object({ board_id: id });

/** For a manager of the board (compatibility.md, C155). */
const ofBoard =
  (make: (found: OnBoard, caller: Caller) => Promise<Made>): ExportAction =>
  async (request, input, user) => {
    const { board_id } = validate(OfBoard, input);
    const found = await boardOfUser({ board_id: String(board_id) }, user);
    if (!canManageBoard(user, found)) throw new Forbidden();
    requirePro();
    return answer(request, user, found.board.title, (site) => make(found, { user, input, site }));
  };

async function answer(
  request: Request,
  user: CurrentUser,
  title: string,
  make: (site: SiteSettings) => Promise<Made>,
): Promise<Response> {
  const site = await readSiteSettings();
  const { extension, stream, total } = await inSlot(user.id, () => make(site));
  return downloadAnswer(request, {
    name: downloadedName(title || site.title, todayIn(site.timezone, new Date()), extension),
    type: TYPES[extension],
    stream,
    headers: total === undefined ? {} : { "X-FBS-Export-Task-Count": String(total) },
  });
}

const TYPES = {
  json: "application/json; charset=UTF-8",
  csv: "text/csv; charset=UTF-8",
  zip: "application/zip",
};

const exportJson = ofBoard(async (found, { user, input }): Promise<Made> => {
  const { with_files } = validate(z.object({ with_files: optional(flag) }), input);
  const viewerContext = viewerContextOf(user, found);
  if (with_files) {
    const { total, entries } = await boardArchive(found.board, viewerContext);
    return { extension: "zip", stream: zipOf(entries), total };
  }
  const made = await streamedFromSnapshot(async (tx) => {
    const document = await boardDocument(found.board, { viewerContext, tx });
    return { total: document.total, texts: jsonOf(document) };
  });
  return { extension: "json", ...made };
});

const exportCsv = ofBoard(async ({ board }): Promise<Made> => {
  return { extension: "csv", ...(await streamedFromSnapshot((tx) => tasksCsv(tx, board))) };
});

const exportTimesheet = ofBoard(async ({ board }, { input, site }): Promise<Made> => {
  const { date_range = [] } = validate(z.object({ date_range: DateRange }), input);
  const range = rangeOf(date_range, site.timezone);
  const made = await streamedFromSnapshot((tx) => timesheetCsv(tx, board, range, site.timezone));
  return { extension: "csv", ...made };
});

const exportSite: ExportAction = (request, _, user) => {
  if (!isSiteAdmin(user)) throw new Forbidden();
  return answer(request, user, "", async () => ({ extension: "zip", stream: zipOf(siteArchive()) }));
};

/** By their names at the ajax address (compatibility.md, C155 and C158). */
export const exportActions: Record<string, ExportAction> = {
  boards_export_json: exportJson,
  boards_export_csv: exportCsv,
  boards_export_timesheet: exportTimesheet,
  boards_export_site: exportSite,
};
