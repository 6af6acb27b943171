import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject, Vitest } from "vitest/node";
import { oncePerProcess } from "@/lib/once";
import { type Noted, unproven } from "./unproven";

declare module "vitest" {
  interface ProvidedContext {
    answersFolder: string;
  }
}

const API = path.resolve(import.meta.dirname, "../../../app/wp-json");

/** Fails the run when a route's own tests passed without every answer that it needs (`answers.ts`). */
export default function setup(project: TestProject) {
  const folder = oncePerProcess("answers folder", () => mkdtempSync(path.join(os.tmpdir(), "boards-answers-")));
  project.provide("answersFolder", folder);

  return () => {
    if (!existsSync(folder)) return;
    const noted = readdirSync(folder).flatMap((name) =>
      readFileSync(path.join(folder, name), "utf8").trim().split("\n"),
    );
    rmSync(folder, { recursive: true, force: true });

    const sentences = project.vitest.config.testNamePattern
      ? []
      : unproven(
          passedPaths(project.vitest),
          noted.map((line) => JSON.parse(line) as Noted),
        );
    if (sentences.length === 0) return;
    console.error(`\nNot every endpoint is proven by the tests beside its route:\n${sentences.join("\n")}`);
    process.exitCode = 1;
  };
}

function passedPaths(vitest: Vitest): string[] {
  const passed = new Set(
    vitest.state
      .getTestModules()
      .filter((module) => module.ok())
      .map(({ moduleId }) => moduleId),
  );
  const folders = [...new Set([...passed].map((file) => path.dirname(file)))].filter(
    (folder) => folder.startsWith(API) && existsSync(path.join(folder, "route.ts")),
  );
  const complete = folders.filter((folder) =>
    readdirSync(folder).every((name) => !name.endsWith(".test.ts") || passed.has(path.join(folder, name))),
  );
  return complete.map((folder) => `/${path.relative(API, folder).split(path.sep).join("/")}`).sort();
}
