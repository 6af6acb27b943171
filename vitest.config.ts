import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const inRoot = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Those that try every endpoint begin, so that no worker is left alone with one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /^(security|scripts)\//.test(path.relative(inRoot("./"), moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
    pool: "forks",
    // A busy machine is no failure: these end what hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // They mostly wait for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: { BOARDS_URL: "https://boards.test", BOARDS_SECRET: "a secret that only the tests know, long enough", BOARDS_WORKER: "off", LOG_LEVEL: "silent" },
  },
});
