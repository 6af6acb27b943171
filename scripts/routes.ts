// Prints every endpoint of the REST API with its methods and policy. `--write` saves the list for the index of the API.
import { mkdirSync, writeFileSync } from "node:fs";
import { routeList } from "@/scripts/contract/route-list";

const routes = await routeList();

if (process.argv.includes("--write")) {
  mkdirSync("generated", { recursive: true });
  writeFileSync("generated/routes.json", `${JSON.stringify(routes, null, 1)}\n`);
} else {
  for (const { path, methods } of routes) {
    for (const { method, who } of methods) console.log(`${method.padEnd(7)} ${path.padEnd(80)} ${who}`);
  }
}
