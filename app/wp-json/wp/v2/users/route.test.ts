import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { db } from "@/lib/db";
import { anAdmin, aServiceAdmin, aUser, call } from "@/lib/testing";

const loginsOf = (json: { slug: string }[]) => json.map(({ slug }) => slug);
const page = (query: string) => `<https://boards.test/wp-json/wp/v2/users?${query}>`;

async function threePeople() {
  const admin = await anAdmin({ login: "root", displayName: "Zoe Root" });
  await aUser({ login: "anna", displayName: "Anna Alt" });
  await aUser({ login: "max_100", displayName: "Max 100%", nicename: "max_100" });
  return admin;
}

describe("GET /wp/v2/users", () => {
  test("returns a page of people by name, counted in the headers", async () => {
    const admin = await threePeople();

    const { status, json, headers } = await call(GET, { as: admin, query: { per_page: 2 } });

    expect(status).toBe(200);
    expect(loginsOf(json)).toEqual(["anna", "max_100"]);
    expect([headers.get("X-WP-Total"), headers.get("X-WP-TotalPages")]).toEqual(["3", "2"]);
    expect(json[0]).not.toHaveProperty("email");
    expect(loginsOf((await call(GET, { as: admin, query: { per_page: 2, page: 2 } })).json)).toEqual(["root"]);
  });

  test.each([
    [{ page: 2, per_page: 1, search: "m a" }, [`${page("page=1&per_page=1&search=m+a")}; rel="prev"`]],
    [
      { per_page: 1, page: 2 },
      [`${page("per_page=1&page=1")}; rel="prev"`, `${page("per_page=1&page=3")}; rel="next"`],
    ],
    [{ per_page: 1, page: 9 }, [`${page("per_page=1&page=3")}; rel="prev"`]],
    [{}, []],
  ])("%j has a Link header with the pages around it", async (query, expected) => {
    const { headers } = await call(GET, {
      as: await threePeople(),
      query: query as Record<string, string>,
      path: "/wp-json/wp/v2/users",
    });

    expect(headers.get("link")?.split(", ")).toEqual([
      '<https://boards.test/wp-json/>; rel="https://api.w.org/"',
      ...expected,
    ]);
  });

  test.each([
    [{ search: "ann" }, ["anna"]],
    [{ search: "ANNA@example" }, ["anna"]],
    [{ search: "100%" }, ["max_100"]],
    [{ search: "%" }, ["max_100"]],
    [{ search: "x_1" }, ["max_100"]],
    [{ search: "\\" }, []],
    [{ orderby: "id", order: "desc" }, ["max_100", "anna", "root"]],
    [{ "include[]": 3, orderby: "include" }, ["max_100"]],
    [{ include: "2" }, ["anna"]],
    [{ roles: "administrator" }, ["root"]],
    [{ roles: "editor, administrator" }, ["root"]],
    [{ "roles[]": "subscriber" }, ["anna", "max_100"]],
    [{ roles: "" }, ["anna", "max_100", "root"]],
    [{ exclude: 2 }, ["max_100", "root"]],
    [{ slug: "max_100,root", orderby: "include_slugs" }, ["max_100", "root"]],
    [{ offset: 1, per_page: 1 }, ["max_100"]],
    [{ page: 9 }, []],
  ])("%j gives %j", async (query, expected) => {
    const { status, json } = await call(GET, { as: await threePeople(), query: query as Record<string, string> });

    expect(status).toBe(200);
    expect(loginsOf(json)).toEqual(expected);
  });

  test.each(["editor", "author,contributor", "nonsense"])(
    "is empty for the role %s, which nobody has",
    async (roles) => {
      const { status, json, headers } = await call(GET, { as: await anAdmin(), query: { roles } });

      expect([status, json, headers.get("X-WP-Total"), headers.get("X-WP-TotalPages")]).toEqual([200, [], "0", "0"]);
    },
  );

  test("shows addresses and roles in the edit context", async () => {
    const { json } = await call(GET, { as: await aServiceAdmin({ login: "sue" }), query: { context: "edit" } });

    expect(json[0]).toMatchObject({
      username: "sue",
      email: "sue@example.com",
      roles: ["subscriber"],
      registered_date: expect.stringMatching(/\+00:00$/),
    });
  });

  test("sorts people by name, in any case", async () => {
    const admin = await threePeople();
    await aUser({ login: "bea", displayName: "bea Bell" });

    expect(loginsOf((await call(GET, { as: admin })).json)).toEqual(["anna", "bea", "max_100", "root"]);
  });

  const bounds = "must be between 1 (inclusive) and 100 (inclusive)";

  test.each([
    ["per_page", "1000", "rest_out_of_bounds", bounds],
    ["per_page", "0", "rest_out_of_bounds", bounds],
    ["per_page", "many", "rest_invalid_type", "is not of type integer."],
    ["page", "0", "rest_out_of_bounds", "must be greater than or equal to 1"],
    ["offset", "-1", "rest_out_of_bounds", "must be greater than or equal to 0"],
    [
      "orderby",
      "password_hash",
      "rest_not_in_enum",
      "is not one of id, include, name, registered_date, slug, include_slugs, email, and url.",
    ],
    ["order", "up", "rest_not_in_enum", "is not one of asc and desc."],
    ["context", "all", "rest_not_in_enum", "is not one of view, embed, and edit."],
  ])("answers 400 for %s=%s, with WordPress's message", async (name, value, code, sentence) => {
    const message = `${name} ${sentence}`;
    const { status, json } = await call(GET, { as: await anAdmin(), query: { [name]: value } });

    expect([status, json.message]).toEqual([400, `Invalid parameter(s): ${name}`]);
    expect(json.data).toEqual({
      status: 400,
      params: { [name]: message },
      details: { [name]: { code, message, data: null } },
    });
  });

  test("answers 403 for people who may not list people, 401 when signed out", async () => {
    const refused = await call(GET, { as: await aUser() });
    const anonymous = await call(GET);

    expect([refused.json.code, anonymous.json.code]).toEqual(["rest_user_cannot_view", "rest_not_logged_in"]);
  });
});

describe("POST /wp/v2/users", () => {
  const body = { username: "nina", email: "nina@example.com", password: "long enough 1" };

  test("makes a person", async () => {
    const { json } = await call(POST, {
      as: await anAdmin(),
      body: { ...body, first_name: "Nina", name: "Nina <b>N</b>", roles: ["subscriber"] },
    });

    expect(json).toMatchObject({
      username: "nina",
      name: "Nina N",
      first_name: "Nina",
      email: "nina@example.com",
      roles: ["subscriber"],
      slug: "nina",
    });
    expect(JSON.stringify(json)).not.toContain("long enough");
    expect(await db.user.findFirst({ where: { login: "nina" } })).toMatchObject({
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      isServiceAdmin: false,
    });
  });

  test("an e-mail address given as the only user name does not become the display name, which everybody reads", async () => {
    const as = await anAdmin();

    const { json } = await call(POST, { as, body: { ...body, username: "nina@example.com" } });

    expect([json.username, json.name]).toEqual(["nina@example.com", "nina"]);
  });

  test.each([
    ["an address with a line break", { email: "nina@example.com\r\nBcc: all@example.com" }],
    ["a login with a letter that nobody sees", { username: "ni\u200bna" }],
    ["a login that is written backwards", { username: "\u202enina" }],
    ["a login with odd letters", { username: "ni/na" }],
    ["a locale that names no language", { locale: "en_US_GB" }],
    ["a short password", { password: "short" }],
    ["a password that is the login", { username: "nina-nina", password: "Nina-Nina" }],
    ["a role that does not exist", { roles: ["editor"] }],
    ["no address", { email: undefined }, 400, "rest_missing_callback_param"],
    ["a login that is taken", { username: "TAKEN" }, 409, "existing_user_login"],
    ["a login that is somebody's address", { username: "taken@example.com" }, 409, "existing_user_login"],
    ["an address that is taken", { email: "Taken@Example.com" }, 409, "existing_user_email"],
  ])("refuses %s", async (_what, wrong, status = 400, code = "rest_invalid_param") => {
    await aUser({ login: "taken" });

    const answer = await call(POST, { as: await anAdmin(), body: { ...body, ...wrong } });

    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await db.user.count()).toBe(2);
  });

  test("answers 403 for people who are not admins, and for a service admin who wants to make a site administrator", async () => {
    const plain = await call(POST, { as: await aUser(), body });
    const service = await call(POST, { as: await aServiceAdmin(), body: { ...body, roles: "administrator" } });

    expect([plain.json.code, service.status]).toEqual(["rest_cannot_create_user", 403]);
  });
});
