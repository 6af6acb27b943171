import path from "node:path";
import { test as base } from "@playwright/test";
import { ownInstallation } from "@/e2e/support/own-installation";

export type Installation = ReturnType<typeof ownInstallation>;

/** A test with an installation of its own, which is removed with its processes afterwards. */
export const test = base.extend<{ installation: Installation }>({
  installation: async ({}, use, { file }) => {
    const installation = ownInstallation(path.basename(file, ".spec.ts"));
    await use(installation);
    installation.remove();
  },
});
