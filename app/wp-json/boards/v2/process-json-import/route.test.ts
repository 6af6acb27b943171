import { expect, test } from "vitest";
import { POST as upload } from "@/app/wp-json/boards/v2/upload-json-chunk/route";
import { db } from "@/lib/db";
import { aFile, aFolder, anAdmin, aUser, call, type Caller } from "@/lib/testing";
import { fileOf } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const send = (as: Caller | undefined, body: object) => call(POST, { as, body });

test("POST /process-json-import imports into a folder, too", async () => {
  const [admin, folder] = [await anAdmin(), await aFolder()];
  const chunk = aFile("blob", fileOf({ board: { title: "A" }, tasks: [{ id: 1, title: "One" }] }));
  await call(upload, { as: admin, body: { chunkIndex: 0, totalChunks: 1, uploadId: "one", chunk } });
  const body = { filePath: "one.json", importFrom: "Native", folder_id: folder.id };

  const { json } = await send(admin, body);

  expect(json).toMatchObject({ total: 1, completed: 1, total_page: 1, has_more: false });
  expect(await db.board.findUnique({ where: { id: json.board_id } })).toMatchObject({ folderId: folder.id });
  const statuses = [await send(admin, {}), await send(await aUser(), body), await send(undefined, body)];
  expect(statuses.map(({ status }) => status)).toEqual([400, 403, 401]);
});
