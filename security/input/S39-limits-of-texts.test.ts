import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { LONGEST_LINE } from "@/lib/http/input/parameter";
import { LONGEST_HTML } from "@/lib/text/html";
import { endpoints } from "@/security/endpoints";
import { type Shape, shapeOf, withValue } from "@/security/fuzz/parameters";
import { bodyWith, propertyPlaces, updateTask } from "@/security/fuzz/properties";

interface Parameter {
  place: string[];
  shape: Shape;
}

const parametersIn = (input: z.ZodType): Parameter[] =>
  inside(shapeOf(input), []).filter(({ place }) => place.length > 0);

function inside(shape: Shape, place: string[]): Parameter[] {
  const { properties = {}, items, anyOf = [] } = shape;
  const deeper = [
    ...Object.entries(properties).flatMap(([name, inner]) => inside(inner, [...place, name])),
    ...(items ? inside(items, [...place, "0"]) : []),
    ...anyOf.flatMap((each) => inside(each, place)),
  ];
  return deeper.length > 0 ? deeper : [{ place, shape }];
}

/** Also true when a required parameter is missing. */
function isRefused(input: z.ZodType, body: unknown, place: string[]): boolean {
  const { error } = input.safeParse(body);
  return (error?.issues ?? []).some(
    ({ path }) => path.length > 0 && path.every((step, at) => String(step) === place[at]),
  );
}

/** If a parameter has several types, the longest one counts. */
const lengthOf = (parameters: Parameter[], place: string[]): number =>
  Math.max(
    ...parameters
      .filter((each) => each.place.join() === place.join())
      .map(({ shape }) => shape.maxLength ?? LONGEST_LINE),
  );

/** Parameters that are refused with messages of their own if missing. */
const REST = { task_ids: [1], titles: ["x"], label: "x" };

/** Parameters whose invalid values are ignored. */
const LEFT_OUT = ["background", "cover"];

const inputs = endpoints.flatMap(({ name, input }) => (input ? [{ name, input }] : []));

describe("S39: a parameter limits its text", () => {
  test("by a documented length or by a list of values", () => {
    const unlimited = inputs.flatMap(({ name, input }) =>
      parametersIn(input)
        .filter(
          ({ shape }) =>
            [undefined, "string"].includes(shape.type) &&
            shape.maxLength === undefined &&
            shape.enum === undefined &&
            shape.const === undefined,
        )
        .map(({ place }) => `${name} ${place.join(".")}`),
    );

    expect(unlimited).toEqual([]);
  });

  test("and refuses one character more, even for a number, a date or a list", () => {
    const taken = inputs.flatMap(({ name, input }) => {
      const parameters = parametersIn(input).filter(({ place }) => !LEFT_OUT.some((word) => place.includes(word)));
      const isDelivered = ({ place }: Parameter) =>
        !isRefused(input, withValue(REST, place, "x".repeat(lengthOf(parameters, place) + 1)), place);
      return parameters.filter(isDelivered).map(({ place }) => `${name} ${place.join(".")}`);
    });

    expect(taken).toEqual([]);
  });

  test.each(
    propertyPlaces
      .filter(({ name }) => name !== "settings" && !name.includes("cover"))
      .map((each) => [each.name, each] as const),
  )("and the property %s of a task refuses texts longer than any of its values", (_, place) => {
    const text = "x".repeat(place.property === "description" ? LONGEST_HTML + 1 : 2_001);
    const named = [place.property === "description" ? "value" : place.property];

    expect(updateTask.input && isRefused(updateTask.input, bodyWith(place, text), named)).toBe(true);
  });
});
