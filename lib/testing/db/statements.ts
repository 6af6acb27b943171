import { vi } from "vitest";
import { Pipeline } from "@/lib/database/pipeline";
import { noQueries, withQueryCount } from "@/lib/database/query-count";

export interface Statement {
  text: string;
  values: unknown[];
}

/** Those of the work alone: what earlier requests still write beside their answers does not count. */
export async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const count = noQueries();
  await withQueryCount(count, work);
  return count.queries;
}

/** With the texts, of all that this process sends meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const queries = vi.spyOn(Pipeline.prototype, "query");
  try {
    await work();
    return queries.mock.calls.map(([[query]]) => statementOf(query));
  } finally {
    queries.mockRestore();
  }
}

function statementOf(query: unknown): Statement {
  if (typeof query === "string") return { text: query, values: [] };
  const { text, values = [] } = query as { text: string; values?: unknown[] };
  return { text, values };
}
