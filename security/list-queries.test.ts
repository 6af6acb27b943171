import { describe, expect, test } from "vitest";
import { call, queryCountOf } from "@/lib/testing";
import { emptyTables } from "@/lib/testing/db/database";
import { addRecords } from "@/security/add-records";
import { type EndpointUnderAttack, endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const PAGE = { per_page: 100, limit: 100 };

/** Endpoints about a single record, or about many records by id only. */
const NO_LISTS = [
  "GET /boards-app/v1/mails/{mail_id}",
  "GET /boards-app/v1/boards/{board_id}/invitations/{invitation_id}/link",
  "GET /boards-app/v1/mail-preferences",
  "GET /boards-app/v1/profile",
  "GET /boards/v2/openapi.json",
  "GET /boards/v2/member/{id}",
  "GET /boards/v2/member/{id}/stats",
  "GET /boards/v2/member/{id}/task-counts",
  "GET /boards/v2/admin/folders/{folder_id}",
  "GET /boards/v2/admin/general-settings",
  "GET /boards/v2/admin/pages",
  "GET /boards/v2/get-dashboard-view-settings",
  "GET /boards/v2/get-global-notification-settings",
  "GET /boards/v2/notifications/unread-count",
  "GET /boards/v2/projects/crm-associated-boards/{contact_id}",
  "GET /boards/v2/projects/currencies",
  "GET /boards/v2/projects/get-default-board-colors",
  "GET /boards/v2/projects/{board_id}/board-menu-items",
  "GET /boards/v2/projects/{board_id}/crm-contacts",
  "GET /boards/v2/projects/{board_id}/notification-settings",
  "GET /boards/v2/projects/{board_id}/public-access-settings",
  "GET /wp/v2/settings",
  "GET /wp/v2/users/me/application-passwords/introspect",
  "GET /wp/v2/users/me/application-passwords/{uuid}",
  "GET /wp/v2/users/me",
  "GET /wp/v2/users/{user_id}/application-passwords/introspect",
  "GET /wp/v2/users/{user_id}/application-passwords/{uuid}",
  "GET /wp/v2/users/{user_id}",
];
const reading = endpoints.filter(({ method }) => method === "GET");
const cases = reading.flatMap((endpoint) =>
  (endpoint.path.endsWith("/has-data-changed") ? ["everything", "the last minute"] : [""]).map((what) => ({
    endpoint,
    what,
    name: `${endpoint.name} ${what}`.trim(),
  })),
);

describe("a list", () => {
  test("of fifteen takes as many statements as a list of two, whatever is listed", { timeout: 240_000 }, async () => {
    const [few, many] = [await costs(1), await costs(15)];

    expect(many.queries).toEqual(few.queries);
    const grown = cases.filter(({ name }) => (many.sizes[name] ?? 0) > 2 * (few.sizes[name] ?? Infinity));
    expect(
      reading
        .map(({ name }) => name)
        .filter((name) => !grown.some(({ endpoint }) => endpoint.name === name))
        .sort(),
    ).toEqual([...NO_LISTS].sort());
  });
});

async function costs(count: number) {
  await emptyTables();
  const world = await aWorld();
  await addRecords(world, count);
  const [queries, sizes]: [Record<string, number>, Record<string, number>] = [{}, {}];

  for (const { endpoint, what, name } of cases) {
    const given = {
      as: world.people.administrator,
      ...requestCase(endpoint, what, requestOf(endpoint, world, world.people.administrator)),
    };
    queries[name] = await queryCountOf(endpoint.handler, given);
    sizes[name] = JSON.stringify((await call(endpoint.handler, given)).json).length;
  }
  return { queries, sizes };
}

const requestCase = ({ path }: EndpointUnderAttack, what: string, sent: ReturnType<typeof requestOf>) => ({
  ...sent,
  query: {
    ...PAGE,
    ...sent.query,
    ...(path.endsWith("/has-data-changed") && what === "everything" && { since: "never" }),
  },
});
