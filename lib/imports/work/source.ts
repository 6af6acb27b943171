import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { LONG, SHORT } from "@/lib/imports/api/patience";
import { credentialsOf } from "@/lib/imports/credentials";
import { openImportFile } from "@/lib/imports/session-file";
import type { ImportSource } from "@/lib/imports/source";
import { openAttachment, workApi } from "@/lib/imports/work/api";
import { documentOf } from "@/lib/imports/work/document";
import { outlineOfProject } from "@/lib/imports/work/outline";
import { readWorkProject } from "@/lib/imports/work/read-api";
import { readWorkFile } from "@/lib/imports/work/read-file";

/** Asana's JSON export, which has neither comments nor files. */
export const workFileSource: ImportSource = {
  read: async (session) => documentOf(await readWorkFile(await openImportFile(session))),
};

/** Asana's API. */
export const workApiSource: ImportSource = {
  async read(session, onProgress) {
    const { project_gid: gid = "" } = credentialsOf(session);
    return documentOf(await readWorkProject(apiOf(session), gid, onProgress));
  },
  outline: (session) => outlineOfProject(apiOf(session, SHORT), credentialsOf(session).project_gid ?? ""),
  openFile: (session, file) => openAttachment(apiOf(session), file),
};

const apiOf = (session: ImportSession, patience = LONG) => workApi(credentialsOf(session).pat ?? "", patience);
