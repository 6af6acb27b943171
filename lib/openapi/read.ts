import "server-only";
import { env } from "@/lib/env";
import type { OpenApiDocument } from "@/lib/openapi/types";
import { oncePerProcess } from "@/lib/once";
import { cookieName } from "@/lib/users/sessions/cookie";

/** The address and the cookie that the generated document shows. */
const SITE = "https://boards.example.com";
const COOKIE = "next-auth.session-token";

/** The OpenAPI document of this installation as JSON: its address and its cookie in the place of the examples'. */
export const readDocument = (): Promise<string> => oncePerProcess(`openapi at ${env().BOARDS_URL}`, installed);

/** Read when it is first asked for: whoever generates it loads all routes, this one too. */
async function installed(): Promise<string> {
  const { default: document } = await import("@/generated/openapi.json");
  return JSON.stringify(document).replaceAll(SITE, env().BOARDS_URL).replaceAll(COOKIE, cookieName());
}

/** The same for the pages that show it. */
export const documentOnScreen = (): Promise<OpenApiDocument> =>
  oncePerProcess(`openapi on screen at ${env().BOARDS_URL}`, async () => parsed(await readDocument()));

/** What `scripts/openapi/document.ts` wrote, which a test validates. */
const parsed = (text: string) => JSON.parse(text) as OpenApiDocument;
