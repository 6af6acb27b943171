import { createHmac } from "node:crypto";
import { parse } from "qs";
import { describe, expect, test } from "vitest";
import { POST as createStage } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { POST as createTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import {
  DELETE as deleteTask,
  GET as readTask,
  PUT as changeTask,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as comment } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  anAdmin,
  anOutgoingWebhook,
  aTaskOfAnna,
  aUser,
  call,
  HOOK_SECRET,
  logOf,
  mailsOfKind,
  onBoard,
  onRecord,
  pendingJobs,
  runJobs,
  runJobsAfterMinutes,
} from "@/lib/testing";
import { aNameServer } from "@/lib/testing/doubles/name-server";
import { aReceiver, type Received } from "@/lib/testing/doubles/receiver";
import { encryptHeaders } from "@/lib/webhooks/outgoing/headers";
import { requeueLostDeliveries } from "@/lib/webhooks/outgoing/jobs";

const [add, addStage] = [onBoard(createTask), onBoard(createStage)];
const [change, remove, read] = [
  onRecord(changeTask, "task_id"),
  onRecord(deleteTask, "task_id"),
  onRecord(readTask, "task_id"),
];

const bodiesOf = ({ received }: { received: Received[] }) =>
  // A test asserts the shape it promises.
  // oxlint-disable-next-line typescript/no-explicit-any
  received.map(({ body }) => JSON.parse(body) as any);

const titled = (title: string, { id, boardId }: { id: number; boardId: number }) => ({
  task: { title, stage_id: id, board_id: boardId },
});

const isDelivery = (name: string) => name === "deliver-to-webhook";
const deliver = () => runJobs(isDelivery);
const deliverAfterMinutes = async (minutes: number) => {
  await db.$executeRaw`UPDATE outgoing_webhook_delivery SET next_try_at = next_try_at - make_interval(mins => ${minutes}::int), queued_at = queued_at - make_interval(mins => ${minutes}::int)`;
  await db.$executeRaw`UPDATE outgoing_webhook SET failed_at = ARRAY(SELECT at - make_interval(mins => ${minutes}::int) FROM unnest(failed_at) at)`;
  await runJobsAfterMinutes(minutes, isDelivery);
};

const deliveries = () => db.outgoingWebhookDelivery.findMany({ orderBy: { id: "asc" } });

describe("a delivery", () => {
  test("tells the event, who did it, and the task as the owner reads it", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [admin, receiver] = [await anAdmin(), await aReceiver()];
    await anOutgoingWebhook(admin, [board], { url: receiver.url });

    const { json } = await add(anna, board, titled("Write the Überschrift", toDo));
    await deliver();

    const [delivery] = await deliveries();
    const { task } = (await read(admin, { id: json.task.id, boardId: board.id })).json;
    const [body] = bodiesOf(receiver);
    expect(body).toMatchObject({
      event: "task_created",
      message: "'Anna' has created task 'Write the Überschrift'",
      data: { id: task.id, title: task.title, board_id: board.id, stage_id: toDo.id, slug: task.slug },
      delivery_id: delivery?.id,
      task_id: task.id,
      board: { id: board.id, title: board.title },
      user: { ID: anna.id, display_name: "Anna" },
    });
    expect(Object.keys(task)).toEqual(expect.arrayContaining(Object.keys(body.data)));
    expect(receiver.received).toMatchObject([
      {
        method: "POST",
        url: "/hook",
        headers: { "content-type": "application/json", "x-boards-event": "task_created", "user-agent": "Boards" },
      },
    ]);
    expect(delivery).toMatchObject({ outcome: "delivered", attempts: 1, status: 200, answer: "ok", problem: null });
    expect(delivery?.request).toBe(receiver.received[0]?.body);
  });

  test("S29: is signed over its time and body with the secret of the webhook", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver();
    await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url });

    await add(anna, board, titled("Signed", toDo));
    await deliver();

    const [sent] = receiver.received;
    const header = String(sent?.headers["x-boards-signature"]);
    const [, time = "", signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    expect(signature).toBe(createHmac("sha256", HOOK_SECRET).update(`${time}.${sent?.body}`).digest("hex"));
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  });

  test("has the form and the headers that the webhook chose", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [admin, form, query] = [await anAdmin(), await aReceiver(), await aReceiver()];
    const encryptedHeaders = encryptHeaders([
      { name: "X-Own", value: "a=b" },
      { name: "X-Boards-Event", value: "forged" },
    ]);
    await anOutgoingWebhook(admin, [], { url: form.url, format: "FORM", encryptedHeaders, headerType: "with_headers" });
    await anOutgoingWebhook(admin, [], { url: `${query.url}?token=1&event=mine`, method: "GET" });

    const { json } = await add(anna, board, titled("A & B", toDo));
    await deliver();

    const [posted] = form.received;
    expect(parse(posted?.body ?? "")).toMatchObject({
      event: "task_created",
      data: { id: String(json.task.id), title: "A & B" },
    });
    expect(posted?.headers).toMatchObject({
      "content-type": "application/x-www-form-urlencoded",
      "x-own": "a=b",
      "x-boards-event": "task_created",
    });
    const [asked] = query.received;
    const { searchParams } = new URL(asked?.url ?? "", "http://receiver.test");
    expect(Object.fromEntries(searchParams)).toEqual({
      token: "1",
      event: "task_created",
      task_id: String(json.task.id),
      board_id: String(board.id),
      delivery_id: expect.any(String),
      timestamp: expect.stringMatching(/^\d+$/),
    });
    expect([asked?.method, asked?.body]).toEqual(["GET", ""]);
  });

  test("is sent for the chosen boards and events only, and never while the webhook is off", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [other, admin] = [await aBoardOfAnna(), await anAdmin()];
    const receivers = [await aReceiver(), await aReceiver(), await aReceiver(), await aReceiver()] as const;
    const [ofBoard, ofEvents, off, ofDeleted] = receivers;
    await anOutgoingWebhook(admin, [board], { url: ofBoard.url });
    await anOutgoingWebhook(admin, [], { url: ofEvents.url, triggeredEvents: ["stage_added"] });
    await anOutgoingWebhook(admin, [], { url: off.url, isActive: false });
    await anOutgoingWebhook(admin, [], { url: ofDeleted.url, allBoards: false });

    await add(anna, board, titled("Here", toDo));
    await add(other.anna, other.board, titled("There", other.toDo));
    await addStage(anna, board, { title: "Review" });
    await deliver();

    const heard = receivers.map((receiver) => bodiesOf(receiver).map(({ event, message }) => [event, message]));
    const added = ["stage_added", "'Anna' has added stage 'Review'"];
    expect(heard).toEqual([[["task_created", "'Anna' has created task 'Here'"], added], [added], [], []]);
  });

  test("tells of moves, dates, comments and deletions with what they are about", async () => {
    const { anna, board, task, doing } = await aTaskOfAnna({ title: "Ship" });
    const receiver = await aReceiver();
    await anOutgoingWebhook(await anAdmin(), [board], { url: receiver.url });

    await change(anna, task, { property: "stage_id", value: doing.id });
    await change(anna, task, { property: "due_at", value: "2030-01-02 10:00:00" });
    const { json } = await call(comment, {
      as: anna,
      params: { board_id: board.id, task_id: task.id },
      body: { comment: "Done & dusted" },
    });
    await deliver();
    await remove(anna, task);
    await deliver();

    const bodies = bodiesOf(receiver);
    expect(bodies.map(({ event, message }) => [event, message])).toEqual([
      ["task_stage_changed", "'Anna' has moved task 'Ship' from 'To do' to 'Doing'"],
      ["task_date_changed", "'Anna' has changed the dates of task 'Ship'"],
      ["comment_created", "'Anna' has commented on task 'Ship'"],
      ["task_deleted", "'Anna' has deleted task 'Ship'"],
    ]);
    expect(bodies[0].change).toEqual({ old_value: "To do", new_value: "Doing" });
    expect(bodies[2].data).toMatchObject({
      id: json.comment.id,
      task_id: task.id,
      description: json.comment.description,
    });
    expect(bodies[3]).toMatchObject({ task_id: null, data: { id: task.id, title: "Ship", board_id: board.id } });
  });

  test("S46: contains nothing that the owner may no longer see, and nothing that was deleted", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver();
    const member = await anOutgoingWebhook(max, [], { url: receiver.url });
    const outsider = await anOutgoingWebhook(await aUser(), [], { url: receiver.url });
    const nobody = await anOutgoingWebhook(null, [], { url: receiver.url });
    const { json } = await add(anna, board, titled("Visible to Max", toDo));
    await add(anna, board, titled("Deleted at once", toDo));
    await db.task.deleteMany({ where: { title: "Deleted at once" } });
    await call(comment, {
      as: anna,
      params: { board_id: board.id, task_id: json.task.id },
      body: { comment: "Deleted at once" },
    });
    await db.comment.deleteMany();

    await deliver();

    expect(bodiesOf(receiver).map(({ data }) => data.id)).toEqual([json.task.id]);
    const results = (await deliveries()).map(({ webhookId, outcome, problem }) => [webhookId, outcome, problem]);
    const noAccess = "Who saved the webhook may not see this board any more.";
    const noAccount = "Who saved the webhook has no account any more.";
    expect(results).toEqual([
      [member.id, "delivered", null],
      [outsider.id, "skipped", noAccess],
      [nobody.id, "skipped", noAccount],
      [member.id, "skipped", "What it was about was deleted."],
      [outsider.id, "skipped", noAccess],
      [nobody.id, "skipped", noAccount],
    ]);
  });

  test("is not queued when the change is rolled back", async () => {
    const { anna, board } = await aBoardOfAnna();
    await anOutgoingWebhook(await anAdmin());

    expect((await add(anna, board, titled("Nowhere", { id: 2_000_000_000, boardId: board.id }))).status).toBe(404);

    expect([await deliveries(), await pendingJobs("deliver-to-webhook")]).toEqual([[], 0]);
  });
});

describe("deliveries that fail", () => {
  test("are tried again with longer and longer pauses, before those behind them, in their order", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver((response) => response.writeHead(500).end("down"));
    await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url });
    for (const title of ["One", "Two", "Three"]) await add(anna, board, titled(title, toDo));
    const heard = () => bodiesOf(receiver).map(({ data }) => data.title);

    await deliver();
    await deliver();
    expect(heard()).toEqual(["One"]);
    const [first] = await deliveries();
    expect(first).toMatchObject({
      outcome: null,
      attempts: 1,
      status: 500,
      answer: "down",
      problem: "The receiver answered with status 500.",
    });

    await deliverAfterMinutes(1);
    receiver.answer = (response) => response.end();
    await deliverAfterMinutes(1);

    expect(heard()).toEqual(["One", "One", "One", "Two", "Three"]);
    expect((await deliveries()).map(({ outcome, attempts }) => [outcome, attempts])).toEqual([
      ["delivered", 3],
      ["delivered", 1],
      ["delivered", 1],
    ]);
    expect((await db.outgoingWebhook.findFirstOrThrow()).failedAt).toEqual([]);
  });

  test("S29: switch the webhook off after ten in a row within an hour, and its owner gets an email", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [admin, receiver] = [await anAdmin(), await aReceiver((response) => response.writeHead(503).end())];
    const { id } = await anOutgoingWebhook(admin, [], { url: receiver.url, name: "To <b>chat</b>" });
    await add(anna, board, titled("Undeliverable", toDo));
    await deliver();
    for (const minutes of [1, 1, 1, 2, 5, 10, 10, 10]) await deliverAfterMinutes(minutes);
    expect(await db.outgoingWebhook.findFirstOrThrow()).toMatchObject({ isActive: true });

    await deliverAfterMinutes(10);

    expect(await db.outgoingWebhook.findFirstOrThrow()).toMatchObject({
      isActive: false,
      disabledAt: expect.any(Date),
    });
    expect(await mailsOfKind("webhook-off")).toMatchObject([
      {
        userId: admin.id,
        subject: "Webhook “To chat” is off",
        text: expect.stringContaining(`/settings/webhooks/outgoing/${id}`),
      },
    ]);
    await add(anna, board, titled("Later", toDo));
    await deliverAfterMinutes(60);
    expect([receiver.received.length, (await deliveries()).length]).toEqual([10, 1]);
  });

  test("end after 24 hours, and the next one is sent", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver((response) => response.writeHead(503, { "retry-after": "3600" }).end());
    await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url });
    await add(anna, board, titled("Old", toDo));
    for (let hour = 0; hour < 24; hour += 1) await (hour === 0 ? deliver() : deliverAfterMinutes(60));
    await add(anna, board, titled("New", toDo));
    receiver.answer = (response) => response.end();

    await deliverAfterMinutes(61);

    expect((await deliveries()).map(({ outcome, attempts }) => [outcome, attempts])).toEqual([
      ["given_up", 24],
      ["delivered", 1],
    ]);
    expect(await mailsOfKind("webhook-off")).toEqual([]);
  });

  test.each([
    [
      "redirects",
      (place: string) => ({ status: 302, location: `http://${place}/elsewhere` }),
      "The receiver answered with a redirect (status 302), which is not followed.",
    ],
    ["refuses", () => ({ status: 410, location: "" }), "The receiver answered with status 410."],
  ])("S14: a receiver that %s is a failure", async (_, answer, problem) => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver();
    receiver.answer = (response) => {
      const { status, location } = answer(receiver.place);
      response.writeHead(status, { location }).end();
    };
    await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url, method: "GET" });

    await add(anna, board, titled("Away", toDo));
    await deliver();

    expect(receiver.received.map(({ url }) => url.replace(/\?.*/, ""))).toEqual(["/hook"]);
    expect(await deliveries()).toMatchObject([{ outcome: null, problem }]);
  });

  test.each(["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "http://0x7f.1/"])(
    "S14: %s is never called",
    async (url) => {
      const { anna, board, toDo } = await aBoardOfAnna();
      await anOutgoingWebhook(await anAdmin(), [], { url });

      await add(anna, board, titled("Inside", toDo));
      await deliver();

      expect(await deliveries()).toMatchObject([
        { outcome: null, status: null, problem: "This address may not be asked." },
      ]);
    },
  );

  test("S46: a name that leads inside at the second delivery is not called again", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver();
    const [, port] = receiver.place.split(":");
    const { queries } = await aNameServer({ "changing.test": [["127.0.0.1"], ["10.0.0.1"]] });
    await anOutgoingWebhook(await anAdmin(), [], { url: `http://changing.test:${port}/hook` });

    for (const title of ["First", "Second"]) await add(anna, board, titled(title, toDo));
    await deliver();

    expect(bodiesOf(receiver).map(({ data }) => data.title)).toEqual(["First"]);
    expect(queries).toEqual(["changing.test", "changing.test"]);
    expect(await deliveries()).toMatchObject([
      { outcome: "delivered" },
      { outcome: null, status: null, problem: "This address may not be asked." },
    ]);
  });

  test("S46: neither the log of the server nor that of the webhook has a secret, even if the receiver returns it", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const receiver = await aReceiver((response, { headers }) =>
      response.writeHead(500).end(`${JSON.stringify(headers)} ${HOOK_SECRET}\0`),
    );
    await anOutgoingWebhook(await anAdmin(), [], {
      url: receiver.url,
      encryptedHeaders: encryptHeaders([{ name: "Authorization", value: "Bearer very-secret" }]),
    });
    await add(anna, board, titled("Echo", toDo));

    const log = await logOf(deliver);

    const stored = JSON.stringify(await deliveries());
    expect(receiver.received[0]?.headers.authorization).toBe("Bearer very-secret");
    expect(stored).toContain("authorization");
    expect(`${log} ${stored}`).not.toMatch(/very-secret|whsec_/);
  });
});

test("deliveries whose job was lost get a new one", async () => {
  const { anna, board, toDo } = await aBoardOfAnna();
  const receiver = await aReceiver();
  await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url });
  await add(anna, board, titled("Lost", toDo));
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

  await requeueLostDeliveries();
  expect(await pendingJobs("deliver-to-webhook")).toBe(0);
  await db.$executeRaw`UPDATE outgoing_webhook_delivery SET next_try_at = now() - interval '2 minutes'`;
  await requeueLostDeliveries();
  await deliver();

  expect(await deliveries()).toMatchObject([{ outcome: "delivered" }]);
});

test("twenty changes at once on two boards are each delivered once, those of each board in their order", async () => {
  const [one, other] = [await aBoardOfAnna(), await aBoardOfAnna()];
  const receiver = await aReceiver();
  await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url });

  await Promise.all(
    Array.from({ length: 10 }).flatMap(() =>
      [one, other].map(({ anna, board, toDo }) => add(anna, board, titled("Many", toDo))),
    ),
  );
  await deliver();

  const heard = bodiesOf(receiver).map(({ task_id }) => task_id as number);
  const made = (await db.activity.findMany({ where: { taskId: { not: null } }, orderBy: { id: "asc" } })).map(
    ({ taskId }) => taskId,
  );
  expect(heard.length).toBe(20);
  for (const { board } of [one, other]) {
    const onBoard = new Set((await db.task.findMany({ where: { boardId: board.id } })).map(({ id }) => id));
    expect(heard.filter((id) => onBoard.has(id))).toEqual(made.filter((id) => id !== null && onBoard.has(id)));
  }
});
