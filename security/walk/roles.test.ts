import { describe, expect, test } from "vitest";
import { type Answer, call } from "@/lib/testing/http/call";
import { concurrentStatementsOf } from "@/lib/testing/db/concurrent";
import { answerChecker } from "@/scripts/openapi/check";
import { openApiDocument } from "@/scripts/openapi/document";
import { type EndpointUnderAttack, endpoints, named } from "@/security/endpoints";
import { POISON } from "@/security/poison";
import { requestOf } from "@/security/requests";
import { othersAddresses } from "@/security/walk/addresses";
import { type CleanWorld, cleanWorlds } from "@/security/walk/clean-world";
import { unsafe } from "@/security/walk/headers";
import { countLines, lacksLine } from "@/security/walk/lines";
import { columns, matrix } from "@/security/walk/matrix";
import { unlikeObserved } from "@/security/walk/observed";
import { personOf, type Role, ROLES, type World } from "@/security/world";

const unlikeDocument = answerChecker(await openApiDocument());

/** What viewers have read and starred is their own business. */
const OWN_OF_VIEWERS = [
  "PUT /boards-app/v1/boards/{board_id}/star",
  "DELETE /boards-app/v1/boards/{board_id}/star",
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/notifications/read",
];

describe("the matrix", () => {
  test("has a row for every endpoint, and none for another", () => {
    expect(columns).toEqual(["method", "path", ...ROLES]);
    expect([...matrix.keys()].sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  test("lets a viewer write nothing on a board", () => {
    const writes = [...matrix].filter(
      ([name]) => !name.startsWith("GET ") && name.includes("{board_id}") && !OWN_OF_VIEWERS.includes(name),
    );

    expect(writes.filter(([, { viewer }]) => viewer !== 403).map(([name]) => name)).toEqual([]);
  });
});

describe.each(named(endpoints))("%s", (_, endpoint) => {
  test("answers every role as the matrix, the OpenAPI document and the observed original say, and a refusal or a reading changes nothing", async () => {
    const worlds = cleanWorlds();
    const problems = endpoint.isPublic ? [] : await trickedBrowser(endpoint, await worlds.current());
    if (problems.length > 0) worlds.spoil();

    for (const role of refusedFirst(endpoint)) {
      const clean = await worlds.current();
      const lines = await countLines();
      const { answer, concurrent } = await ask(endpoint, role, clean);
      problems.push(
        ...wrongWith(endpoint, role, clean.world, answer)
          .concat(concurrent)
          .map((problem) => `${role}: ${problem}`),
      );
      const isRefusal = answer.status >= 400;
      if (!isRefusal)
        problems.push(...lacksLine(endpoint, (await countLines()) - lines).map((problem) => `${role}: ${problem}`));
      if (!isRefusal && endpoint.method !== "GET") worlds.spoil();
      else if (await clean.hasChanged(!isRefusal)) {
        problems.push(`${role}: ${answer.status}, and yet something was written`);
        worlds.spoil();
      }
    }

    expect(problems).toEqual([]);
  });
});

/** Refusals change nothing, so one world serves all of them. */
const refusedFirst = ({ name }: EndpointUnderAttack) =>
  [...ROLES].sort((one, other) => (matrix.get(name)?.[other] ?? 0) - (matrix.get(name)?.[one] ?? 0));

/** Another site's page in the browser of somebody who is signed in: without the nonce, with a wrong one, with another person's, and in every form of body. */
async function trickedBrowser(
  endpoint: EndpointUnderAttack,
  { world, browser: { cookie }, other, hasChanged }: CleanWorld,
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
  return (await hasChanged(false)) ? [...problems, "a cookie without its nonce: something was written"] : problems;
}

/** Everybody comes with poisoned headers. An administrator reads in a browser, except what is about an application password itself; one POST has a key, with which all of it is one transaction. */
async function ask(
  endpoint: EndpointUnderAttack,
  role: Role,
  { world, browser }: CleanWorld,
): Promise<{ answer: Answer; concurrent: string[] }> {
  const actor = personOf(world, role);
  const inBrowser = role === "administrator" && endpoint.method === "GET" && !endpoint.path.endsWith("/introspect");
  const headers = {
    ...POISON,
    ...(inBrowser && browser.headers),
    ...(isKeyed(endpoint, role) && { "Idempotency-Key": "one" }),
  };

  const answers: Answer[] = [];
  const concurrent = await concurrentStatementsOf(async () =>
    answers.push(
      await call(endpoint.handler, {
        as: (!inBrowser && actor) || undefined,
        headers,
        ...requestOf(endpoint, world, actor),
      }),
    ),
  );
  const [answer] = answers;
  if (!answer) throw new Error("A call answers.");
  return { answer, concurrent: concurrent.map((statement) => `asked its connection two things at once: ${statement}`) };
}

const isKeyed = ({ method, parameters }: EndpointUnderAttack, role: Role) =>
  method === "POST" && role === (parameters.includes("board_id") ? "manager" : "administrator");

function wrongWith({ name, method, path }: EndpointUnderAttack, role: Role, world: World, answer: Answer): string[] {
  const { status, json } = answer;
  const expected = matrix.get(name)?.[role];
  return [
    ...(status === expected ? [] : [`${status}, the matrix says ${expected}`]),
    ...unlikeDocument({ method, path, status, json: json as unknown, isPartial: false }).map(
      (difference) => `not as the OpenAPI document has it: ${difference}`,
    ),
    ...(role === "administrator" ? unlikeObserved(name, answer) : []),
    ...unsafe(name, answer).map((header) => `unsafe for a browser: ${header}`),
    ...othersAddresses(world, role, answer).map((address) => `shows the address of somebody else: ${address}`),
  ];
}
