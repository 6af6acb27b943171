import { emptyTables } from "@/lib/testing/db/database";
import { aBrowserOf } from "@/lib/testing";
import { fingerprints } from "@/security/database";
import { countActivities } from "@/security/walk/activities";
import { aWorld, type World } from "@/security/world";

type Browser = Awaited<ReturnType<typeof aBrowserOf>>;

/** A world, browsers of its administrator and its manager, and a fingerprint of the database. */
export interface CleanWorld {
  world: World;
  browser: Browser;
  other: Browser;
  /** How many activities it has. */
  activities: number;
  /** Whether anything was written since. A GET may record which board was opened. */
  hasChanged: (isReading: boolean) => Promise<boolean>;
}

/** Refusals and GETs share one world; each write gets a new one. */
export function cleanWorlds() {
  let clean: CleanWorld | null = null;
  return {
    current: async () => (clean ??= await aCleanWorld()),
    spoil: () => void (clean = null),
  };
}

async function aCleanWorld(): Promise<CleanWorld> {
  await emptyTables();
  const world = await aWorld();
  const [browser, other] = [await aBrowserOf(world.people.administrator), await aBrowserOf(world.people.manager)];
  const before = await fingerprints();
  const hasChanged = async (isReading: boolean) => {
    const now = await fingerprints();
    return isReading ? now.withoutVisits !== before.withoutVisits : now.all !== before.all;
  };
  return { world, browser, other, activities: await countActivities(), hasChanged };
}
