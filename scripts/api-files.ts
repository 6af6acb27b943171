// Writes the list of endpoints, for the index of the API, and its OpenAPI document, for its endpoint and the documentation pages.
import { mkdirSync, writeFileSync } from "node:fs";
import { routeList } from "@/scripts/contract/route-list";

mkdirSync("generated", { recursive: true });
writeFileSync("generated/routes.json", `${JSON.stringify(await routeList(), null, 1)}\n`);

const { openApiDocument } = await import("@/scripts/openapi/document");
writeFileSync("generated/openapi.json", `${JSON.stringify(await openApiDocument())}\n`);
