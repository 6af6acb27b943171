import { expect, test } from "vitest";
import { POST as processImport } from "@/app/wp-json/boards/v2/process-json-import/route";
import { aFile, anAdmin, aUser, call, type Caller } from "@/lib/testing";
import { fileOf } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const chunk = () => aFile("blob", fileOf({ board: { title: "A" }, tasks: [] }));
const send = (as: Caller | undefined, body: object) =>
  call(POST, { as, body: { chunkIndex: 0, totalChunks: 1, uploadId: "one", chunk: chunk(), ...body } });

test("POST /upload-json-chunk stores a file for the next step", async () => {
  const admin = await anAdmin();
  const statuses = [
    await send(admin, { totalChunks: "many" }),
    await send(await aUser(), {}),
    await send(undefined, {}),
  ].map(({ status }) => status);

  expect((await send(admin, {})).json).toEqual({ chunkIndex: 0, isComplete: true, filePath: "one.json" });
  expect(statuses).toEqual([400, 403, 401]);
  const body = { filePath: "one.json", importFrom: "Native" };
  expect((await call(processImport, { as: admin, body })).json).toMatchObject({ total: 0, has_more: false });
});
