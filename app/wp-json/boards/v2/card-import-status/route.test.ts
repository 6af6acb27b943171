import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { startCardBoardImport } from "@/lib/imports/card-board/start";
import { anAdmin, aUser, call, statusesOf } from "@/lib/testing";
import { POST } from "./route";

const anImportOf = async (user: { id: number }) =>
  startCardBoardImport({ apiKey: "key", token: "token", cardBoardId: "board", importsPeople: false }, user);

describe("POST /card-import-status", () => {
  test("shows the progress of one's own import", async () => {
    const admin = await anAdmin();
    const { id } = await anImportOf(admin);

    const { status, json } = await call(POST, { as: admin, body: { import_id: id } });

    expect(status).toBe(200);
    expect(json).toEqual({
      import: {
        ...{ import_id: id, status: "queued", phase: "queued", percentage: 0, completed: 0, total: 0, board_id: null },
        message: "Preparing Trello import...",
      },
    });
  });

  test("404 for the import of somebody else, and for one that does not exist", async () => {
    const admin = await anAdmin();
    const { id } = await anImportOf(await anAdmin());
    const answers = [id, randomUUID(), "1"].map((import_id) => call(POST, { as: admin, body: { import_id } }));

    expect(statusesOf(await Promise.all(answers))).toEqual([404, 404, 404]);
  });

  test("400 without an import, 403 for people who are no administrators", async () => {
    expect((await call(POST, { as: await anAdmin() })).status).toBe(400);
    expect((await call(POST, { as: await aUser(), body: { import_id: randomUUID() } })).status).toBe(403);
  });
});
