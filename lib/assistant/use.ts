import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tokens } from "@/lib/assistant/providers/answer";
import type { AssistantSetting } from "@/lib/assistant/setting";
import { db, rowsOf } from "@/lib/db";
import { Unprocessable } from "@/lib/errors";

export interface AssistantUse {
  requests: number;
  inputTokens: number;
  outputTokens: number;
}

const THIS_MONTH = Prisma.sql`date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

export async function readUse(): Promise<AssistantUse> {
  const [use] = await rowsOf<AssistantUse>(
    db,
    Prisma.sql`
    SELECT requests, input_tokens::float8 AS "inputTokens", output_tokens::float8 AS "outputTokens"
    FROM assistant_use WHERE month = ${THIS_MONTH}`,
  );
  return use ?? { requests: 0, inputTokens: 0, outputTokens: 0 };
}

/** Counted before it is sent, so that requests at the same time can't exceed the budget. Returns its month.
 * @throws Unprocessable when the budget is used up */
export async function countRequest({ monthly_requests: most }: AssistantSetting): Promise<Date> {
  const [counted] = await rowsOf<{ month: Date }>(
    db,
    Prisma.sql`
    INSERT INTO assistant_use AS used (month, requests) VALUES (${THIS_MONTH}, 1)
    ON CONFLICT (month) DO UPDATE SET requests = used.requests + 1 WHERE ${most} = 0 OR used.requests < ${most}
    RETURNING month`,
  );
  if (!counted) throw new Unprocessable("The assistant's budget for this month is used up.");
  return counted.month;
}

/** For a request that the provider didn't begin to answer. */
export async function uncountRequest(month: Date): Promise<void> {
  await db.assistantUse.update({ where: { month }, data: { requests: { decrement: 1 } } });
}

export async function countTokens(month: Date, { input, output }: Tokens): Promise<void> {
  const data = { inputTokens: { increment: input }, outputTokens: { increment: output } };
  await db.assistantUse.update({ where: { month }, data });
}
