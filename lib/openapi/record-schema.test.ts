import { expect, test } from "vitest";
import { recordSchema } from "@/lib/openapi/record-schema";

test.each([
  ["/wp/v2/users", "user", ["id", "name", "slug", "roles"]],
  ["/wp/v2/users/7", "user", ["id", "registered_date"]],
  ["/wp/v2/users/me", "user", ["id"]],
  ["/wp/v2/users/7/application-passwords/0198c0de", "application-password", ["uuid", "last_used"]],
  ["/wp/v2/settings", "settings", ["title", "timezone"]],
])("%s describes its record %s", async (route, title, properties) => {
  const schema = (await recordSchema(route)) as { properties: Record<string, unknown> };

  expect(schema).toMatchObject({ $schema: "http://json-schema.org/draft-04/schema#", title, type: "object" });
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(properties));
  expect(JSON.stringify(schema)).not.toContain("$ref");
});

test.each(["/wp/v2/types", "/wp/v2/nothing", "/boards/v2/projects", "/"])("%s describes none", async (route) => {
  expect(await recordSchema(route)).toBeUndefined();
});
