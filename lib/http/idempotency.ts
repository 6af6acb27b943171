import { Prisma } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { Conflict, Invalid } from "@/lib/errors";
import { queryInput } from "@/lib/http/request/form";
import { effectiveMethod } from "@/lib/http/request/method";
import { Reply } from "@/lib/http/response/reply";
import { canonicalRoute } from "@/lib/http/request/spelling";
import { decrypt, digestOf, encrypt } from "@/lib/secrets/secrets";
import { withTwoConnections } from "@/lib/database/two-connections";
import type { CurrentUser } from "@/lib/users/current-user";
import { urlOf } from "@/lib/http/request/url";

interface Repeatable {
  request: Request;
  body: Record<string, unknown>;
  user: CurrentUser;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Runs the work once for one `Idempotency-Key` of this caller, method and path: a repeat within 24 hours waits for
 * the first request and gets its answer. The key, the work and the answer commit together (compatibility.md, C8). The answer is encrypted, as it may contain a secret that is shown only once.
 * @throws Conflict when the key is used again with another body.
 */
export async function oncePerKey(repeatable: Repeatable, work: () => Promise<Reply>): Promise<Reply> {
  const key = repeatable.request.headers.get("idempotency-key")?.trim();
  if (!key || effectiveMethod(repeatable.request) !== "POST") return work();
  if (key.length > 255) throw new Invalid("The Idempotency-Key is too long.");

  const row = { userId: repeatable.user.id, method: "POST", path: pathOf(repeatable), key };
  const bodyDigest = digestOf(
    "idempotency",
    JSON.stringify(sortKeys({ ...queryInput(urlOf(repeatable.request)), ...repeatable.body })),
  );
  try {
    return await withTwoConnections(() => runWithKey(row, bodyDigest, work));
  } catch (error) {
    if (!isDelivered(error)) throw error;
    return storedAnswer(row, bodyDigest);
  }
}

/** `me` counts as the id of the caller. */
function pathOf({ request, user }: Repeatable): string {
  return canonicalRoute(request)
    .replace(/^(\/wp\/v2\/users\/)me(?=\/|$)/, `$1${user.id}`)
    .slice(0, 500);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;

  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortKeys(inner)]));
}

type KeyRow = { userId: number; method: string; path: string; key: string };

function runWithKey(row: KeyRow, bodyDigest: string, work: () => Promise<Reply>): Promise<Reply> {
  return transaction(async (tx) => {
    await tx.idempotencyKey.deleteMany({ where: { ...row, createdAt: { lt: new Date(Date.now() - DAY) } } });
    await tx.idempotencyKey.create({ data: { ...row, bodyDigest } });
    const reply = await work();
    await tx.idempotencyKey.update({
      where: { userId_method_path_key: row },
      data: { status: reply.status, answer: encrypt("idempotency", JSON.stringify(reply.body)) },
    });
    return reply;
  });
}

async function storedAnswer(row: KeyRow, bodyDigest: string): Promise<Reply> {
  const earlier = await db.idempotencyKey.findUnique({ where: { userId_method_path_key: row } });
  if (!earlier?.answer || !earlier.status)
    throw new Conflict("The first request with this Idempotency-Key has not finished. Please try again.");
  if (earlier.bodyDigest !== bodyDigest) throw new Conflict("This Idempotency-Key was used with another request.");

  return new Reply(earlier.status, JSON.parse(decrypt("idempotency", earlier.answer)), {
    "Idempotent-Replayed": "true",
  });
}

/** The insert waited for the first request's transaction and then found the key taken. */
function isDelivered(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    error.code === "P2002" &&
    JSON.stringify(error.meta ?? {}).includes("idempotency_key")
  );
}
