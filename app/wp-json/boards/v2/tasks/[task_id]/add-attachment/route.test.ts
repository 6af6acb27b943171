import { describe, expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/attachment/route";
import { db } from "@/lib/db";
import { countUse } from "@/lib/rate-limit";
import { aBoardOfAnna, aTask, aUser, call, type Caller, removeMember, statusesOf } from "@/lib/testing";
import { withAllowedAddresses, anOutsideServer } from "@/lib/testing/doubles/outside";
import { POST } from "./route";

const NOWHERE = "https://127.0.0.1/specs";
const PAGE = "<title>Specs</title><meta name=description content='All of it'><meta property=og:image content=/a.png>";

async function aTaskOfAnna() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo, { updatedAt: new Date("2020-01-01") });
  return { ...world, task };
}

const attach = (as: Caller | undefined, { id }: { id: number }, body: object) =>
  call(POST, { as, params: { task_id: id }, body });

const aPage = (html = PAGE) =>
  anOutsideServer((_, response) => response.setHeader("content-type", "text/html").end(html));

async function expectNothingAttached(taskId: number) {
  expect([await db.attachment.count(), await db.activity.count()]).toEqual([0, 0]);
  expect(await db.task.findUniqueOrThrow({ where: { id: taskId } })).toMatchObject({
    attachmentCount: 0,
    updatedAt: new Date("2020-01-01"),
  });
}

describe("POST /tasks/:task_id/add-attachment", () => {
  test("attaches a link with what its page says, counts it, records its activity, and shows it in the list", async () => {
    const { max, board, task } = await aTaskOfAnna();
    const { url, place } = await aPage();

    const { json } = await withAllowedAddresses([place], () => attach(max, task, { url }));

    expect(json).toMatchObject({
      message: "Attachment has been added to task",
      attachment: {
        object_id: task.id,
        object_type: "TASK",
        attachment_type: "url",
        title: "Specs",
        full_url: url,
        settings: { meta: { title: "Specs", description: "All of it", image: `${url}a.png` } },
        file_hash: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
        created_by: max.id,
        secure_url: url,
      },
    });
    const list = await call(LIST, { as: max, params: { board_id: board.id, task_id: task.id } });
    expect(list.json.attachments).toEqual([json.attachment]);
    expect(await db.activity.findMany()).toMatchObject([
      { taskId: task.id, action: "added", column: "attachment", newValue: "Specs", createdById: max.id },
    ]);
    const after = await db.task.findUniqueOrThrow({ where: { id: task.id } });
    expect(after.attachmentCount).toBe(1);
    expect(after.updatedAt.getTime()).toBeGreaterThan(task.updatedAt.getTime());
  });

  test("accepts a title", async () => {
    const { max, task } = await aTaskOfAnna();
    const { url, place } = await aPage();

    const { json } = await withAllowedAddresses([place], () =>
      attach(max, task, { url, title: " The <b>specs</b>\n" }),
    );

    expect(json.attachment).toMatchObject({ title: "The specs", settings: { meta: { title: "Specs" } } });
  });

  test("uses nothing but the address and the title of what is sent", async () => {
    const { anna, max, board, task } = await aTaskOfAnna();
    const other = await aTask((await aBoardOfAnna()).toDo);
    const place = { id: 7, task_id: other.id, object_id: other.id, board_id: other.boardId, owner: "board" };
    const file = {
      attachment_type: "text/html",
      file_path: "../../etc/passwd",
      full_url: "javascript:1",
      driver: "s3",
    };
    const forged = { ...place, ...file, settings: { meta: { title: "No" } }, created_by: anna.id };

    const { json } = await attach(max, task, { ...forged, url: NOWHERE });

    expect(json.attachment).toMatchObject({
      attachment_type: "url",
      file_path: null,
      full_url: NOWHERE,
      driver: "local",
    });
    expect(await db.attachment.findMany()).toMatchObject([
      { boardId: board.id, taskId: task.id, owner: "task", createdById: max.id },
    ]);
    expect(json.attachment.settings.meta.title).toBeUndefined();
  });

  test("stores a link whose page can't be loaded, and says so", async () => {
    const { max, task } = await aTaskOfAnna();

    const { json } = await attach(max, task, { url: NOWHERE });

    const errors = { no_response: ["URL not found. Response returned a non-200 status code for this URL."] };
    expect(json.attachment).toMatchObject({
      title: NOWHERE,
      full_url: NOWHERE,
      settings: { meta: { errors, error_data: { no_response: { status: 404 } } } },
    });
  });

  test.each([
    ["none", undefined],
    ["nothing", ""],
    ["an address without a scheme", "example.com/specs"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,hi"],
    ["a file", "file:///etc/passwd"],
    ["another protocol", "gopher://example.com/"],
    ["a script behind a line break", "java\nscript:alert(1)"],
    ["an address with a blank inside", "https://example.com/a b"],
    ["backslashes", "https:\\\\example.com"],
    ["a password inside", "https://anna:secret@example.com/"],
    ["a name inside", "https://example.com@127.0.0.1/"],
    ["no host", "https://"],
    ["an invisible letter", "https://example.com/\u202eabc"],
    ["a list", ["https://example.com/"]],
    ["a very long one", `https://example.com/${"x".repeat(2_000)}`],
  ])("answers 400 for %s, and nothing is attached", async (_, url) => {
    const { max, task } = await aTaskOfAnna();

    const { status, json } = await attach(max, task, { url });

    expect([status, json.message]).toEqual([400, "Invalid parameter(s): url"]);
    await expectNothingAttached(task.id);
  });

  test("answers 404 for a viewer, a stranger and a missing task, with the same message, 401 when signed out, and no page is loaded", async () => {
    const { vera, max, task } = await aTaskOfAnna();
    const { url, place, requested: requests } = await aPage();

    const answers = await withAllowedAddresses([place], async () => [
      await attach(vera, task, { url }),
      await attach(await aUser(), task, { url }),
      await attach(max, { id: 2_000_000_000 }, { url }),
      await attach(undefined, task, { url }),
    ]);

    expect(statusesOf(answers)).toEqual([404, 404, 404, 401]);
    expect(answers.slice(0, 3).map(({ json }) => json.message)).toEqual(Array(3).fill("Task doesn't exist"));
    expect(requests).toEqual([]);
    await expectNothingAttached(task.id);
  });

  test("answers 404 for a person who lost the board while the page was loaded", async () => {
    const { max, board, task } = await aTaskOfAnna();
    const { url, place } = await anOutsideServer(async (_, response) => {
      await removeMember(board, max);
      response.end(PAGE);
    });

    const { status } = await withAllowedAddresses([place], () => attach(max, task, { url }));

    expect(status).toBe(404);
    await expectNothingAttached(task.id);
  });

  test("holds no transaction while the page is loaded, with an Idempotency-Key neither", async () => {
    const { max, task } = await aTaskOfAnna();
    const openTransactions: unknown[] = [];
    const { url, place } = await anOutsideServer(async (_, response) => {
      openTransactions.push(
        ...(await db.$queryRaw<
          unknown[]
        >`SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`),
      );
      response.end(PAGE);
    });

    const send = () =>
      withAllowedAddresses([place], () =>
        call(POST, {
          as: max,
          params: { task_id: task.id },
          body: { url },
          headers: { "Idempotency-Key": "once" },
        }),
      );
    const [first, again] = [await send(), await send()];

    expect(openTransactions).toEqual([]);
    expect(again.json).toEqual(first.json);
    expect(await db.attachment.count()).toBe(1);
  });

  test("answers 429 for a person who makes the server load too many pages", async () => {
    const { max, anna, task } = await aTaskOfAnna();
    await Promise.all(Array.from({ length: 120 }, () => countUse("outside", max)));

    const answer = await attach(max, task, { url: NOWHERE });

    expect(answer.status).toBe(429);
    await expectNothingAttached(task.id);
    expect((await attach(anna, task, { url: NOWHERE })).status).toBe(200);
  });
});
