import { env } from "@/lib/env";
import { Unprocessable } from "@/lib/errors";

export type FileSource = "native" | "card-board" | "work";

const TOOLS: Record<string, FileSource> = {
  native: "native",
  externalboardtool: "card-board",
  trello: "card-board",
  externalworktool: "work",
  asana: "work",
};

/** The contract's `importFrom`, in any spelling (compatibility.md, C151). @throws Unprocessable */
export function sourceNamed(importFrom: string, allowed: readonly FileSource[]): FileSource {
  const word = importFrom.trim().toLowerCase();
  const isOurs = word.includes("boards") || word === env().BOARDS_SLUG.toLowerCase();
  const source = TOOLS[word.replaceAll(/[\s_-]/g, "")] ?? (isOurs ? "native" : undefined);
  if (!source || !allowed.includes(source)) throw new Unprocessable("This import source is not supported.");
  return source;
}

export const NATIVE_ONLY: readonly FileSource[] = ["native"];
export const ALL_FILES: readonly FileSource[] = ["native", "card-board", "work"];
