import "server-only";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { logger } from "@/lib/logger";
import type { Guard } from "@/server/guards";
import { sendStored, type StoredBody, storedBody } from "@/server/stored-body";

const PREFIX = "/_next/static/";

/** Others are left to Next. */
const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/**
 * Scripts and styles from memory: Next takes some milliseconds for each, of which a page has dozens, and compresses them
 * again every time. Their names change with their content.
 *
 * @param folder of the build
 */
export function serveBuiltFiles(folder: string): Guard {
  const root = path.join(folder, "static");
  const files = new Map<string, () => Promise<StoredBody>>();
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[path.extname(name)];
    if (type) files.set(`${PREFIX}${name}`, onDemand(type, path.join(root, name)));
  }

  return (request, response, next) => {
    const read = request.method === "GET" || request.method === "HEAD" ? files.get(request.url ?? "") : undefined;
    if (!read) return next();

    read().then(
      (body) => {
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        response.setHeader("Vary", "Accept-Encoding");
        sendStored(body, 200, request, response);
      },
      (error: unknown) => {
        logger().error({ err: error }, "a built file could not be read");
        next();
      },
    );
  };
}

/** A failed reading is repeated. */
function onDemand(type: string, file: string): () => Promise<StoredBody> {
  let stored: Promise<StoredBody> | undefined;
  return () =>
    (stored ??= readFile(file)
      .then((bytes) => storedBody(type, bytes))
      .catch((error: unknown) => {
        stored = undefined;
        throw error;
      }));
}
