type Method = "GET" | "POST" | "PUT";

export interface Answer<Json> {
  headers: Headers;
  json: Json;
}

export interface Card {
  id: number;
  title: string;
  stage_id: number;
  position: string;
  status: string;
}

export interface Check {
  what: string;
  /** The number of things checked. */
  count: number;
  /** The first few failures. */
  failures: string[];
}

export type Site = ReturnType<typeof siteAt>;

/** Calls a site over HTTP like any API client, and measures the response times. */
export function siteAt(address: string, authorization: string) {
  const milliseconds = new Map<string, number[]>();
  const record = (kind: string, took: number) => milliseconds.set(kind, [...(milliseconds.get(kind) ?? []), took]);

  /** @throws when the response is not a success */
  async function call<Json>(
    kind: string,
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Json>> {
    const began = performance.now();
    const response = await fetch(`${address}/wp-json/boards/v2${path}`, {
      method,
      headers: { authorization, ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    record(kind, performance.now() - began);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return { headers: response.headers, json: JSON.parse(text) as Json };
  }

  return { call, milliseconds };
}

export async function eightAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const queue = [...items.entries()];
  const workThrough = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 8 }, workThrough));
}

export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
