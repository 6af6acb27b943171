import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { installStreams } from "@/components/testing/live";
import { install, reset } from "@/components/testing/server";
import "@/app/globals.css";

/** Tests may replace it. */
const realTimeout = globalThis.setTimeout;

install();
installStreams();

beforeEach(() => {
  history.replaceState(null, "", "/");
});

afterEach(async () => {
  await cleanup();
  // What the screen still asks for while it is closed is answered as before.
  await new Promise((resolve) => realTimeout(resolve));
  sessionStorage.clear();
  localStorage.clear();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  expect(await reset(), "requests that no test answers").toEqual([]);
});
