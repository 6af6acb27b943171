import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Bundles `server/` with all route files into one file, which Node runs beside Next's own build.
 * @param {string} folder
 * @param {{ forDevelopment?: boolean }} [options] for development without the route files, which Next reloads
 * @returns {Promise<string>} the file
 */
export async function bundleServer(folder, { forDevelopment = false } = {}) {
  const outfile = path.resolve(root, folder, "server.mjs");
  await build({
    entryPoints: [path.join(root, "server/main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    tsconfig: path.join(root, "tsconfig.json"),
    alias: {
      "server-only": path.join(root, "node_modules/server-only/empty.js"),
      ...(forDevelopment && { "@/generated/route-files": path.join(root, "generated/route-paths.ts") }),
    },
    logLevel: "warning",
  });
  return outfile;
}
