import { describe, expect, test } from "vitest";
import { type Answer, call } from "@/lib/testing";
import { type Role, ROLES } from "@/scripts/contract/endpoints/entry";
import { ENDPOINTS } from "@/scripts/contract/endpoints/index";
import { answerChecker } from "@/scripts/openapi/check";
import { openApiDocument } from "@/scripts/openapi/document";
import { type EndpointUnderAttack, endpoints, named } from "@/security/endpoints";
import { FORGED_HEADERS } from "@/security/forged-headers";
import { requestOf } from "@/security/requests";
import { othersAddresses } from "@/security/walk/addresses";
import { anotherWorld, aWorldWithBrowsers, type WorldWithBrowsers } from "@/security/walk/clean-world";
import { unsafe } from "@/security/walk/headers";
import { countActivities, lacksActivity } from "@/security/walk/activities";
import { differencesFromObserved } from "@/security/walk/observed";
import { tooManyTrips } from "@/security/walk/trips";
import { personOf, type World } from "@/security/world";

const differencesFromDocument = answerChecker(await openApiDocument());

/** Viewers may write what they have read and starred, their own filters and views, and what anyone may on a roadmap; they may have a task summarized. */
const OWN_OF_VIEWERS = [
  "PUT /boards-app/v1/boards/{board_id}/star",
  "DELETE /boards-app/v1/boards/{board_id}/star",
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/notifications/read",
  "POST /boards-app/v1/boards/{board_id}/saved-filters",
  "PUT /boards-app/v1/boards/{board_id}/view",
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/ai-assist",
  "POST /boards/v2/roadmaps/{board_id}/ideas",
  "POST /boards/v2/roadmaps/{board_id}/ideas/{task_id}/comments",
];

describe("the table of endpoints", () => {
  test("has an entry for every endpoint, and none for another", () => {
    expect([...ENDPOINTS.keys()].sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  test("lets a viewer write nothing on a board", () => {
    const writes = [...ENDPOINTS].filter(
      ([name]) => !name.startsWith("GET ") && name.includes("{board_id}") && !OWN_OF_VIEWERS.includes(name),
    );

    expect(writes.filter(([, { statuses }]) => statuses.viewer !== 403).map(([name]) => name)).toEqual([]);
  });
});

describe.each(named(endpoints))("the endpoint %s", (_, endpoint) => {
  test("answers each role as the table, the OpenAPI document and the observed original do, and refusals and GETs change nothing", async () => {
    const clean = await aWorldWithBrowsers();
    const [refused, granted] = [rolesOf(endpoint, isRefusal), rolesOf(endpoint, (status) => !isRefusal(status))];

    const problems = endpoint.isPublic ? [] : await crossSiteProblems(endpoint, clean);
    for (const role of refused) problems.push(...(await problemsOf(endpoint, role, clean)).problems);
    if (await clean.hasChanged(false)) problems.push(`refused, and yet something was written: ${refused.join(", ")}`);

    if (endpoint.method === "GET") problems.push(...(await problemsOfReads(endpoint, granted, clean)));
    else problems.push(...(await problemsOfWrites(endpoint, granted, clean)));
    expect(problems).toEqual([]);
  });
});

const statusOf = (name: string, role: Role): number => ENDPOINTS.get(name)?.statuses[role] ?? 0;

const isRefusal = (status: number) => status >= 400;

const rolesOf = ({ name }: EndpointUnderAttack, have: (status: number) => boolean) =>
  ROLES.filter((role) => have(statusOf(name, role)));

async function problemsOfReads(endpoint: EndpointUnderAttack, granted: Role[], clean: WorldWithBrowsers) {
  const problems: string[] = [];
  for (const role of granted) problems.push(...(await problemsOf(endpoint, role, clean)).problems);
  return (await clean.hasChanged(true)) ? [...problems, "a GET has written something"] : problems;
}

/** Refusals change nothing, so the first write is made in their world. Each other one gets a new world. */
async function problemsOfWrites(endpoint: EndpointUnderAttack, granted: Role[], { world, browser }: WorldWithBrowsers) {
  const problems: string[] = [];
  for (const [at, role] of granted.entries()) {
    const place = at === 0 ? world : await anotherWorld();
    const before = await countActivities();
    const { status, problems: found } = await problemsOf(endpoint, role, { world: place, browser });
    const lacks = isRefusal(status) ? [] : lacksActivity(endpoint, (await countActivities()) - before);
    problems.push(...found, ...lacks.map((problem) => `${role}: ${problem}`));
  }
  return problems;
}

async function problemsOf(
  endpoint: EndpointUnderAttack,
  role: Role,
  clean: Pick<WorldWithBrowsers, "world" | "browser">,
) {
  const answer = await ask(endpoint, role, clean);
  const problems = wrongWith(endpoint, role, clean.world, answer).map((problem) => `${role}: ${problem}`);
  return { status: answer.status, problems };
}

/** Another site's page in a signed-in browser: without a nonce, with a wrong one, and as forms. */
async function crossSiteProblems(
  endpoint: EndpointUnderAttack,
  { world, browser: { cookie }, other }: WorldWithBrowsers,
): Promise<string[]> {
  const { params, query, body } = requestOf(endpoint, world, world.people.administrator);
  const hasBody = endpoint.method !== "GET" && body !== undefined;
  const attempts: [string, number, Record<string, string>, unknown][] = [
    ["no nonce", 401, {}, body],
    ["a wrong nonce", 403, { "x-wp-nonce": "0123456789" }, body],
    ["another person's nonce", 403, { "x-wp-nonce": other.headers["x-wp-nonce"] ?? "" }, body],
    ["no nonce and plain text", 401, { "content-type": "text/plain" }, JSON.stringify(body)],
    ["no nonce and a form", 401, { "content-type": "application/x-www-form-urlencoded" }, "title=x"],
  ];

  const problems: string[] = [];
  for (const [what, expected, headers, sent] of hasBody ? attempts : attempts.slice(0, 3)) {
    const { status } = await call(endpoint.handler, {
      params,
      query,
      headers: { ...cookie, ...headers },
      body: hasBody ? sent : undefined,
    });
    if (status !== expected) problems.push(`a cookie with ${what}: ${status} instead of ${expected}`);
  }
  return problems;
}

/** An administrator uses a browser, except for application passwords. One POST has an `Idempotency-Key`. */
async function ask(
  endpoint: EndpointUnderAttack,
  role: Role,
  { world, browser }: Pick<WorldWithBrowsers, "world" | "browser">,
): Promise<Answer> {
  const actor = personOf(world, role);
  const inBrowser = role === "administrator" && endpoint.method === "GET" && !endpoint.path.endsWith("/introspect");
  const headers = {
    ...FORGED_HEADERS,
    // Without an account, what comes from another site’s page is refused (S15).
    ...(!actor && { "sec-fetch-site": "none" }),
    // The protocol demands that pages of other sites are refused for all callers.
    ...(endpoint.path === "/boards/mcp" && { origin: "https://boards.test" }),
    ...(inBrowser && browser.headers),
    ...(isKeyed(endpoint, role) && { "Idempotency-Key": "one" }),
  };
  return call(endpoint.handler, {
    as: (!inBrowser && actor) || undefined,
    headers,
    ...requestOf(endpoint, world, actor),
  });
}

const isKeyed = ({ method, parameters }: EndpointUnderAttack, role: Role) =>
  method === "POST" && role === (parameters.includes("board_id") ? "manager" : "administrator");

function wrongWith(endpoint: EndpointUnderAttack, role: Role, world: World, answer: Answer): string[] {
  const { name, method, path } = endpoint;
  const { status, json } = answer;
  const expected = statusOf(name, role);
  return [
    ...(status === expected ? [] : [`${status}, the table says ${expected}`]),
    ...differencesFromDocument({ method, path, status, json: json as unknown, isPartial: false }).map(
      (difference) => `not as the OpenAPI document has it: ${difference}`,
    ),
    ...(role === "administrator" ? differencesFromObserved(name, answer) : []),
    ...(role === (isKeyed(endpoint, "administrator") ? "service_admin" : "administrator")
      ? tooManyTrips(name, answer)
      : []),
    ...unsafe(name, answer).map((header) => `unsafe for a browser: ${header}`),
    ...othersAddresses(world, role, answer).map((address) => `shows the address of somebody else: ${address}`),
  ];
}
