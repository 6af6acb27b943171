import { expect, test } from "vitest";
import { anAdmin, aUser, call } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";
import { GET } from "./route";

test("GET /imports/:import_id answers only who started it, and says why it failed", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const { id } = await imported(admin, "{");
  const read = (as: typeof admin | undefined, import_id = id) => call(GET, { as, params: { import_id } });

  expect((await read(admin)).json.import).toMatchObject({ status: "failed", message: "Invalid JSON.", board_id: null });
  const statuses = [await read(other), await read(admin, "1"), await read(await aUser()), await read(undefined)];
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 401]);
  const former = await aUser();
  expect((await read(former, (await imported(former, "{")).id)).status).toBe(403);
});
