import { z } from "zod";
import { transaction, type Tx } from "@/lib/db";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { DEMO_USERS } from "@/scripts/demo/demo-users";
import { randomFrom } from "@/scripts/demo/random";
import { type Account, type Accounts, demoAccounts, findOrCreateAdministrator } from "@/scripts/demo/people";
import { marketing } from "@/scripts/demo/boards/marketing";
import { office } from "@/scripts/demo/boards/office";
import { product } from "@/scripts/demo/boards/product";
import { roadmap } from "@/scripts/demo/boards/roadmap";
import { support } from "@/scripts/demo/boards/support";
import { website } from "@/scripts/demo/boards/website";
import { seedBoard } from "@/scripts/demo/seed-board";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

export const DEMO_BOARDS = [product, marketing, office, support, roadmap, website];
const SEED = 20_260_101;

export interface Demo {
  boards: number;
  tasks: number;
  administrator: Account;
  accounts: Accounts;
  /** Of the first person of the cast. */
  applicationPassword: string;
}

/** @throws Refusal when the demo exists already and `again` is false */
export async function runDemo({ force = false, now = new Date(), demoBoards = DEMO_BOARDS } = {}): Promise<Demo> {
  const people = await transaction(async (tx) => createAccounts(tx, force));
  let tasks = 0;
  for (const demoBoard of demoBoards) tasks += await seedBoard(demoBoard, people, now, randomFrom(SEED));
  return { ...people, boards: demoBoards.length, tasks };
}

/** One transaction: when a login is taken, nothing is left behind. */
async function createAccounts(tx: Tx, force: boolean) {
  const run = await nextRun(tx, force);
  const administrator = await findOrCreateAdministrator(tx);
  const accounts = await demoAccounts(tx, administrator.user);
  const { password: applicationPassword } = await createApplicationPassword(accounts[DEMO_USERS[0].login].user, {
    name: run === 1 ? "Demo" : `Demo ${run}`,
    appId: "",
  });
  return { administrator, accounts, applicationPassword };
}

const KEY = "demo";
const DemoState = z.object({ runs: z.number() });

async function nextRun(tx: Tx, force: boolean): Promise<number> {
  const { count } = await tx.setting.createMany({ data: { key: KEY, value: { runs: 0 } }, skipDuplicates: true });
  if (count === 0 && !force)
    throw new Refusal("The demo has already been added. `npm run demo -- --force` adds its boards again.");

  const { value } = await tx.setting.findUniqueOrThrow({ where: { key: KEY } });
  const runs = DemoState.parse(value).runs + 1;
  await tx.setting.update({ where: { key: KEY }, data: { value: { runs } } });
  return runs;
}
