import type { z } from "zod";
import type { Attachment, Prisma } from "@/generated/prisma/client";
import type { ExportedPerson } from "@/lib/exports/load";
import type { ViewerContext } from "@/lib/users/present";

export interface ExportContext {
  /** Decides whose email addresses are exported (compatibility.md, C157). */
  viewerContext: ViewerContext;
  people: Map<number, ExportedPerson>;
  /** Collects the files that go into the archive; null where files are linked. */
  files: EnclosedFile[] | null;
}

export type EnclosedFile = Pick<Attachment, "driver" | "title" | "createdAt"> & { path: string; entry: string };

export const ref = (id: number): string => String(id);

export const refOrNull = (id: number | null): string | null => (id === null ? null : String(id));

export const time = (date: Date): string => date.toISOString();

export const timeOrNull = (date: Date | null): string | null => (date ? date.toISOString() : null);

/** The same values, of which Prisma and zod have types that are not assignable to each other. */
export const json = (value: Prisma.JsonValue) => value as z.core.util.JSONType;
