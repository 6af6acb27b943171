import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/http/call";
import { databaseText } from "@/security/database";
import { endpointNamed, endpoints } from "@/security/endpoints";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const INJECTED = [
  "#fff;background:url(//evil.test/x)",
  "#fff</style><script>alert(1)</script>",
  "red;}*{display:none",
  "expression(alert(1))",
  "url(javascript:alert(1))",
  "var(--x,url(//evil.test))",
  "#fff/**/",
  "linear-gradient(#fff,url(//evil.test))",
  "rgb(0,0,0);x:y",
];

const cases = endpoints.flatMap((endpoint) =>
  parametersOf(endpoint.input).flatMap((place) =>
    /colou?r|background|_bg$|image_url/i.test(place.at(-1) ?? "")
      ? [{ ...endpoint, place, parameter: place.join(".") }]
      : [],
  ),
);

describe("a colour is a hex colour and no other CSS", () => {
  test.each(cases.map((each) => [`${each.name} ${each.parameter}`, each] as const))("in %s", async (_, endpoint) => {
    const world = await aWorld();
    const actor = world.people.administrator;

    for (const text of INJECTED) {
      const sent = requestOf(endpoint, world, actor);
      const { json } = await call(endpoint.handler, {
        as: actor,
        ...sent,
        body: withValue(sent.body, endpoint.place, text),
      });

      expect(JSON.stringify(json)).not.toContain(text);
    }
    const stored = await databaseText();
    for (const text of INJECTED) expect(stored).not.toContain(text);
  });

  test.each(["color", "bg_color"])("in a stage's %s, the value of a property", async (property) => {
    const world = await aWorld();
    const endpoint = endpointNamed("PUT /boards/v2/projects/{board_id}/update-stage-property/{stage_id}");

    for (const text of INJECTED) {
      const { status } = await call(endpoint.handler, {
        as: world.people.member,
        ...requestOf(endpoint, world, null),
        body: { property, value: text },
      });
      expect(status).toBe(400);
    }
  });

  test("in a task's cover, the value of a property", async () => {
    const world = await aWorld();
    const endpoint = endpoints.find(({ name }) => name === "PUT /boards/v2/projects/{board_id}/tasks/{task_id}");
    if (!endpoint) throw new Error("There is no such endpoint.");

    for (const text of INJECTED) {
      const { status } = await call(endpoint.handler, {
        as: world.people.member,
        ...requestOf(endpoint, world, null),
        body: { property: "settings", value: { cover: { backgroundColor: text } } },
      });
      expect(status).toBe(400);
    }
  });
});
