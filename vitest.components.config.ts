import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/install/ensure-browser.mjs";
import { useRunFolder } from "./scripts/supervise/temporary-folder.mjs";

useRunFolder();

// React’s development build would be a third of what a page computes.
Object.assign(process.env, { NODE_ENV: "production" });

const inRoot = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The packages that components load. One that Vite meets only while a test runs would reload the page under it. */
function packages(): string[] {
  const files = readdirSync(inRoot("components"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const sources = files.map((file) => readFileSync(inRoot(`components/${file}`), "utf8"));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^import (?!type )[^"]*"([^"]+)"|import\("([^"]+)"\)/gm)].map(
      ([, name = "", later = ""]) => name || later,
    ),
  );
  return [...new Set(names)].filter((name) => !/^(@\/|\.|next\/|vitest|node:|server-only)/.test(name));
}

/** Their tests lean on what a page has not yet remembered: unsaved input, waiting toasts, the order of comments. */
const ON_A_NEW_PAGE = [
  "components/account/forms.test.tsx",
  "components/task/feed/feed-preferences.test.tsx",
  "components/task/screen/unsaved-warning.test.tsx",
  "components/ui/feedback/toast-list.test.tsx",
];

/** Parts of screens in a real browser, below pages and servers: requests are answered by the tests. */
export default defineConfig({
  cacheDir: inRoot(".build/vite"),
  resolve: {
    alias: [
      { find: "next/navigation", replacement: inRoot("components/testing/next/navigation.ts") },
      { find: "next/link", replacement: inRoot("components/testing/next/link.tsx") },
      { find: "next/dynamic", replacement: inRoot("components/testing/next/dynamic.tsx") },
      { find: /^@\//, replacement: inRoot("./") },
      { find: "server-only", replacement: inRoot("lib/testing/doubles/nothing.ts") },
    ],
  },
  optimizeDeps: {
    include: [
      ...packages(),
      "clsx",
      "qs",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "vitest-browser-react",
      "axe-core",
    ],
  },
  test: {
    projects: [
      // Loading all modules again for each file would take a third of the time.
      {
        extends: true,
        test: {
          name: "components",
          include: ["components/**/*.test.tsx"],
          exclude: [...configDefaults.exclude, ...ON_A_NEW_PAGE],
          isolate: false,
        },
      },
      { extends: true, test: { name: "components on a new page", include: ON_A_NEW_PAGE } },
    ],
    setupFiles: ["components/testing/set-up.ts"],
    testTimeout: 15_000,
    // Files share a page, and so what they replaced in it.
    restoreMocks: true,
    unstubGlobals: true,
    // A test waits for the browser half of the time.
    maxWorkers: 3,
    // Only said in development: what reads the cache alone has no function that fills it.
    onConsoleLog: (text) => !text.includes("No queryFn was passed as an option"),
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: launchOptions(),
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
