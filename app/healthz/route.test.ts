import { expect, test } from "vitest";
import { GET } from "./route";

test("GET /healthz says that the process answers, and nobody may cache it", async () => {
  const answer = GET();

  expect([answer.status, await answer.json(), answer.headers.get("cache-control")]).toEqual([
    200,
    { status: "ok" },
    "no-store",
  ]);
});
