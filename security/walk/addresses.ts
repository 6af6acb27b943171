import type { Answer } from "@/lib/testing";
import type { Role } from "@/scripts/contract/endpoints/entry";
import { personOf, type World } from "@/security/world";

/** Unmasked addresses of other people in an answer to someone who may not list users. */
export function othersAddresses(world: World, role: Role, { json }: Answer): string[] {
  const reader = personOf(world, role);
  if (role === "service_admin" || role === "administrator") return [];

  const { people, target, outsider, acquaintance } = world;
  const text = JSON.stringify(json);
  const others = [...Object.values(people), target, outsider, acquaintance].filter(({ id }) => id !== reader?.id);
  return others.map(({ email }) => email).filter((email) => text.includes(`"${email}"`));
}
