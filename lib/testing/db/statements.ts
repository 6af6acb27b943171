import { vi } from "vitest";
import { Pipeline } from "@/lib/database/pipeline";

export interface Statement {
  text: string;
  values: unknown[];
}

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
