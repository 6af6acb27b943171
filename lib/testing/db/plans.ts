import pg from "pg";
import { type Statement, statementsOf } from "@/lib/testing/db/statements";
import { request } from "@/lib/testing/http/request";

/** Which of the large tables the requests (`GET notifications?page=2`) read as a whole. */
export async function largeScansOf(
  as: Parameters<typeof request>[0],
  lines: string[],
  tables: string[],
): Promise<string[]> {
  const large = new RegExp(` on (${tables.join("|")})(_\\w*(idx|pkey))?$`);
  const found: string[] = [];
  for (const line of lines) {
    const read = (await statementsOf(() => request(as, line))).filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
    const scans = read.length === 0 ? ["no statement was recorded"] : await sequentialScansOf(read);
    found.push(...scans.filter((scan) => read.length === 0 || large.test(scan)).map((scan) => `${line}: ${scan}`));
  }
  return found;
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Costs are those of an SSD: with PostgreSQL's default for disks, the random sample of ANALYZE decides some plans. */
export async function sequentialScansOf(statements: Statement[]): Promise<string[]> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    options: "-c timezone=UTC -c random_page_cost=1.1",
  });
  await client.connect();
  const plans: PlanNode[] = [];
  for (const { text, values } of statements) {
    const known = await client.query<Explained>({ text: `EXPLAIN (FORMAT JSON) ${text}`, values });
    const any = await client.query<Explained>(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${text}`);
    plans.push(...[known, any].flatMap(({ rows }) => rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan))));
  }
  await client.end();
  return plans.flatMap(sequentialScansIn);
}

interface Explained {
  "QUERY PLAN": { Plan: PlanNode }[];
}

/**
 * An index scan without a condition counts, too: it reads the whole table in another order. An empty list implies the
 * condition of any partial index, so the planner takes the smallest one.
 */
function sequentialScansIn(node: PlanNode): string[] {
  const isOfEmptyList = node.Filter?.includes("ANY ('{}'::") ?? false;
  const isWholeIndex = node["Index Name"] !== undefined && node["Index Cond"] === undefined && !isOfEmptyList;
  const isSequential = node["Node Type"] === "Seq Scan" || isWholeIndex;
  const here = isSequential ? [`${node["Node Type"]} on ${node["Relation Name"] ?? node["Index Name"] ?? "?"}`] : [];
  return [...here, ...(node.Plans ?? []).flatMap(sequentialScansIn)];
}
