import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { GET, POST } from "./route";

test("GET returns an empty map, signed in or not, whatever is asked for", async () => {
  const query = { context: "edit", per_page: 100 };
  const answers = [await call(GET), await call(GET, { as: await aUser(), query })];

  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [200, {}],
    [200, {}],
  ]);
});

test("POST is no route", async () => {
  expect((await call(POST)).json.code).toBe("rest_no_route");
});
