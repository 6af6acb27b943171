import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { unproven } from "./unproven";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the answers of the whole suite are noted; empty when a part of it runs. */
    answersFolder: string;
  }
}

/** The whole suite fails when an endpoint got no success, no 401 or 403, or, with an input, no 400 in it. */
export default function setup(project: TestProject) {
  const folder = isWholeSuite() ? mkdtempSync(path.join(os.tmpdir(), "boards-answers-")) : "";
  project.provide("answersFolder", folder);
  if (!folder) return;

  return async () => {
    const sentences = unproven(folder);
    rmSync(folder, { recursive: true, force: true });
    if (sentences.length === 0) return;
    console.error(`\nNot every endpoint is proven:\n${sentences.join("\n")}`);
    process.exitCode = 1;
  };
}

/** No file and no name was asked for. */
const isWholeSuite = () => process.argv.slice(2).every((word) => word === "run" || word === "--project=!slow" || (word.startsWith("-") && !/^(-t|--testNamePattern|--shard|--changed|--related|--project)\b/.test(word)));
