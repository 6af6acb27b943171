// Writes generated/route-files.ts, the table of all route files for the server, route-paths.ts, the same without their code,
// and page-paths.ts, the paths of all pages.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** next-auth reads the request from Next's own context. */
const answeredByNext = /^\/api\/auth\//;

const files = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" });
const pathsOf = (name) =>
  files
    .filter((file) => path.basename(file) === name)
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`)
    .sort();
const paths = pathsOf("route.ts");

/** Folders in parentheses are not part of the URL. */
const pages = pathsOf("page.tsx").map((each) => each.replaceAll(/\/(?:\([^/]*\)|\.)(?=\/|$)/g, "") || "/");

const imports = paths.map((each, at) =>
  answeredByNext.test(each) ? "" : `import * as r${at} from "@/app${each}/route";\n`,
);
const entries = paths.map(
  (each, at) => `  [${JSON.stringify(each)}, ${answeredByNext.test(each) ? null : `r${at}`}],\n`,
);
const head = 'import type { RouteFile } from "@/server/routes";\n';

mkdirSync(path.join(root, "generated"), { recursive: true });
writeFileSync(
  path.join(root, "generated/route-files.ts"),
  `${head}${imports.join("")}\nexport const routeFiles: RouteFile[] = [\n${entries.join("")}];\n`,
);
writeFileSync(
  path.join(root, "generated/route-paths.ts"),
  `${head}\nexport const routeFiles: RouteFile[] = [\n${paths.map((each) => `  [${JSON.stringify(each)}, null],\n`).join("")}];\n`,
);
writeFileSync(
  path.join(root, "generated/page-paths.ts"),
  `export const pagePaths: readonly string[] = ${JSON.stringify(pages, null, 2)};\n`,
);
