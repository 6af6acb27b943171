import type { SourceName } from "@/lib/imports/sources";

/** As people know the tools from which boards come. */
const TOOLS: Partial<Record<SourceName, string>> = {
  "card-board": "Trello",
  "card-board-api": "Trello",
  work: "Asana",
  "work-api": "Asana",
};

export const toolOf = (source: string): string | null => TOOLS[source as SourceName] ?? null;

/** The contract's messages. */
export function startedMessage(source: string): string {
  const tool = toolOf(source);
  return tool ? `Preparing ${tool} import...` : "Preparing import...";
}

export function completedMessage(source: string): string {
  const tool = toolOf(source);
  return tool ? `Board imported successfully from ${tool}` : "Board imported successfully";
}
