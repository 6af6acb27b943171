import { z } from "zod";
import { transaction, type Tx } from "@/lib/db";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { CAST } from "@/scripts/demo/cast";
import { chanceFrom } from "@/scripts/demo/chance";
import { type Account, type Accounts, castAccounts, theAdministrator } from "@/scripts/demo/people";
import { marketing } from "@/scripts/demo/stories/marketing";
import { office } from "@/scripts/demo/stories/office";
import { product } from "@/scripts/demo/stories/product";
import { roadmap } from "@/scripts/demo/stories/roadmap";
import { support } from "@/scripts/demo/stories/support";
import { website } from "@/scripts/demo/stories/website";
import { tellStory } from "@/scripts/demo/tell";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

export const STORIES = [product, marketing, office, support, roadmap, website];
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
export async function runDemo({ again = false, now = new Date(), stories = STORIES } = {}): Promise<Demo> {
  const people = await transaction(async (tx) => invitePeople(tx, again));
  let tasks = 0;
  for (const story of stories) tasks += await tellStory(story, people, now, chanceFrom(SEED));
  return { ...people, boards: stories.length, tasks };
}

/** One transaction: when a login is taken, nothing is left behind. */
async function invitePeople(tx: Tx, again: boolean) {
  const run = await nextRun(tx, again);
  const administrator = await theAdministrator(tx);
  const accounts = await castAccounts(tx, administrator.user);
  const { password: applicationPassword } = await createApplicationPassword(accounts[CAST[0].login].user, {
    name: run === 1 ? "Demo" : `Demo ${run}`,
    appId: "",
  });
  return { administrator, accounts, applicationPassword };
}

const KEY = "demo";
const Kept = z.object({ runs: z.number() });

async function nextRun(tx: Tx, again: boolean): Promise<number> {
  const { count } = await tx.setting.createMany({ data: { key: KEY, value: { runs: 0 } }, skipDuplicates: true });
  if (count === 0 && !again)
    throw new Refusal("The demo is here already. `npm run demo -- --force` adds its boards once more.");

  const { value } = await tx.setting.findUniqueOrThrow({ where: { key: KEY } });
  const runs = Kept.parse(value).runs + 1;
  await tx.setting.update({ where: { key: KEY }, data: { value: { runs } } });
  return runs;
}
