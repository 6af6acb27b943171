// Writes the OpenAPI document of the REST API, for its endpoint and the documentation pages.
import { mkdirSync, writeFileSync } from "node:fs";
import { openApiDocument } from "@/scripts/openapi/document";

const document = await openApiDocument();

mkdirSync("generated", { recursive: true });
writeFileSync("generated/openapi.json", `${JSON.stringify(document)}\n`);
