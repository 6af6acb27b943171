import pg from "pg";
import type { RouteHandler } from "@/lib/http/route";
import type { BenchRead } from "@/scripts/bench/reads";

export interface Recording {
  statements: { text: string; values: unknown[] }[];
  body: unknown;
}

/** Runs each read twice and records the second one, whose statements and response the baselines repeat. */
export async function record(reads: BenchRead[], authorization: string): Promise<Record<string, Recording>> {
  const captured: Recording["statements"] = [];
  const stop = recordStatements(captured);
  const recordings: Record<string, Recording> = {};
  for (const { name, path, params, handler } of reads) {
    await answerOf(handler, path, params, authorization);
    captured.length = 0;
    recordings[name] = { body: await answerOf(handler, path, params, authorization), statements: captured.splice(0) };
  }
  stop();
  return recordings;
}

async function answerOf(
  handler: RouteHandler,
  path: string,
  params: Record<string, string>,
  authorization: string,
): Promise<unknown> {
  const answer = await handler(new Request(`http://127.0.0.1${path}`, { headers: { authorization } }), {
    params: Promise.resolve(params),
  });
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}`);
  return answer.json();
}

function recordStatements(captured: Recording["statements"]): () => void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const statement =
      typeof first === "string"
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : { text: first.text, values: first.values ?? [] };
    captured.push(statement);
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  return () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  };
}
