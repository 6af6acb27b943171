import type { Method } from "@/lib/http/request/method";

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  description?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: "path" | "query";
  required?: boolean;
  description?: string;
  style?: "form" | "deepObject";
  explode?: true;
  schema: Schema;
}

export interface Ref {
  $ref: string;
}

export interface Content {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}

export interface Answer {
  description: string;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, Answer | Ref>;
  "x-codeSamples": { lang: string; label: string; source: string }[];
  "x-who"?: string;
}

export type OperationMethod = Lowercase<Exclude<Method, "HEAD" | "OPTIONS">>;

export type PathItem = { parameters?: (Parameter | Ref)[] } & Partial<Record<OperationMethod, Operation>>;

export interface Tag {
  name: string;
  description?: string;
  "x-slug": string;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
}
