import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser, call, inFreeTier } from "@/lib/testing";
import { POST } from "./route";

const csv = (text: string | Buffer, type = "text/csv", name = "tasks.csv") =>
  new File([typeof text === "string" ? text : new Uint8Array(text)], name, { type });

const upload = async (file: File | undefined, body: object = {}, as = anAdmin()) =>
  call(POST, { as: await as, body: { ...body, ...(file && { file }) } });

const KEYS =
  "task_title slug board_title status type description priority due_at started_at archived_at stage board source position subtasks completion".split(
    " ",
  );

describe("POST /csv-upload", () => {
  test("keeps a file, and matches only headers that are the key of a column", async () => {
    const { status, json } = await upload(csv("Task Title,STAGE,Due Date\nA,To do,2026-05-01\n"));

    expect(status).toBe(200);
    expect(json).toEqual({
      file: expect.stringMatching(/^boards-\d+-tasks\.csv$/),
      headers: ["Task Title", "STAGE", "Due Date"],
      fields: expect.objectContaining({ task_title: "Task Title", due_at: "Due Date", completion: "Completion" }),
      columns: KEYS,
      map: [
        { csv: "Task Title", table: "task_title" },
        { csv: "STAGE", table: "stage" },
        { csv: "Due Date", table: null },
      ],
    });
    expect(Object.keys(json.fields)).toEqual(KEYS);
  });

  test.each([
    [undefined, "a,b"],
    ["comma", "a,b"],
    ["semicolon", "a;b"],
    ["tab", "a;b"],
  ])("separates the headers by %s", async (delimiter, header) => {
    const { json } = await upload(csv(`${header}\n`), delimiter === undefined ? {} : { delimiter });

    expect(json.headers).toEqual(["a", "b"]);
  });

  test.each(["text/plain", "application/vnd.ms-excel", "application/octet-stream", "application/txt"])(
    "takes a file of type %s",
    async (type) => {
      expect((await upload(csv("a\n", type))).status).toBe(200);
    },
  );

  test("never makes a path of the file's name", async () => {
    const { json } = await upload(csv("a\n", "text/csv", "../../etc/Über passwd.CSV"));

    expect(json.file).toMatch(/^boards-\d+-[\w-]+\.csv$/);
  });

  test.each([
    [csv("a\n", "image/png"), "Only CSV files are allowed."],
    [csv("Stage,Title,stage\n"), "The file has two columns with the name “stage”."],
    [csv("Task Title,task_title\n"), "The file has two columns with the name “task_title”."],
    [csv("\n\n"), "The file is empty."],
    [csv(Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8])), "This file is not a CSV file."],
    [csv(",".repeat(1_000_000)), "The file may have up to 500 columns."],
    [csv(`"${"a".repeat(2_000_000)}`), "Line 1 of the file can't be read."],
  ])("422 for %o, and nothing is kept: %s", async (file, message) => {
    const { status, json } = await upload(file);

    expect([status, json.message, await db.upload.count()]).toEqual([422, message, 0]);
  });

  test("400 without a file, 403 for people who are no administrators, and in the free tier", async () => {
    expect((await upload(undefined)).status).toBe(400);
    expect((await upload(csv("a\n"), {}, aUser())).status).toBe(403);
    expect((await inFreeTier(() => upload(csv("a\n")))).status).toBe(403);
    expect(await db.upload.count()).toBe(0);
  });
});
