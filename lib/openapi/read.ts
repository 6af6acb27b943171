import "server-only";
import { env } from "@/lib/env";
import type { OpenApiDocument } from "@/lib/openapi/types";
import { oncePerProcess } from "@/lib/once";
import { cookieName } from "@/lib/users/sessions/cookie";

const SITE = "https://boards.example.com";
const COOKIE = "next-auth.session-token";

export const readDocument = (): Promise<string> =>
  oncePerProcess(`openapi at ${env().BOARDS_URL}`, readInstalledDocument);

/** Read lazily: the script that generates the file loads all routes, including this one. */
async function readInstalledDocument(): Promise<string> {
  const { default: document } = await import("@/generated/openapi.json");
  return JSON.stringify(document).replaceAll(SITE, env().BOARDS_URL).replaceAll(COOKIE, cookieName());
}

export const parsedDocument = (): Promise<OpenApiDocument> =>
  oncePerProcess(`openapi on screen at ${env().BOARDS_URL}`, async () => parsed(await readDocument()));

/** A test validates the file that `scripts/openapi/document.ts` writes. */
const parsed = (text: string) => JSON.parse(text) as OpenApiDocument;
