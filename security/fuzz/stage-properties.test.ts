import { z } from "zod";
import { describe, expect, test } from "vitest";
import { stageSettings } from "@/lib/stages/inputs";
import { endpointNamed } from "@/security/endpoints";
import { aClientOf } from "@/security/fuzz/client";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { randomNumbers, SEED } from "@/security/fuzz/random";
import { shown, valuesFor } from "@/security/fuzz/values";

const next = randomNumbers(SEED);
const updateStage = endpointNamed("PUT /boards/v2/projects/{board_id}/update-stage-property/{stage_id}");
const shape = updateStage.input && z.toJSONSchema(updateStage.input, { io: "input", unrepresentable: "any" }).properties?.property;
const properties = typeof shape === "object" ? (shape.enum ?? []).map(String) : [];
const places = [...properties.map((property) => [property]), ...parametersOf(stageSettings).map((place) => ["settings", ...place])];

/** `value` is read as `property` says. */
describe(`PUT update-stage-property/{stage_id} (FUZZ_SEED=${SEED})`, () => {
  test("has properties", () => expect(properties).toEqual(expect.arrayContaining(["title", "settings"])));

  test.each(places.map((place) => ({ name: place.join("."), place, values: valuesFor(next) })))("answers anything as $name, in good time", { timeout: 60_000 }, async ({ name, place: [property = "", ...inside], values }) => {
    const client = aClientOf(updateStage);

    for (const value of values) await client.send(`${name} = ${shown(value)}`, (sent) => ({ ...sent, body: withValue({ property }, ["value", ...inside], value) }));

    expect(client.complaints).toEqual([]);
  });
});
