import "server-only";
import path from "node:path";
import { workerScript } from "@/generated/worker-script";

/**
 * The service worker. Browsers compare it with the one they have on each visit, so the name of the build makes another
 * release another worker, which drops the files of the former one.
 */
export function workerAnswer(): Response {
  const build = path.basename(process.env.BOARDS_BUILD_DIR ?? "development");
  return new Response(`self.BOARDS_BUILD=${JSON.stringify(build)};\n${workerScript}`, { headers: HEADERS });
}

const HEADERS = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
  "X-Content-Type-Options": "nosniff",
};
