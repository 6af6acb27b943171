import type { ExportDocument } from "@/lib/exports/document";

/** The native format (compatibility.md, C155). The tasks come last, so that it can be read as it arrives. */
export async function* jsonOf({ board, tasks }: Pick<ExportDocument, "board" | "tasks">): AsyncGenerator<string> {
  const head = { boards_export: { version: 1, exported_at: new Date().toISOString() }, board: { ...board, tasks: [] } };
  yield JSON.stringify(head).slice(0, -"]}}".length);
  let isFirst = true;
  for await (const task of tasks) {
    yield (isFirst ? "\n" : ",\n") + JSON.stringify(task);
    isFirst = false;
  }
  yield "\n]}}\n";
}
