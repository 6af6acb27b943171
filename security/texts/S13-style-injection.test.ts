import { describe, expect, test } from "vitest";
import { databaseText } from "@/security/database";
import { endpointNamed, endpoints } from "@/security/endpoints";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { requestOf, send } from "@/security/requests";
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
      const { body } = requestOf(endpoint, world, actor);
      const { json } = await send(endpoint, world, actor, { body: withValue(body, endpoint.place, text) });

      expect(JSON.stringify(json)).not.toContain(text);
    }
    const stored = await databaseText();
    for (const text of INJECTED) expect(stored).not.toContain(text);
  });

  test.each<[string, string, object, (text: string) => unknown]>([
    ["stage's color", "update-stage-property/{stage_id}", { property: "color" }, (text) => text],
    ["stage's bg_color", "update-stage-property/{stage_id}", { property: "bg_color" }, (text) => text],
    ["task's cover", "tasks/{task_id}", { property: "settings" }, (text) => ({ cover: { backgroundColor: text } })],
  ])("in a %s, the value of a property", async (_, path, property, valueWith) => {
    const world = await aWorld();
    const endpoint = endpointNamed(`PUT /boards/v2/projects/{board_id}/${path}`);

    for (const text of INJECTED) {
      const body = { ...property, value: valueWith(text) };
      expect((await send(endpoint, world, world.people.member, { body })).status).toBe(400);
    }
  });
});
