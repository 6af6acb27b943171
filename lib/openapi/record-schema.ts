import "server-only";
import type { Json } from "@/lib/http/response/json";
import { oncePerProcess } from "@/lib/once";
import { parsedDocument } from "@/lib/openapi/read";
import type { Schema } from "@/lib/openapi/types";

type Schemas = Readonly<Record<string, Schema>>;

const WORDPRESS = "/wp/v2/";

/** WordPress's word for it, where it isn't that of the record. */
const TITLES: Readonly<Record<string, string>> = { SiteSettings: "settings" };

/**
 * What WordPress describes as the `schema` of a route: the record that GET returns or lists. Undefined outside WordPress's
 * own namespace, where the plugin describes none.
 * @param route `/wp/v2/users/3`
 */
export async function recordSchema(route: string): Promise<Json | undefined> {
  if (!route.startsWith(WORDPRESS)) return undefined;

  const routes = await oncePerProcess("schemas of WordPress's routes", readSchemas);
  return routes.find(({ pattern }) => pattern.test(route))?.schema;
}

async function readSchemas() {
  const { paths, components } = await parsedDocument();
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(WORDPRESS))
    .map(([path, { get }]) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      schema: schemaOf(get?.responses["200"], components.schemas as Schemas),
    }));
}

function schemaOf(answer: object | undefined, schemas: Schemas): Json | undefined {
  const answered = answer && "content" in answer ? (answer as Answered).content["application/json"].schema : undefined;
  const name = nameOf(answered?.items ?? answered);
  const record = name === undefined ? undefined : schemas[name];
  if (!name || !record) return undefined;

  return {
    $schema: "http://json-schema.org/draft-04/schema#",
    title: TITLES[name] ?? name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
    type: "object",
    properties: complete(record.properties, schemas) as Json,
  };
}

interface Answered {
  content: { "application/json": { schema: Schema } };
}

const nameOf = (schema: Schema | undefined) => schema?.$ref?.split("/").at(-1);

/** With what it refers to in place. */
function complete(value: unknown, schemas: Schemas): unknown {
  if (Array.isArray(value)) return value.map((each) => complete(each, schemas));
  if (typeof value !== "object" || value === null) return value;

  const name = nameOf(value as Schema);
  if (name !== undefined) return complete(schemas[name], schemas);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, complete(inner, schemas)]));
}
