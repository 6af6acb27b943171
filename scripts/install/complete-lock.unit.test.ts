import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingPackages } from "./complete-lock.mjs";

test("package-lock.json has the packages of every platform, which `npm ci` requires", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

  expect(missingPackages(lock.packages)).toEqual([]);
});

test("package-lock.json names no registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});
