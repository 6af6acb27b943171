import { z } from "zod";
import type { Schema } from "@/lib/openapi/types";
import { ASSISTANT_ANSWERS } from "@/scripts/openapi/answers/assistant";
import { BATCH_ANSWERS } from "@/scripts/openapi/answers/batch";
import { BOARD_ANSWERS } from "@/scripts/openapi/answers/boards";
import { IDEA_ANSWERS } from "@/scripts/openapi/answers/ideas";
import { IMPORT_ANSWERS } from "@/scripts/openapi/answers/imports";
import { CALENDAR_FEED_ANSWERS } from "@/scripts/openapi/answers/calendar-feeds";
import { INCOMING_MAIL_ANSWERS } from "@/scripts/openapi/answers/incoming-mail";
import { INCOMING_WEBHOOK_ANSWERS } from "@/scripts/openapi/answers/incoming-webhooks";
import { LIST_ANSWERS } from "@/scripts/openapi/answers/lists";
import { MCP_ANSWERS } from "@/scripts/openapi/answers/mcp";
import { MODERATION_ANSWERS } from "@/scripts/openapi/answers/moderation";
import { NOTIFICATION_ANSWERS } from "@/scripts/openapi/answers/notifications";
import { OUTGOING_WEBHOOK_ANSWERS } from "@/scripts/openapi/answers/outgoing-webhooks";
import { PEOPLE_ANSWERS } from "@/scripts/openapi/answers/people";
import { PUBLIC_BOARD_ANSWERS } from "@/scripts/openapi/answers/public-boards";
import { PUSH_ANSWERS } from "@/scripts/openapi/answers/push";
import { REPORT_ANSWERS } from "@/scripts/openapi/answers/reports";
import { SEARCH_ANSWERS } from "@/scripts/openapi/answers/search";
import type { Answers } from "@/scripts/openapi/answers/shapes";
import { STORAGE_ANSWERS } from "@/scripts/openapi/answers/storage";
import { TASK_ANSWERS } from "@/scripts/openapi/answers/tasks";
import { TEMPLATE_ANSWERS } from "@/scripts/openapi/answers/templates";
import { TIMER_ANSWERS } from "@/scripts/openapi/answers/timer";
import { TRASH_ANSWERS } from "@/scripts/openapi/answers/trash";
import { TIME_ANSWERS } from "@/scripts/openapi/answers/time";
import { VIEW_ANSWERS } from "@/scripts/openapi/answers/views";
import { extensions, namedSchemas } from "@/scripts/openapi/records/record";

/** The successful response of each endpoint; a handler with several methods or paths has one entry. */
export const ANSWERS: Answers = {
  ...BATCH_ANSWERS,
  ...BOARD_ANSWERS,
  ...TASK_ANSWERS,
  ...PEOPLE_ANSWERS,
  ...NOTIFICATION_ANSWERS,
  ...IMPORT_ANSWERS,
  ...CALENDAR_FEED_ANSWERS,
  ...INCOMING_MAIL_ANSWERS,
  ...INCOMING_WEBHOOK_ANSWERS,
  ...LIST_ANSWERS,
  ...IDEA_ANSWERS,
  ...MCP_ANSWERS,
  ...MODERATION_ANSWERS,
  ...OUTGOING_WEBHOOK_ANSWERS,
  ...VIEW_ANSWERS,
  ...STORAGE_ANSWERS,
  ...TEMPLATE_ANSWERS,
  ...TIMER_ANSWERS,
  ...TRASH_ANSWERS,
  ...TIME_ANSWERS,
  ...SEARCH_ANSWERS,
  ...PUBLIC_BOARD_ANSWERS,
  ...PUSH_ANSWERS,
  ...REPORT_ANSWERS,
  ...ASSISTANT_ANSWERS,
};

const COMPONENTS = "#/components/schemas/";

/** The schemas of all responses by endpoint, and those of the records they refer to by name. */
export function answerSchemas(): { answers: Map<string, Schema>; records: Record<string, Schema> } {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of namedSchemas) registry.add(schema, { id });
  for (const [name, schema] of Object.entries(ANSWERS)) if (!registry.has(schema)) registry.add(schema, { id: name });

  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `${COMPONENTS}${id}`,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => shorten(zodSchema, jsonSchema as Schema, (base) => registry.get(base)?.id),
  });
  const withoutNames = (id: string) => {
    const { $schema: _, $id: __, ...schema } = (schemas[id] ?? {}) as Schema;
    return schema;
  };
  const answerOf = (name: string, schema: z.ZodType): Schema => {
    const id = registry.get(schema)?.id ?? name;
    return namedSchemas.has(id) ? { $ref: `${COMPONENTS}${id}` } : withoutNames(id);
  };
  return {
    answers: new Map(Object.entries(ANSWERS).map(([name, schema]) => [name, answerOf(name, schema)])),
    records: Object.fromEntries([...namedSchemas.keys()].sort().map((id) => [id, withoutNames(id)])),
  };
}

/** Records may get further keys later, and integers have no limits. */
function shorten(zodSchema: z.core.$ZodTypes, schema: Schema, nameOf: (base: z.ZodObject) => string | undefined): void {
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (zodSchema instanceof z.ZodRecord && zodSchema.def.keyType instanceof z.ZodString) delete schema.propertyNames;
  if (zodSchema instanceof z.ZodRecord && zodSchema.def.keyType instanceof z.ZodEnum) nameKeys(schema);
  const extension = extensions.get(zodSchema);
  const name = extension && nameOf(extension.base);
  if (name) refer(schema, name, extension.added);
}

/** A map whose keys are all known becomes an object with properties. */
function nameKeys(schema: Schema): void {
  schema.properties = Object.fromEntries(
    (schema.required ?? []).map((key) => [key, schema.additionalProperties as Schema]),
  );
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

/** Refers to the record by name and lists only the added keys. */
function refer(schema: Schema, name: string, added: string[]): void {
  schema.allOf = [{ $ref: `${COMPONENTS}${name}` }];
  const properties = Object.entries(schema.properties ?? {});
  schema.properties = Object.fromEntries(properties.filter(([key]) => added.includes(key)));
  schema.required = (schema.required ?? []).filter((key) => added.includes(key));
  if (schema.required.length === 0) delete schema.required;
}
