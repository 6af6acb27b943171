import { pool } from "@/lib/db";

export interface Statement {
  text: string;
  values: unknown[];
}

export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const received: Statement[] = [];
  const connections = pool();
  const query = connections.query.bind(connections) as (...args: unknown[]) => unknown;
  connections.query = ((...args: unknown[]) => {
    const { text, values = [] } = args[0] as { text: string; values?: unknown[] };
    received.push({ text, values });
    return query(...args);
  }) as typeof connections.query;
  await work().finally(() => Reflect.deleteProperty(connections, "query"));
  return received;
}
