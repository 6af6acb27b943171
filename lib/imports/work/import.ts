import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { SHORT } from "@/lib/imports/api/patience";
import { finished } from "@/lib/imports/process";
import { createImport } from "@/lib/imports/start";
import { openProjects, workApi, workspaces } from "@/lib/imports/work/api";
import type { ImportWorkProject } from "@/lib/imports/work/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws ToolRefusal */
export const listWorkspaces = async (pat: string) => workspaces(workApi(pat, SHORT));

/** @throws ToolRefusal */
export const listWorkProjects = async (pat: string, workspace: string) => openProjects(workApi(pat, SHORT), workspace);

/** Imports a whole project within the request. @throws Unprocessable */
export async function importWorkProject(
  { pat, project, folderId }: ImportWorkProject,
  user: Pick<CurrentUser, "id">,
): Promise<ImportSession> {
  workApi(pat, SHORT);
  const credentials = { pat, project_gid: project };
  const { id } = await transaction((tx) =>
    createImport(tx, user, { source: "work-api", title: "", credentials, folderId }),
  );
  return finished(id);
}
