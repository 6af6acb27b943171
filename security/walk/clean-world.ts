import { emptyTables } from "@/lib/testing/db/database";
import { aBrowserOf } from "@/lib/testing";
import { fingerprints } from "@/security/database";
import { aWorld, type World } from "@/security/world";

type Browser = Awaited<ReturnType<typeof aBrowserOf>>;

/** A world, and a fingerprint of the database before anything was sent. */
export interface CleanWorld {
  world: World;
  /** Whether anything was written since. A GET may record which board was opened. */
  hasChanged: (isReading: boolean) => Promise<boolean>;
}

/** The sessions belong to what must not change. */
export interface WorldWithBrowsers extends CleanWorld {
  /** Of the administrator. */
  browser: Browser;
  /** Of the manager. */
  other: Browser;
}

export const aCleanWorld = async (): Promise<CleanWorld> => watched(await aWorld());

export async function aWorldWithBrowsers(): Promise<WorldWithBrowsers> {
  const world = await aWorld();
  const [browser, other] = [await aBrowserOf(world.people.administrator), await aBrowserOf(world.people.manager)];
  return { ...(await watched(world)), browser, other };
}

/** In place of the one that a request has changed. */
export async function anotherWorld(): Promise<World> {
  await emptyTables();
  return aWorld();
}

async function watched(world: World): Promise<CleanWorld> {
  const before = await fingerprints();
  const hasChanged = async (isReading: boolean) => {
    const now = await fingerprints();
    return isReading ? now.withoutVisits !== before.withoutVisits : now.all !== before.all;
  };
  return { world, hasChanged };
}
