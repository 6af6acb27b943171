import type { Answer } from "@/lib/openapi/types";

/** Authentication, common parameters and the refusal body. */
export const SHARED = {
  securitySchemes: {
    applicationPassword: {
      type: "http",
      scheme: "basic",
      description: "Your user name or email address, and an application password, which you create in your profile.",
    },
    session: {
      type: "apiKey",
      in: "cookie",
      name: "next-auth.session-token",
      description: "The login cookie of a browser. It is accepted only together with a nonce.",
    },
    nonce: {
      type: "apiKey",
      in: "header",
      name: "X-WP-Nonce",
      description: "Each response to a browser contains a new one.",
    },
  },
  parameters: {
    _fields: {
      name: "_fields",
      in: "query",
      description: "Returns only these keys: `a,b.c`.",
      schema: { type: "string" },
    },
    _envelope: {
      name: "_envelope",
      in: "query",
      description: "Moves the status and headers into the body; the HTTP status is then 200.",
      allowEmptyValue: true,
      schema: { type: "string" },
    },
  },
  schemas: {
    Refusal: {
      type: "object",
      required: ["code", "message", "data"],
      properties: {
        code: { type: "string" },
        message: { type: "string" },
        data: {
          type: "object",
          required: ["status"],
          additionalProperties: true,
          properties: {
            status: { type: "integer" },
            params: { description: "The parameters that are missing or invalid, each with a message." },
          },
        },
        errors: {
          type: "object",
          description: "The same, grouped by validation rule.",
          additionalProperties: { type: "object", additionalProperties: { type: "string" } },
        },
      },
    },
  },
};

const ROW = /^\| (\d{3}) \| (.+?) \| (.+?) \|$/gm;

/** From the table of errors in the guide. */
export function refusals(guide: string): Record<string, Answer> {
  const rows = [...guide.matchAll(ROW)].map(([, status = "", codes = "", when = ""]) => ({
    status,
    line: `${codes}: ${when}.`,
  }));
  const body = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  const statuses = [...new Set(rows.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: rows
          .filter((row) => row.status === status)
          .map(({ line }) => line)
          .join("\n\n"),
        content: body,
      },
    ]),
  );
}
