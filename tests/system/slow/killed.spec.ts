import { expect } from "@playwright/test";
import { type MailServer, openSmtpServer } from "@/lib/testing/doubles/smtp-server";
import { commandLineOf, kill } from "@/scripts/start/processes.mjs";
import { databaseOf } from "./own-database";
import { type Installation, test } from "@/tests/system/installation";
import { aBoard, aTask, type Send, senderAs, senderAt } from "./root";

const WRITES = 200;
const patience = { timeout: 120_000 };

let mailServer: MailServer;

test.beforeAll(async () => {
  // Slow enough that mails are being sent whenever the process is killed.
  mailServer = await openSmtpServer({ confirmAfter: 30 });
});

test.afterAll(() => mailServer.close());

test("an application that is killed during two hundred writes loses none that it acknowledged, and sends no mail twice", async ({
  installation,
}) => {
  test.setTimeout(300_000);
  const first = await installation.start(undefined, { SMTP_URL: mailServer.url });
  const database = await databaseOf(installation.dataDir);
  const ask = await rootAndMia(`http://localhost:${first.port}`);

  const acknowledged: Write[] = [];
  const waiting = await writesTo(ask);
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let write = waiting.shift(); write; write = waiting.shift()) {
        const status = await write.send().then(
          (response) => response.status,
          () => 0,
        );
        if (status === 200 || status === 201) acknowledged.push(write);
        if (acknowledged.length === WRITES / 2) killApplication(installation);
      }
    }),
  );
  const killedAt = new Date();
  await first.ended;

  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
  expect(acknowledged.length).toBeLessThan(WRITES);

  const second = await installation.start(undefined, { SMTP_URL: mailServer.url });
  await markAsLost(database, killedAt);
  const mails = () =>
    database.query<{ id: number; state: string; last_error: string | null }>("SELECT id, state, last_error FROM mail");
  const leftOver = () => database.query("SELECT id FROM mail_event");
  await expect
    .poll(
      async () => [...(await leftOver()), ...(await mails()).filter(({ state }) => !["sent", "dead"].includes(state))],
      patience,
    )
    .toEqual([]);

  const written = [
    ...(await database.query<{ mark: string }>("SELECT email AS mark FROM invitation")),
    ...(await database.query<{ mark: string }>(
      "SELECT substring(raw_description from 'mark-[0-9]+-') AS mark FROM comment",
    )),
  ].map(({ mark }) => mark);
  expect(acknowledged.filter(({ mark }) => !written.includes(mark))).toEqual([]);

  const arrived = mailServer.received.map(({ raw, text }) => `${raw.slice(0, raw.indexOf("\r\n\r\n"))} ${text}`);
  const timesOf = ({ mark }: Write) => arrived.filter((mail) => mail.includes(mark)).length;
  expect(acknowledged.filter((write) => timesOf(write) > 1)).toEqual([]);
  const dead = (await mails()).filter(({ state }) => state === "dead");
  expect(dead.filter(({ last_error }) => !last_error?.includes("may have taken it"))).toEqual([]);
  const given = await Promise.all(
    dead.map(async ({ id }) =>
      (await senderAt(`http://localhost:${second.port}`)("GET", `/boards-app/v1/mails/${id}`)).text(),
    ),
  );
  expect(
    acknowledged.filter((write) => timesOf(write) === 0 && !given.some((mail) => mail.includes(write.mark))),
  ).toEqual([]);
  // A process sends three at a time.
  expect(dead.length).toBeLessThanOrEqual(3);

  expect(await second.stop()).toBe(0);
});

/** A write that causes a mail, and how to find it in the mail and in the database. */
interface Write {
  mark: string;
  send: () => Promise<Response>;
}

/** Every other write is an invitation. The others mention Mia; one mail may contain several mentions. */
async function writesTo({ root, mia }: { root: Send; mia: Send }): Promise<Write[]> {
  const board = await aBoard(mia, "Busy");
  const path = `/boards/v2/projects/${board.id}`;
  const tasks: number[] = [];
  for (let at = 0; at < 10; at += 1) tasks.push((await aTask(mia, board, `Task ${at}`)).id);

  const invitation = (mark: string): Write => ({
    mark,
    send: () => mia("POST", `${path}/send-invitation`, { email: mark, role: "member" }),
  });
  const mention = (mark: string, taskId: number | undefined): Write => ({
    mark,
    send: () => root("POST", `${path}/tasks/${taskId}/comments`, { comment: `@mia ${mark}` }),
  });
  return Array.from({ length: WRITES }, (_, at) =>
    at % 2 ? invitation(`guest-${at}@mail.internal`) : mention(`mark-${at}-`, tasks[at % 10]),
  );
}

/** Kills the web server and its parent, but not the database. */
function killApplication(installation: Installation) {
  for (const pid of installation.processes()) if (!commandLineOf(pid).includes("postgres")) kill(pid);
}

async function rootAndMia(address: string): Promise<{ root: Send; mia: Send }> {
  const root = senderAt(address);
  const { id } = await (
    await root("POST", "/wp/v2/users", {
      username: "mia",
      email: "mia@mail.internal",
      password: "a long enough passphrase",
      roles: ["administrator"],
    })
  ).json();
  const { password } = await (await root("POST", `/wp/v2/users/${id}/application-passwords`, { name: "Test" })).json();
  return { root, mia: senderAs(address, "mia", password) };
}

/** Dates the killed process's mails back, so that they count as lost. */
async function markAsLost({ query }: Awaited<ReturnType<typeof databaseOf>>, killedAt: Date) {
  await query(
    "UPDATE mail SET claimed_at = claimed_at - interval '10 minutes', updated_at = updated_at - interval '10 minutes' WHERE state = 'sending' AND claimed_at < $1",
    [killedAt],
  );
  await query(
    "UPDATE mail SET updated_at = updated_at - interval '10 minutes' WHERE state IN ('queued', 'failed') AND updated_at < $1",
    [killedAt],
  );
  await query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '20 minutes' WHERE locked_at < $1",
    [killedAt],
  );
  await query("SELECT graphile_worker.add_job('find-lost')");
}
