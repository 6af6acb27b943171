import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const inRoot = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: inRoot("./") },
      { find: "server-only", replacement: inRoot("./lib/testing/nothing.ts") },
    ],
  },
  test: {
    include: ["{app,lib,scripts,components,security}/**/*.test.ts"],
    globalSetup: ["lib/testing/global-setup.ts", "lib/testing/proof.ts"],
    setupFiles: ["lib/testing/database.ts"],
    // Files of one worker share their modules: loading the application anew for each would take longer than its tests.
    isolate: false,
    pool: "forks",
    // A busy machine is no failure: these end what hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // They mostly wait for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: { BOARDS_URL: "https://boards.test", BOARDS_SECRET: "a secret that only the tests know, long enough", BOARDS_WORKER: "off", LOG_LEVEL: "silent" },
  },
});
