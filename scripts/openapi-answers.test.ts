import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { answerChecker } from "@/scripts/openapi/check";
import { openApiDocument } from "@/scripts/openapi/document";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, personOf, type Role } from "@/security/world";

const check = answerChecker(await openApiDocument());

/** Who sees all of everything, who sees it as a manager, and who has no more than a look. */
const READERS: Role[] = ["administrator", "manager", "viewer"];
const WRITERS: Role[] = ["administrator", "manager"];

/** A furnished board has what the small site of docs/api has not: comments, pictures, covers, rules, values, archived things. */
describe.each(endpoints)("$name", (endpoint) => {
  const { method, path, handler } = endpoint;

  test.each(method === "GET" ? [READERS] : WRITERS.map((role) => [role]))("answers as the OpenAPI document has it: %s", async (...roles) => {
    const world = await aWorld();

    const wrong: string[] = [];
    for (const role of roles) {
      const actor = personOf(world, role);
      const { status, json } = await call(handler, { as: actor ?? undefined, ...requestOf(endpoint, world, actor) });
      wrong.push(...check({ method, path, status, json: json as unknown, isPicked: false }).map((each) => `${role}: ${each}`));
    }
    expect(wrong).toEqual([]);
  });
});
