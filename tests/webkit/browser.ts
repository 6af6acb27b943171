import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test as base } from "@playwright/test";
import { Builder } from "selenium-webdriver";
import { webkit } from "@/scripts/install/ensure-webkit.mjs";
import { freePort } from "@/scripts/start/ports.mjs";
import { Tab } from "./tab";

interface Driver {
  address: string;
  /** Of the X server on which the browser is. */
  display: string;
}

interface Webkit {
  driver: Driver;
}

/** Playwright has no protocol for the WebKit of a distribution, so these journeys use WebDriver. */
export const test = base.extend<{ tab: Tab }, Webkit>({
  driver: [
    async ({}, run) => {
      const { display, driver } = webkit();
      const [port, server] = [await freePort(), spawn(String(display), ["-displayfd", "1", "-nolisten", "tcp"])];
      const number = `:${await firstLine(server)}`;
      const env = { ...process.env, DISPLAY: number };
      const program = spawn(String(driver), [`--port=${port}`, "--replace-on-new-session"], { env, stdio: "ignore" });
      const address = `http://127.0.0.1:${port}`;
      await untilAnswers(`${address}/status`);
      await run({ address, display: number });
      for (const child of [program, server]) await end(child);
    },
    { scope: "worker" },
  ],
  tab: async ({ driver, baseURL }, run) => {
    const capabilities = {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: webkit().browser, args: ["--automation"] },
    };
    const session = await new Builder().usingServer(driver.address).withCapabilities(capabilities).build();
    await run(new Tab(session, driver.display, String(baseURL)));
    await session.quit();
  },
});

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The display has no output.");
  const [line] = await once(createInterface({ input: stdout }), "line");
  return line;
}

async function untilAnswers(address: string) {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
