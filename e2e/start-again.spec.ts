import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { commandLineOf } from "@/scripts/processes.mjs";
import { administrator, kill, ownInstallation } from "./own-installation";

const patience = { timeout: 60_000 };

let installation: ReturnType<typeof ownInstallation>;

test.beforeAll(() => {
  installation = ownInstallation("again");
});

test.afterAll(() => installation.remove());

test("a server makes its administrator, misses a killed database, starts again after a kill, and ends whole", async ({ request }) => {
  test.setTimeout(240_000);
  const first = await installation.start();
  const address = `http://localhost:${first.port}`;
  const readiness = async () => (await request.get(`${address}/readyz`)).json();
  const whoAmI = () => request.get(`${address}/wp-json/wp/v2/users/me`, { headers: { authorization: `Basic ${btoa(`root:${administrator.BOARDS_ADMIN_APP_PASSWORD}`)}` } });
  expect(first.output()).toContain("Made the first administrator, root.");
  expect(first.setupLink()).toBeUndefined();
  expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });
  expect(await readiness()).toEqual({ status: "ok", database: "ok" });

  kill(parseInt(readFileSync(path.join(installation.dataDir, "postgres/data/postmaster.pid"), "utf8"), 10));
  await expect.poll(readiness, patience).toEqual({ status: "unavailable", database: "unreachable" });
  first.signal("SIGKILL");
  const second = await installation.start(first.port);

  expect(second.output()).not.toContain("Made the first administrator");
  expect(await readiness()).toEqual({ status: "ok", database: "ok" });
  expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });

  second.signal("SIGINT");

  expect(await second.ended).toBe(0);
  expect(installation.processes().map(commandLineOf)).toEqual([]);
});
