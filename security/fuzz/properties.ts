import { endpointNamed } from "@/security/endpoints";
import { propertiesOf, withValue } from "@/security/fuzz/parameters";

/** `PUT tasks/{task_id}` has one parameter `value`, whose type depends on `property`. */
export const updateTask = endpointNamed("PUT /boards/v2/projects/{board_id}/tasks/{task_id}");

/** The paths inside structured values. */
const INSIDE: Record<string, string[]> = {
  assignees: ["0", "add", "add.0", "remove", "remove.0"],
  is_watching: ["userId", "action"],
  settings: ["cover", "cover.backgroundColor", "logo", "integration_type"],
};

export interface PropertyPlace {
  /** `settings.cover.backgroundColor` */
  name: string;
  property: string;
  place: string[];
}

/** All properties of the endpoint, and all paths inside their values. */
export const propertyPlaces: PropertyPlace[] = propertyNames().flatMap((property) => [
  { name: property, property, place: ["value"] },
  ...(INSIDE[property] ?? []).map((inside) => ({
    name: `${property}.${inside}`,
    property,
    place: ["value", ...inside.split(".")],
  })),
]);

/** A body that changes this property, with the value at its path and valid values elsewhere. */
export function bodyWith({ property, place }: PropertyPlace, value: unknown) {
  const beside = property === "is_watching" && place.length > 1 ? { value: { action: "start" } } : {};
  return withValue({ property, ...beside }, place, value);
}

function propertyNames(): string[] {
  const names = propertiesOf(updateTask.input);
  const lost = Object.keys(INSIDE).filter((name) => !names.includes(name));
  if (names.length === 0 || lost.length > 0)
    throw new Error(`PUT tasks/{task_id} lacks properties: ${lost.join(", ")}`);
  return names;
}
