import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aWordPressSite, type TestSite } from "@/lib/testing/wordpress/site";
import { fillSite, HASH, WEBHOOK_KEY } from "@/lib/testing/wordpress/sample";
import { type MariadbServer, startMariadb } from "@/lib/testing/wordpress/server";
import { runCommand } from "@/scripts/boards/command";
import { importWordPressCommands } from "@/scripts/boards/import-wordpress";

let server: MariadbServer;
let site: TestSite;
let folder: string;
let uploads: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "boards-test-uploads-"));
  uploads = path.join(folder, "uploads");
  server = await startMariadb();
  site = await aWordPressSite(server, "wordpress");
  await fillSite(site, uploads);
});

afterAll(async () => {
  await site.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function move(...more: string[]): Promise<string> {
  const output: string[] = [];
  await runCommand(
    importWordPressCommands,
    ["import-wordpress", "--database", site.url, "--uploads", uploads, ...more],
    { print: (line) => output.push(line), confirm: async () => false },
  );
  return output.join("\n");
}

describe("import-wordpress", () => {
  test("brings everything", async () => {
    const output = await move();
    console.log(output);
    console.log(JSON.stringify(await db.task.findMany({ include: { assignees: true, watchers: true, labels: true, comments: true, attachments: true, repeatRule: true, customFieldValues: true, activities: true, timeTracks: true } }), (k, v) => typeof v === "bigint" ? Number(v) : v, 1));
    console.log(HASH, WEBHOOK_KEY);
    expect(output).toContain("Success");
  });
});
