import "server-only";
import { z } from "zod";
import { whole } from "@/lib/board-document/parts";
import type { ToolApi } from "@/lib/imports/api/tool-api";
import type { Outline } from "@/lib/imports/outline";
import { WorkProject } from "@/lib/imports/work/contents";
import { documentOf } from "@/lib/imports/work/document";
import { addProject, pathOf } from "@/lib/imports/work/read-api";

const TaskCounts = z.object({ data: z.object({ num_tasks: whole }) });

/** Three requests; Asana counts neither what tasks have nor those of a section. @throws ToolRefusal */
export async function outlineOfProject(api: ToolApi, id: string): Promise<Outline> {
  const contents = await WorkProject.open();
  try {
    await addProject(contents, api, id);
    const { data } = await api.get(`${pathOf(id)}/task_counts`, { opt_fields: "num_tasks" }, TaskCounts);
    const unknown = { labels: null, subtasks: null, comments: null, attachments: null, byStage: null };
    return { board: documentOf(contents).board, totals: { ...unknown, tasks: data.num_tasks } };
  } finally {
    await contents.close();
  }
}
