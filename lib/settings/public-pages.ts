import "server-only";
import { z } from "zod";
import { db, transaction, type Tx } from "@/lib/db";
import { parameter } from "@/lib/http/input/parameter";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";

export const PublicPages = z.object({
  /** `https://example.com`, or with a port: the sites whose pages may show a public board in a frame. */
  embed_origins: z.array(z.string()).default([]),
});
export type PublicPages = z.infer<typeof PublicPages>;

export const readPublicPages = async (tx: Tx = db): Promise<PublicPages> =>
  PublicPages.parse(await readSetting(tx, "public_pages"));

export const updatePublicPages = (to: PublicPages): Promise<PublicPages> =>
  transaction(async (tx) => PublicPages.parse(await mergeSetting(tx, "public_pages", to)));

export const MOST_ORIGINS = 20;

/** What a host in a policy is made of. The URL parser lets more through, such as a semicolon. */
const ORIGIN = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/** The origin of an address without a path, null for anything else: it becomes a part of a header. */
export function embedOrigin(text: string): string | null {
  const typed = text.trim();
  if (/[\s;,'"*\\]/.test(typed) || !URL.canParse(typed)) return null;
  const { origin, href, username, password } = new URL(typed);
  return ORIGIN.test(origin) && href === `${origin}/` && !username && !password ? origin : null;
}

/** A list, or a text with one origin in each line. */
export const UpdatePublicPages = z.object({
  embed_origins: parameter({ type: "array", takes: ["array", "string"], maxLength: 10_000 }).transform((value, ctx) => {
    const lines = linesIn(value);
    const origins = lines?.map(embedOrigin) ?? [];
    if (!lines || origins.includes(null) || origins.length > MOST_ORIGINS)
      ctx.addIssue({ code: "custom", params: { rule: "format" } });
    return [...new Set(origins.flatMap((origin) => origin ?? []))];
  }),
});

/** Null unless all of it is text. */
function linesIn(value: unknown): string[] | null {
  const lines: unknown[] = typeof value === "string" ? value.split("\n") : Array.isArray(value) ? value : [null];
  return lines.every((line) => typeof line === "string") ? lines.filter((line) => line.trim() !== "") : null;
}
