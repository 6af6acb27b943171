import "server-only";
import type { DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import type { References } from "@/lib/imports/references";
import type { Counts } from "@/lib/imports/report";
import { wantedFiles } from "@/lib/imports/wanted-files";
import { pathIn } from "@/lib/imports/wordpress/convert/attachments";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { MoveReport, type Thing } from "@/lib/imports/wordpress/move/report";
import { collecting } from "@/lib/imports/write/collecting";
import type { WriteContext } from "@/lib/imports/write/context";
import { receiveFiles } from "@/lib/imports/write/files";
import type { ReceivedFile } from "@/lib/storage/receive";

/** A transaction that writes. What it counts and notes is reported only once it has committed. */
export interface Writing {
  context: WriteContext;
  report: MoveReport;
  commit: () => void;
}

type Given = Pick<WriteContext, "ids" | "files" | "keepsIds">;

export function writing(move: Move, given: Given): Writing {
  const report = new MoveReport();
  const { context, counts, notes } = collecting({ ...given, user: { id: move.session.userId }, isMove: true });
  const commit = () => {
    move.report.add(report);
    for (const [kind, number] of Object.entries(counts)) move.report.count(THINGS[kind as keyof Counts], number);
    for (const note of notes) move.report.note(note);
  };
  return { context, report, commit };
}

const THINGS = {
  stages: "stages",
  labels: "labels",
  custom_fields: "custom fields",
  tasks: "tasks",
  subtasks: "subtasks",
  comments: "comments",
  attachments: "attachments",
  time_tracks: "time entries",
  dependencies: "dependencies",
} as const satisfies Record<keyof Counts, Thing>;

/** Copies the files of a page into our storage. The caller settles them. */
export const filesOf = (
  { uploads, report }: Move,
  { page, tasks }: { page: number; tasks: DocumentBoard | DocumentTask[] },
): Promise<Map<string, ReceivedFile>> =>
  receiveFiles(wantedFiles({ page, tasks }), { openFile: async (file) => uploads.open(pathIn(file)) }, report.note);

export const withoutFiles = (ids: References, keepsIds: boolean): Given => ({ ids, keepsIds, files: new Map() });
