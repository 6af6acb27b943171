import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anAdmin } from "@/lib/testing";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

async function command(name: string, ...words: string[]) {
  const [, ...script] = scripts[name]?.split(" ") ?? [];
  const child = spawn(process.execPath, [...script, ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (text) => (output.stdout += text));
  child.stderr.on("data", (text) => (output.stderr += text));
  const [code] = await once(child, "close");
  return { code, ...output };
}

describe("commands at the terminal", { timeout: 60_000 }, () => {
  test("npm run boards prints only its result on standard output", async () => {
    const anna = await anAdmin({ login: "anna" });

    const { code, stdout } = await command("boards", "user", "list", "--format=json");

    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ ID: anna.id, user_login: "anna" }]);
  });

  test("npm run boards ends with 1 and a sentence when it fails", async () => {
    const { code, stdout, stderr } = await command("boards", "user", "promote");

    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^Error: 'user promote' is not a boards command\.\nusage:\n {2}npm run boards -- /);
  });

  test("npm run routes prints every endpoint with its policy", async () => {
    const { code, stdout } = await command("routes");

    expect(code).toBe(0);
    expect(stdout).toMatch(/^GET +\/\S*boards\/v2\/projects +\S+/m);
    expect(stdout.trim().split("\n").length).toBeGreaterThan(60);
  });
});
