import { z } from "zod";
import { exactTextUpTo, id, optional } from "@/lib/http/input/types";

const token = exactTextUpTo(500).transform((pat) => pat.trim());
const gid = exactTextUpTo(100).transform((text) => text.trim());

/** POST work-workspaces. */
export const WorkToken = z.object({ pat: token });

/** POST work-projects. */
export const WorkProjects = z
  .object({ pat: token, workspace_gid: gid })
  .transform(({ pat, workspace_gid }) => ({ pat, workspace: workspace_gid }));

/** POST import-work-project. */
export const ImportWorkProject = z
  .object({ pat: token, project_gid: gid, folder_id: optional(id) })
  .transform(({ pat, project_gid, folder_id }) => ({ pat, project: project_gid, folderId: folder_id ?? null }));
export type ImportWorkProject = z.infer<typeof ImportWorkProject>;
