import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { useRunFolder } from "./scripts/supervise/temporary-folder.mjs";

useRunFolder();

const inRoot = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const files = (ending: string) => [`{app,lib,scripts,components,security,server,tests}/**/*${ending}`];
const UNIT = ".unit.test.ts";
const SLOW = ".slow.test.ts";
const TEST = ".test.ts";

/** One project after the other, so that a worker goes on with the modules it has loaded; the long files first, so that none runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) =>
      /^(security|scripts|tests)\//.test(path.relative(inRoot("./"), moduleId));
    const rank = (file: TestSpecification) => `${file.project.name} ${isLong(file) ? "long" : "short"}`;
    return (await super.sort(specifications)).sort((one, other) => rank(one).localeCompare(rank(other)));
  }
}

const database = { setupFiles: ["lib/testing/db/database.ts"], globalSetup: ["lib/testing/db/global-setup.ts"] };

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: inRoot("./") },
      { find: "server-only", replacement: inRoot("./lib/testing/doubles/nothing.ts") },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: files(UNIT),
          setupFiles: ["lib/testing/db/no-database.ts", "components/testing/reader-texts.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...database,
          name: "database",
          include: files(TEST),
          exclude: [...configDefaults.exclude, ...files(UNIT), ...files(SLOW)],
          globalSetup: [...database.globalSetup, "lib/testing/contract/proof.ts"],
        },
      },
      { extends: true, test: { ...database, name: "slow", include: files(SLOW) } },
    ],
    // Files of one worker share their modules: loading the application again for each would take longer than its tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    pool: "forks",
    // A busy machine is no failure: these end what hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // They mostly wait for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: {
      BOARDS_URL: "https://boards.test",
      BOARDS_SECRET: "a secret that only the tests know, long enough",
      BOARDS_WORKER: "off",
      MAIL_IN_PORT: "2525",
      MAIL_IN_DOMAIN: "in.boards.test",
      LOG_LEVEL: "silent",
    },
  },
});
