import { existsSync } from "node:fs";
import path from "node:path";
import { tsImport } from "tsx/esm/api";
import { Refusal } from "./start-refusal.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * The environment and .env, validated by the application's own rules.
 * @returns {Promise<import("../../lib/env.ts").Settings>}
 */
export async function readSettings() {
  process.chdir(root);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { settingsFrom, WrongSettings } = await tsImport("../../lib/env.ts", import.meta.url);
  try {
    return settingsFrom(process.env);
  } catch (error) {
    throw error instanceof WrongSettings ? new Refusal(error.message) : error;
  }
}
