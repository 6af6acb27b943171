import { call } from "@/lib/testing";
import { emptyTables } from "@/lib/testing/db/database";
import { type EndpointUnderAttack, endpoints } from "@/security/endpoints";
import { requestOf, type Sent } from "@/security/requests";
import { aWorld, type World } from "@/security/world";

/** WordPress's own answer to moving a user to the trash. */
const WORDPRESS_501 = "rest_trash_not_supported";

/** Some files share a handler (`me`, or PUT and PATCH), which is tested once. */
export const differentEndpoints = endpoints.filter(
  ({ handler, method }, at) =>
    at === endpoints.findIndex((other) => other.handler.handlers[other.method] === handler.handlers[method]),
);

/** Calls as an administrator, whom no permission stops before the input is parsed. A deletion gets a new world. */
export function aClientOf(endpoint: EndpointUnderAttack) {
  let world: World | null = null;
  const complaints: string[] = [];
  const ask = async (what: string, change: (sent: Sent) => Sent) => {
    world ??= await aWorld();
    const actor = world.people.administrator;
    const began = performance.now();
    const { status, json } = await call(endpoint.handler, { as: actor, ...change(requestOf(endpoint, world, actor)) });
    const took = performance.now() - began;

    if (status >= 500 && json?.code !== WORDPRESS_501) complaints.push(`${status} for ${what}`);
    if (endpoint.method !== "DELETE" || status >= 300) return took;
    await emptyTables();
    world = null;
    return took;
  };
  const send = async (what: string, change: (sent: Sent) => Sent) => {
    const slow = await slowMilliseconds(await ask(what, change), () => ask(what, change));
    if (slow) complaints.push(`${slow} ms for ${what}`);
  };
  return { send, complaints };
}

/** Wall-clock milliseconds, because part of the work is the database's. */
const SLOWEST = 1_000;

/** The fastest of five tries counts, because the machine may be busy. @returns null when it is fast enough */
export async function slowMilliseconds(first: number, again: () => Promise<number>): Promise<number | null> {
  let least = first;
  for (let tries = 1; tries < 5 && least > SLOWEST; tries += 1) least = Math.min(least, await again());
  return least > SLOWEST ? Math.round(least) : null;
}
