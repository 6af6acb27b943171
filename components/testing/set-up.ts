import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { installStreams } from "@/components/testing/live";
import { install, reset } from "@/components/testing/server";
import "@/app/globals.css";

install();
installStreams();

beforeEach(() => {
  history.replaceState(null, "", "/");
});

afterEach(async () => {
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  expect(await reset(), "requests that no test answers").toEqual([]);
});
