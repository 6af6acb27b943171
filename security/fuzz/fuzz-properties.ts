import { expect, test } from "vitest";
import { stageSettings } from "@/lib/stages/inputs";
import { endpointNamed } from "@/security/endpoints";
import { aClientOf } from "@/security/fuzz/client";
import { parametersOf, propertiesOf, withValue } from "@/security/fuzz/parameters";
import { bodyWith, propertyPlaces, updateTask } from "@/security/fuzz/properties";
import { REPEAT_HINT, randomNumbers } from "@/security/fuzz/random";
import { shown, valuesFor } from "@/security/fuzz/values";

/** Fuzzes the parameter `value`, whose type depends on `property`. */
export function fuzzProperties(count: number) {
  const next = randomNumbers();
  const ofTask = propertyPlaces.map((place) => ({
    name: place.name,
    endpoint: updateTask,
    bodyOf: (value: unknown) => bodyWith(place, value),
  }));
  const ofStage = stagePlaces().map((place) => ({
    name: place.join("."),
    endpoint: updateStage,
    bodyOf: (value: unknown) => withValue({ property: place[0] }, ["value", ...place.slice(1)], value),
  }));

  test.each(
    [...ofTask, ...ofStage].map(
      (each) =>
        [
          `${each.endpoint.name} answers anything as ${each.name}`,
          { ...each, values: valuesFor(next, count) },
        ] as const,
    ),
  )("fuzzing %s gets an answer in time", { timeout: 60_000 }, async (_, { name, endpoint, bodyOf, values }) => {
    const client = aClientOf(endpoint);

    for (const value of values)
      await client.send(`${name} = ${shown(value)}`, (sent) => ({ ...sent, body: bodyOf(value) }));

    expect(client.complaints, REPEAT_HINT).toEqual([]);
  });
}

const updateStage = endpointNamed("PUT /boards/v2/projects/{board_id}/update-stage-property/{stage_id}");

/** All properties of a stage and of its settings. */
function stagePlaces(): string[][] {
  const properties = propertiesOf(updateStage.input);
  if (!properties.includes("title") || !properties.includes("settings"))
    throw new Error("A stage has a title and settings.");
  return [
    ...properties.map((property) => [property]),
    ...parametersOf(stageSettings).map((place) => ["settings", ...place]),
  ];
}
