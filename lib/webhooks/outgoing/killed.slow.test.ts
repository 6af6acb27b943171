import { expect, test } from "vitest";
import { POST as createTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db, pool } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/tasks";
import {
  aBoardOfAnna,
  anAdmin,
  anOutgoingWebhook,
  inSeparateTransaction,
  onBoard,
  runJobs,
  waitForBlockedStatements,
} from "@/lib/testing";
import { aReceiver, type Received } from "@/lib/testing/doubles/receiver";
import { aJobProcess } from "@/lib/testing/probes/job-process";

const add = onBoard(createTask);
const CHANGES = 12;

type Receiver = Awaited<ReturnType<typeof aReceiver>>;
interface Scene {
  receiver: Receiver;
  kill: () => void;
}

const beforeTheAnswer = ({ receiver, kill }: Scene) =>
  new Promise<void>((done) => {
    receiver.answer = (response) => {
      if (receiver.received.length < 4) return response.end("ok");
      kill();
      done();
    };
  });

/** After the receiver has answered. */
async function whileTheResultIsStored({ kill }: Scene) {
  const [, , third] = await db.outgoingWebhookDelivery.findMany({ orderBy: { id: "asc" } });
  await inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM outgoing_webhook_delivery WHERE id = ${third?.id} FOR UPDATE`;
    await waitForBlockedStatements();
    kill();
  });
}

const numberOf = ({ headers }: Received) => Number(headers["x-boards-delivery"]);

test.each<[string, number, (scene: Scene) => Promise<void>]>([
  ["before the receiver answers", 4, beforeTheAnswer],
  ["before it has stored the answer", 3, whileTheResultIsStored],
])(
  "a process that is killed %s loses no delivery; one is sent twice with the same number, in the order of the changes",
  { timeout: 60_000 },
  async (_, doubled, killAtTheMoment) => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const change = () => add(anna, board, { task: { title: "Changed", stage_id: toDo.id, board_id: board.id } });
    const receiver = await aReceiver();
    await anOutgoingWebhook(await anAdmin(), [], { url: receiver.url });
    for (let at = 0; at < CHANGES / 2; at += 1) await change();

    const { kill, ended } = aJobProcess("deliver-to-webhook");
    await Promise.race([killAtTheMoment({ receiver, kill }), ended()]);
    expect(await ended()).toBe("SIGKILL");
    receiver.answer = (response) => response.end("ok");
    expect(receiver.received.length).toBe(doubled);
    for (let at = 0; at < CHANGES / 2; at += 1) await change();
    await runAll();
    // The killed process holds the queue, so that nothing overtakes what it was sending.
    expect(receiver.received.length).toBe(doubled);
    await letMinutesPass();
    await requeueLost();
    await runAll();

    const numbers = (await db.outgoingWebhookDelivery.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id);
    expect(numbers).toHaveLength(CHANGES);
    expect(receiver.received.map(numberOf)).toEqual([...numbers.slice(0, doubled), ...numbers.slice(doubled - 1)]);
    const [first, second] = receiver.received.filter((sent) => numberOf(sent) === numbers[doubled - 1]);
    expect(second?.body).toBe(first?.body);
    expect(await db.outgoingWebhookDelivery.count({ where: { outcome: "delivered" } })).toBe(CHANGES);
  },
);

const runAll = () => runJobs((name) => name === "deliver-to-webhook");

async function letMinutesPass() {
  for (const table of ["jobs", "job_queues"])
    await pool().query(
      `UPDATE graphile_worker._private_${table} SET locked_at = locked_at - interval '3 minutes' WHERE locked_at IS NOT NULL`,
    );
}
