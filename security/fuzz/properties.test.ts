import { describe, expect, test } from "vitest";
import { aClientOf } from "@/security/fuzz/client";
import { bodyWith, propertyPlaces, updateTask } from "@/security/fuzz/properties";
import { randomNumbers, SEED } from "@/security/fuzz/random";
import { shown, valuesFor } from "@/security/fuzz/values";

const next = randomNumbers(SEED);
const cases = propertyPlaces.map((place) => ({ ...place, values: valuesFor(next) }));

describe(`PUT tasks/{task_id} (FUZZ_SEED=${SEED})`, () => {
  test.each(cases)("answers anything as $name, in good time", { timeout: 60_000 }, async ({ values, ...place }) => {
    const client = aClientOf(updateTask);

    for (const value of values) await client.send(`${place.name} = ${shown(value)}`, (sent) => ({ ...sent, body: bodyWith(place, value) }));

    expect(client.complaints).toEqual([]);
  });
});
