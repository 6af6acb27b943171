import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { preloadChangeCode } from "@/components/board-store/change-code";
import { installStreams } from "@/components/testing/live";
import { takePendingToasts } from "@/components/ui/feedback/toasts";
import { install, reset } from "@/components/testing/server";
import "@/app/globals.css";

install();
installStreams();

// A board has them soon after it is shown.
beforeAll(async () => {
  await Promise.all([
    preloadChangeCode(),
    import("@/components/drag/long-presses"),
    import("@/components/selection/lasso"),
  ]);
});

beforeEach(() => {
  history.replaceState(null, "", "/");
  // Of a test whose screen was gone by then.
  takePendingToasts();
});

afterEach(async () => {
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  expect(await reset(), "requests that no test answers").toEqual([]);
});
