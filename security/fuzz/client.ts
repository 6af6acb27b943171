import { type Answer, call } from "@/lib/testing/call";
import { emptyTables } from "@/lib/testing/database";
import { workOf } from "@/lib/testing/work";
import { type EndpointUnderAttack, endpoints } from "@/security/endpoints";
import { requestOf, type Sent } from "@/security/requests";
import { aWorld, type World } from "@/security/world";

/** Milliseconds. The longer patience is for the database's part, whose work is not counted here. */
const MOST_WORK = 1_000;
const LONGEST = 10_000;
/** WordPress's own answer to a user who should go to the bin. */
const WORDPRESS_501 = "rest_trash_not_supported";

/** Files that stand for the same handler, as `me` does, and PUT beside PATCH, are asked once. */
export const differentEndpoints = endpoints.filter(({ handler, method }, at) => at === endpoints.findIndex((other) => other.handler.handlers[other.method] === handler.handlers[method]));

/** An administrator, whom no rule stops before the input is read. Where something was deleted, the world is made anew. */
export function aClientOf(endpoint: EndpointUnderAttack) {
  let world: World | null = null;
  const complaints: string[] = [];
  const send = async (what: string, change: (sent: Sent) => Sent) => {
    world ??= await aWorld();
    const actor = world.people.administrator;
    const request = { as: actor, ...change(requestOf(endpoint, world, actor)) };
    const began = performance.now();
    let answer: Answer | undefined;
    const work = await workOf(async () => (answer = await call(endpoint.handler, request)));
    const took = performance.now() - began;
    const { status = 0, json } = answer ?? {};

    if (status >= 500 && json?.code !== WORDPRESS_501) complaints.push(`${status} for ${what}`);
    if (work > MOST_WORK || took > LONGEST) complaints.push(`${Math.round(work)} of ${Math.round(took)} ms for ${what}`);
    if (endpoint.method !== "DELETE" || status >= 300) return;
    await emptyTables();
    world = null;
  };
  return { send, complaints };
}
