import { describe, expect, test } from "vitest";
import { GET as globalSearch } from "@/app/wp-json/boards/v2/global-search/route";
import { aBoardOfAnna, aTask, aUser, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /quick-search", () => {
  test("returns what global-search returns", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    await aTask(toDo, { title: "Relaunch of the website" });
    const sent = { as: anna, query: { query: "website", task_page: 1, board_page: 1 } };

    const { status, json } = await call(GET, sent);

    expect([status, json.tasks.total]).toEqual([200, 1]);
    expect(json).toEqual((await call(globalSearch, sent)).json);
  });

  test("answers 403 for a person on no board", async () => {
    expect((await call(GET, { as: await aUser(), query: { query: "website" } })).status).toBe(403);
  });
});
