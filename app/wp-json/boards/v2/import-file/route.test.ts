import { expect, test } from "vitest";
import { aFile, anAdmin, aUser, call, type Caller } from "@/lib/testing";
import { fileOf } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const send = (as: Caller | undefined, body: object) =>
  call(POST, { as, body: { file: aFile("board.json", fileOf({ board: { title: "A" }, tasks: [] })), ...body } });

test("POST /import-file imports our own file, and refuses what it can't read", async () => {
  const admin = await anAdmin();
  const statuses = [
    await send(admin, { importFrom: "Native" }),
    await send(admin, { importFrom: "ExternalBoardTool" }),
    await send(admin, {}),
    await send(await aUser(), { importFrom: "Native" }),
    await send(undefined, { importFrom: "Native" }),
  ].map(({ status }) => status);

  expect(statuses).toEqual([200, 422, 400, 403, 401]);
});
