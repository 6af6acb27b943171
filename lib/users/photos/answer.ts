import "server-only";
import { buffer } from "node:stream/consumers";
import { db } from "@/lib/db";
import { initialsOf } from "@/lib/text/initials";
import { escapeHtml } from "@/lib/text/escape-html";
import { SHRUNK_TYPE } from "@/lib/pictures/shrink";
import { storageOf } from "@/lib/storage/storage";
import { colorsOf, NEUTRAL_COLORS } from "@/lib/users/photos/colors";

const NEUTRAL = { ...NEUTRAL_COLORS, letters: "" };

export async function photoAnswer(_request: Request, context: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await context.params;
  if (key === "deleted") return initials(NEUTRAL, 200);

  const person =
    key.length <= 40 && !key.includes("\0")
      ? await db.user.findUnique({
          where: { photoKey: key },
          select: { id: true, displayName: true, photoFile: true, photoDriver: true },
        })
      : null;
  if (!person) return initials(NEUTRAL, 404);
  return person.photoFile === null
    ? initials({ ...colorsOf(person.id), letters: initialsOf(person.displayName) }, 200)
    : photo(person.photoDriver, person.photoFile);
}

const HEADERS = { "Content-Security-Policy": "default-src 'none'; sandbox", "X-Content-Type-Options": "nosniff" };
// A renamed person gets new initials within a day.
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

async function photo(driver: string, path: string): Promise<Response> {
  const content = new Uint8Array(await buffer(await storageOf(driver).read(path)));
  return new Response(content, {
    headers: {
      ...HEADERS,
      "Content-Type": SHRUNK_TYPE,
      "Content-Length": String(content.length),
      "Cache-Control": CACHE_CONTROL,
    },
  });
}

function initials({ background, foreground, letters }: typeof NEUTRAL, status: number): Response {
  const inside = letters
    ? `<text x="64" y="64" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="52" font-weight="600" fill="${foreground}">${escapeHtml(letters)}</text>`
    : `<circle cx="64" cy="50" r="22" fill="${foreground}"/><path d="M22 118a42 38 0 0 1 84 0z" fill="${foreground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><rect width="128" height="128" fill="${background}"/>${inside}</svg>`;
  return new Response(svg, {
    status,
    headers: {
      ...HEADERS,
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": status === 200 ? CACHE_CONTROL : "no-store",
    },
  });
}
