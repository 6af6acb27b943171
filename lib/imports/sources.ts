import "server-only";
import { cardBoardApiSource, cardBoardFileSource } from "@/lib/imports/card-board/source";
import { csvSource } from "@/lib/imports/csv/source";
import type { ImportSource } from "@/lib/imports/source";
import { nativeSource } from "@/lib/imports/native/source";
import { workApiSource, workFileSource } from "@/lib/imports/work/source";

export const SOURCE_NAMES = ["native", "card-board", "card-board-api", "work", "work-api", "csv", "wordpress"] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

export const sources: Partial<Record<SourceName, ImportSource>> = {
  native: nativeSource,
  "card-board": cardBoardFileSource,
  "card-board-api": cardBoardApiSource,
  work: workFileSource,
  "work-api": workApiSource,
  csv: csvSource,
};

/** @throws Error for a session of a source that does not exist */
export function sourceOf({ source }: { source: string }): ImportSource {
  const found = sources[source as SourceName];
  if (!found) throw new Error(`There is no import source called ${source}.`);
  return found;
}
