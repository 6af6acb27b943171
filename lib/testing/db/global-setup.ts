import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openTestServer } from "@/lib/testing/http/server";
import { dropAbandoned, dropDatabasesOf, ensureTemplate, announceRun } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    testServer: { url: string; template: string; run: string; dataDir: string };
  }
}

export default async function setup(project: TestProject) {
  const server = await openTestServer();
  const run = randomBytes(4).toString("hex");
  const presence = await announceRun(run, server.url);
  await dropAbandoned(presence);
  const template = await ensureTemplate(presence, server.url);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "boards-test-data-"));
  project.provide("testServer", { url: server.url, template, run, dataDir });

  return async () => {
    await dropDatabasesOf(run, presence);
    await presence.end();
    await server.close();
  };
}
