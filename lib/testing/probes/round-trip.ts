import fc from "fast-check";
import { db } from "@/lib/db";
import { countersOf, recounted } from "@/lib/testing/db/counters";
import { wrongCounters } from "@/lib/testing/everything/references";
import { exported, fileOf, imported } from "@/lib/testing/factories/imports";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { randomDocuments } from "@/lib/testing/factories/random-documents";
import { canonical } from "@/lib/testing/probes/canonical-document";

/** Imports random boards, exports them, imports those exports, and compares with what these export. */
export async function checkRoundTrips(
  numRuns: number,
  expectEqual: (one: unknown, other: unknown) => void,
): Promise<void> {
  const admin = await anAdmin();
  const people = [admin, await aUser(), await aUser()].map(({ id, email }) => ({ id: String(id), email }));
  const seed = Number(process.env.BOARDS_TEST_SEED ?? Date.now() % 1_000_000);
  const property = fc.asyncProperty(randomDocuments(people), async (document) => {
    const first = await importedBoard(fileOf(document));
    const export1 = await exported(first);
    const second = await importedBoard(fileOf(export1));
    expectEqual(canonical(await exported(second)), canonical(export1));
    expectEqual([await countersOf(second), await wrongCounters()], [await recounted(second), []]);
    await db.board.deleteMany();
  });
  await fc.assert(property, { numRuns, seed });

  async function importedBoard(file: string) {
    const { boardId, status, message } = await imported(admin, file);
    if (boardId === null || status !== "completed") throw new Error(`The import ended as ${status}: ${message}`);
    return { id: boardId };
  }
}
