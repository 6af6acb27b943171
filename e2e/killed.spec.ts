import { expect, test } from "@playwright/test";
import { type MailServer, openSmtpServer } from "@/lib/testing/smtp-server";
import { commandLineOf } from "@/scripts/processes.mjs";
import { databaseOf } from "./own-database";
import { administrator, kill, ownInstallation } from "./own-installation";

const WRITES = 200;
const patience = { timeout: 120_000 };

let installation: ReturnType<typeof ownInstallation>;
let mailServer: MailServer;

test.beforeAll(async () => {
  installation = ownInstallation("killed");
  // Slow enough to have some on their way whenever it is killed.
  mailServer = await openSmtpServer({ takeAfter: 30 });
});

test.afterAll(async () => {
  installation.remove();
  await mailServer.close();
});

test("an application that is killed during two hundred writes loses none that it acknowledged, and sends no mail twice", async () => {
  test.setTimeout(300_000);
  const first = await installation.start(undefined, { SMTP_URL: mailServer.url });
  const database = await databaseOf(installation.dataDir);
  const inviters = await twoWhoInvite(`http://localhost:${first.port}/wp-json`);

  const acknowledged: string[] = [];
  const invite = async (at: number) => {
    const email = `guest-${at}@example.com`;
    const status = await inviters[at % 2]?.("POST", "/send-invitation", { email, role: "member" }).then((response) => response.status, () => 0);
    if (status === 200) acknowledged.push(email);
    if (acknowledged.length === WRITES / 2) killApplication();
  };
  const waiting = Array.from({ length: WRITES }, (_, at) => at);
  await Promise.all(Array.from({ length: 10 }, async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) await invite(at);
  }));
  const killedAt = new Date();
  await first.ended;

  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
  expect(acknowledged.length).toBeLessThan(WRITES);

  const second = await installation.start(undefined, { SMTP_URL: mailServer.url });
  await takeForLost(database, killedAt);
  const mails = () => database.query<{ to: string; state: string; last_error: string | null }>('SELECT to_address AS "to", state, last_error FROM mail');
  await expect.poll(async () => (await mails()).filter(({ state }) => !["sent", "dead"].includes(state)), patience).toEqual([]);

  const invited = (await database.query<{ email: string }>("SELECT email FROM invitation")).map(({ email }) => email);
  expect(acknowledged.filter((email) => !invited.includes(email))).toEqual([]);
  const arrived = mailServer.received.map(({ envelope }) => envelope.to[0]);
  expect(arrived.filter((email, at) => arrived.indexOf(email) !== at)).toEqual([]);
  const dead = (await mails()).filter(({ state }) => state === "dead");
  expect(dead.filter(({ last_error }) => !last_error?.includes("may have taken it"))).toEqual([]);
  expect(acknowledged.filter((email) => !arrived.includes(email) && !dead.some(({ to }) => to === email))).toEqual([]);
  // A process sends three at a time.
  expect(dead.length).toBeLessThanOrEqual(3);

  expect(await second.stop()).toBe(0);
});

/** The web server and who started it, not its database. */
function killApplication() {
  for (const pid of installation.processes()) if (!commandLineOf(pid).includes("postgres")) kill(pid);
}

type Ask = (method: string, path: string, body: object) => Promise<Response>;

/** One person may not send so many: each has a board. */
async function twoWhoInvite(address: string): Promise<Ask[]> {
  const asking = (login: string, password: string, below: string): Ask => {
    const headers = { authorization: `Basic ${btoa(`${login}:${password}`)}`, "content-type": "application/json" };
    return (method, path, body) => fetch(`${address}${below}${path}`, { method, headers, body: JSON.stringify(body) });
  };
  const root = asking("root", administrator.BOARDS_ADMIN_APP_PASSWORD, "");
  const { id } = await (await root("POST", "/wp/v2/users", { username: "mia", email: "mia@example.com", password: "a long enough passphrase", roles: ["administrator"] })).json();
  const { password } = await (await root("POST", `/wp/v2/users/${id}/application-passwords`, { name: "Test" })).json();
  const people = [["root", administrator.BOARDS_ADMIN_APP_PASSWORD], ["mia", password]] as const;
  return Promise.all(people.map(async ([login, secret]) => {
    const { board } = await (await asking(login, secret, "")("POST", "/boards/v2/projects", { board: { title: `Board of ${login}`, type: "to-do" } })).json();
    return asking(login, secret, `/boards/v2/projects/${board.id}`);
  }));
}

/** What the killed process left, as if the minutes had passed after which it is looked for. */
async function takeForLost({ query }: Awaited<ReturnType<typeof databaseOf>>, killedAt: Date) {
  await query("UPDATE mail SET claimed_at = claimed_at - interval '10 minutes', updated_at = updated_at - interval '10 minutes' WHERE state = 'sending' AND claimed_at < $1", [killedAt]);
  await query("UPDATE mail SET updated_at = updated_at - interval '10 minutes' WHERE state IN ('queued', 'failed') AND updated_at < $1", [killedAt]);
  await query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '20 minutes' WHERE locked_at < $1", [killedAt]);
  await query("SELECT graphile_worker.add_job('find-lost')");
}
