import "server-only";
import type { Readable } from "node:stream";
import { Unprocessable } from "@/lib/errors";
import { jsonParts } from "@/lib/imports/json/parts";
import { titleOfUnread } from "@/lib/imports/json/title";
import { WorkProject } from "@/lib/imports/work/contents";
import { RawTask } from "@/lib/imports/work/raw";

const LAYOUT = { enter: [""], rows: ["data"] };

/** Reads Asana's JSON export, which is a list of tasks. What has another shape is only noted. @throws Unprocessable */
export async function readWorkFile(file: Readable): Promise<WorkProject> {
  const contents = await WorkProject.open();
  try {
    for await (const { path, value } of jsonParts(file, LAYOUT)) {
      if (path !== "data[]") continue;
      const { data: task } = RawTask.safeParse(value);
      if (task && task.gid !== "") await contents.addTask(task);
      else contents.notes.add({ kind: "task", title: titleOfUnread(value), reason: "This could not be read." });
    }
    if (contents.main() === null) throw new Unprocessable("This is not an export of an Asana project.");
    return contents;
  } catch (error) {
    await contents.close();
    throw error;
  }
}
