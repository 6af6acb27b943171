import type { Readable } from "node:stream";
import type { ImportSession } from "@/generated/prisma/client";
import type { Json } from "@/lib/http/response/json";
import type { BoardDocument } from "@/lib/board-document/document";
import type { Outline } from "@/lib/imports/outline";

/** Where boards come from: each converts what it reads to a board document. */
export interface ImportSource {
  /**
   * `onProgress` takes a number from 0 to 1. Invalid files and refused credentials are refusals with a sentence for the
   * person. @throws Refusal
   */
  read: (session: ImportSession, onProgress: (part: number) => Promise<void>) => Promise<BoardDocument>;
  /** For previews where reading everything would take too long. @throws Refusal */
  outline?: (session: ImportSession) => Promise<Outline>;
  /** The bytes of an attachment's `file`. @throws when there are none */
  openFile?: (session: ImportSession, file: string) => Promise<Readable>;
  /** The bytes of an attachment that has only an address. @throws when there are none */
  openAddress?: (session: ImportSession, address: string) => Promise<Readable>;
  /** What a preview shows besides, such as the columns and first rows of a table. */
  preview?: (session: ImportSession) => Promise<Record<string, Json>>;
  /** Where a page is not of the usual size. */
  tasksPerPage?: number;
}
