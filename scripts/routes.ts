// Prints every endpoint of the REST API with its methods and policy.
import { routeList } from "@/scripts/contract/route-list";

for (const { path, methods } of await routeList())
  for (const { method, who } of methods) console.log(`${method.padEnd(7)} ${path.padEnd(80)} ${who}`);
