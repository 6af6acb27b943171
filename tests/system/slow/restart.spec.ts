import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { commandLineOf } from "@/scripts/start/processes.mjs";
import { administrator } from "@/e2e/support/own-installation";
import { killPart } from "@/e2e/support/installation-parts";
import { test } from "@/tests/system/installation";

const patience = { timeout: 60_000 };

test("a server creates its administrator, restarts killed processes, starts again after it was killed itself, and stops cleanly", async ({
  request,
  installation,
}) => {
  test.setTimeout(240_000);
  const first = await installation.start();
  const address = `http://localhost:${first.port}`;
  const readiness = async () => (await request.get(`${address}/readyz`)).json().catch(() => null);
  const whoAmI = () =>
    request.get(`${address}/wp-json/wp/v2/users/me`, {
      headers: { authorization: `Basic ${btoa(`root:${administrator.BOARDS_ADMIN_APP_PASSWORD}`)}` },
    });
  expect(first.output()).toContain("Created the first administrator, root.");
  expect(first.setupLink()).toBeUndefined();
  expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });
  expect(await readiness()).toMatchObject({ status: "ok", database: "ok" });

  expect(readableByOthers(installation.dataDir)).toEqual([]);

  for (const part of ["PostgreSQL", "the web server"] as const) {
    killPart(part, installation, first);
    await expect.poll(() => first.output().toLowerCase(), patience).toContain(`${part.toLowerCase()} is back after`);
    await expect.poll(readiness, patience).toMatchObject({ status: "ok", database: "ok" });
    expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });
  }

  first.signal("SIGKILL");
  const second = await installation.start(first.port);

  expect(second.output()).not.toContain("Created the first administrator");
  expect(await readiness()).toMatchObject({ status: "ok", database: "ok" });
  expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });

  second.signal("SIGINT");

  expect(await second.ended).toBe(0);
  expect(installation.processes().map(commandLineOf)).toEqual([]);
});

/** Files that other accounts of the machine could read. */
function readableByOthers(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => (statSync(path.join(folder, file), { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
}
