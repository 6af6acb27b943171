import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { Environment } from "@/lib/environment";

const read = (file: string) => readFileSync(file, "utf8");
const dockerfile = read("Dockerfile").replaceAll("\\\n", " ");
const instructions = (name: string) =>
  dockerfile.split("\n").flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
const settings = Object.keys(Environment.shape);

interface Compose {
  services: Record<string, { environment: Record<string, unknown>; volumes: string[]; ports?: string[] }>;
  volumes: Record<string, null>;
}

/** .dockerignore is an allowlist. */
const letIn = read(".dockerignore")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
const isLetIn = (file: string) => letIn.some((name) => file === name || file.startsWith(`${name}/`));

test("the sources of the image exist and are part of the build context", () => {
  const copied = instructions("COPY")
    .filter((line) => !line.startsWith("--from"))
    .flatMap((line) => line.split(" ").slice(0, -1));
  const files = copied.filter((file) => file !== ".");

  expect(copied).toContain(".");
  expect([...files, ...letIn].filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => !isLetIn(file))).toEqual([]);
});

test("an image contains everything that its build and start need, and no data, settings or tests", () => {
  const needed = [
    "app/layout.tsx",
    "generated",
    "lib/env.ts",
    "messages/en/shell.json",
    "next.config.ts",
    "prisma/schema.prisma",
    "scripts/start.mjs",
    "server/main.ts",
    "docs/api/contract.tsv",
    "scripts/contract/endpoints/index.ts",
  ];

  expect(read(".dockerignore").split("\n")[0]).toBe("*");
  expect(needed.filter((file) => !isLetIn(file))).toEqual(["generated"]);
  expect([".env", "data/secret", "node_modules/next", ".git/config"].filter(isLetIn)).toEqual([]);
});

test("an image runs as an unprivileged account, and its programs exist", () => {
  expect(instructions("USER")).toEqual(["node"]);
  const programs = [...dockerfile.matchAll(/scripts\/[\w/-]+\.mjs/g)].map(([file]) => file);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
  expect(instructions("CMD")).toEqual(['["node", "scripts/start.mjs"]']);
});

test("the settings of image and compose file are known settings", () => {
  const { services } = parse(read("compose.yaml")) as Compose;
  const ofImage = instructions("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=")[0] ?? ""));
  const named = [...ofImage.filter((name) => name !== "NODE_ENV"), ...Object.keys(services.boards?.environment ?? {})];

  expect(named.filter((name) => !settings.includes(name))).toEqual([]);
});

test("the compose file stores the data in volumes and publishes the port of the image", () => {
  const { services, volumes } = parse(read("compose.yaml")) as Compose;
  const mounted = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(":")[0]));

  expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted());
  expect(services.boards?.volumes).toEqual([`data:${instructions("VOLUME")[0]}`]);
  expect(services.boards?.ports).toEqual(["3000:3000"]);
});

test("the settings and programs of the documented systemd unit exist", () => {
  const [, unit = ""] = /```ini\n(\[Unit\][^`]*)```/.exec(read("docs/operations.md")) ?? [];
  const named = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
  const programs = [...unit.matchAll(/scripts\/[\w/-]+\.mjs/g)].map(([file]) => file);

  expect(unit).toContain("Restart=always");
  expect(named.filter((name = "") => ![...settings, "NODE_ENV"].includes(name))).toEqual([]);
  expect(programs.length).toBeGreaterThan(1);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});
