import { describe, expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/attachment/route";
import { GET as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import { clearDiscarded } from "@/lib/storage/ledger";
import {
  activityLines,
  aFile,
  aPicture,
  aTaskOfAnna,
  call,
  hasChanged,
  LONG_AGO,
  storedPaths,
  titlesOf,
  withSettings,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function aTaskToAttachTo() {
  const all = await aTaskOfAnna({ updatedAt: LONG_AGO });
  const send = (file: unknown, headers = {}) =>
    call(POST, { as: all.max, params: all.params, body: { file }, headers });
  return { ...all, send };
}

/** Nothing was attached, and no file stays. */
async function expectNothingStored() {
  expect([await db.attachment.count(), await db.activity.count()]).toEqual([0, 0]);
  await clearDiscarded();
  expect([storedPaths(), await db.discardedFile.count()]).toEqual([[], 0]);
}

describe("POST /projects/:board_id/tasks/:task_id/add-task-attachment-file", () => {
  test("attaches a file, counts it, records its activity, and shows it in the list and in the task", async () => {
    const { max, anna, task, params, send } = await aTaskToAttachTo();

    const { status, json } = await send(aFile("report.csv", "a,b\n1,2\n"));

    expect([status, json.message]).toEqual([200, "Task attachment has been added"]);
    expect(json.attachments).toEqual([
      {
        id: expect.any(Number),
        object_id: task.id,
        object_type: "TASK",
        attachment_type: "text/csv",
        title: "report.csv",
        file_path: expect.stringMatching(/^\d{4}\/\d\d\/\d\d\/[0-9a-f-]{36}$/),
        full_url: expect.stringMatching(/^https:\/\/boards\.test\/files\/[A-Za-z0-9]{32}$/),
        file_size: "8 B",
        settings: "",
        file_hash: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
        driver: "local",
        status: "ACTIVE",
        created_by: max.id,
        created_at: expect.stringMatching(/\+00:00$/),
        updated_at: expect.stringMatching(/\+00:00$/),
        secure_url: expect.stringMatching(
          /^https:\/\/boards\.test\/\?fbs=1&fbs_attachment=[A-Za-z0-9]{32}&secure_sign=\d+\.[0-9a-f]{64}$/,
        ),
      },
    ]);
    const list = await call(LIST, { as: anna, params });
    const whole = await call(TASK, { as: anna, params });
    expect([list.json.attachments, whole.json.task.attachments]).toEqual([json.attachments, json.attachments]);
    expect(whole.json.task.settings.attachment_count).toBe(1);
    expect(await activityLines()).toEqual([["added", "attachment", null, "report.csv"]]);
    expect(await hasChanged(task)).toBe(true);
    expect(storedPaths()).toEqual([json.attachments[0].file_path]);
    expect(await db.discardedFile.count()).toBe(0);
  });

  test("attaches many at once, in their order, whatever their names", async () => {
    const { send } = await aTaskToAttachTo();
    const names = ["Übersicht – März.txt", "تقرير.md", "a 'b' \"c\".json", `${"x".repeat(300)}.log`];

    const { json } = await send(names.map((name) => aFile(name)));

    const titles = titlesOf(json.attachments);
    expect(titles.slice(0, 2)).toEqual(names.slice(0, 2));
    expect(titles[3]).toBe(`${"x".repeat(251)}.log`);
    expect(titles).toHaveLength(4);
  });

  test("pictures get a thumbnail from a job", async () => {
    const { send } = await aTaskToAttachTo();

    await send(await aPicture());

    expect(await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs`).toEqual([
      { task_identifier: "make-thumbnail" },
    ]);
  });

  test.each([
    ["an empty one", () => aFile("empty.txt", ""), "File is empty."],
    ["a page", () => aFile("page.html", "<script>alert(1)</script>"), "File type not supported"],
    ["one without an extension", () => aFile("README", "text"), "File type not supported"],
    [
      "a page that is called a picture",
      () => aFile("picture.png", "<!doctype html><script>alert(1)</script>"),
      "File contents do not match the file extension.",
    ],
    [
      "a program that is called a text",
      () => aFile("notes.txt", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0])),
      "File contents do not match the file extension.",
    ],
  ])("answers 400 for %s, and nothing is stored", async (_, file, message) => {
    const { send } = await aTaskToAttachTo();

    const answer = await send([aFile(), file()]);

    expect([answer.status, answer.json.message]).toEqual([400, message]);
    await expectNothingStored();
  });

  test("answers 400 for a file over the limit, and nothing is stored", async () => {
    const { send } = await aTaskToAttachTo();

    const answer = await withSettings({ BOARDS_UPLOAD_LIMIT: 5_000 }, () => send(aFile("long.txt", "x".repeat(5_001))));

    expect([answer.status, answer.json.message]).toEqual([400, "File size is too large"]);
    await expectNothingStored();
  });

  test("answers 400 without a file, for too many and for an incomplete form", async () => {
    const { max, params, send } = await aTaskToAttachTo();
    const many = Array.from({ length: 21 }, (_, at) => aFile(`${at}.txt`));
    const cutOff = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of';

    const none = await call(POST, { as: max, params, body: { other: aFile() } });
    const json = await call(POST, { as: max, params, body: {} });
    const tooMany = await send(many);
    const broken = await call(POST, {
      as: max,
      params,
      body: cutOff,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });

    expect([none, json, tooMany, broken].map(({ status, json }) => [status, json.message])).toEqual([
      [400, "Invalid parameter(s): file"],
      [400, "Invalid parameter(s): file"],
      [400, "At most 20 files can be sent at once."],
      [400, "The form is not complete."],
    ]);
    expect(none.json.errors).toEqual({ file: { required: "The file field is required." } });
    await expectNothingStored();
  });

  test("an Idempotency-Key attaches a file once, and answers 409 for another file", async () => {
    const { send } = await aTaskToAttachTo();
    const keyed = (content: string) => send(aFile("a.txt", content), { "Idempotency-Key": "once" });

    const [first, again, other] = [await keyed("one"), await keyed("one"), await keyed("two")];

    expect([first.status, again.status, other.status]).toEqual([200, 200, 409]);
    expect(again.json).toEqual(first.json);
    expect(await db.attachment.count()).toBe(1);
    await clearDiscarded();
    expect(storedPaths()).toHaveLength(1);
  });

  testRefusals(POST);
});
