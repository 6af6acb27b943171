import { type IdempotencyKey, Prisma } from "@/generated/prisma/client";
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
  const keyed = keyOf(repeatable);
  if (!keyed) return work();

  try {
    return await withTwoConnections(() => runWithKey(keyed, work));
  } catch (error) {
    if (!isDelivered(error)) throw error;
    return storedAnswer(keyed);
  }
}

/**
 * What `oncePerKey` would answer from an earlier request, so that no slow work is done for a repeat. Null for the first
 * request and while it runs. @throws Conflict as `oncePerKey` does
 */
export async function earlierAnswer(repeatable: Repeatable): Promise<Reply | null> {
  const keyed = keyOf(repeatable);
  if (!keyed) return null;
  const earlier = await db.idempotencyKey.findUnique({
    where: { userId_method_path_key: keyed.row, createdAt: { gte: yesterday() } },
  });
  return earlier && answerOf(earlier, keyed);
}

/** @throws Invalid when the key is too long */
function keyOf({ request, body, user }: Repeatable): Keyed | null {
  const key = request.headers.get("idempotency-key")?.trim();
  if (!key || effectiveMethod(request) !== "POST") return null;
  if (key.length > 255) throw new Invalid("The Idempotency-Key is too long.");

  return {
    row: { userId: user.id, method: "POST", path: pathOf(request, user), key },
    bodyDigest: digestOf("idempotency", JSON.stringify(sortKeys({ ...queryInput(urlOf(request)), ...body }))),
  };
}

/** `me` counts as the id of the caller. */
function pathOf(request: Request, user: CurrentUser): string {
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

interface Keyed {
  row: { userId: number; method: string; path: string; key: string };
  bodyDigest: string;
}

const yesterday = () => new Date(Date.now() - DAY);

function runWithKey({ row, bodyDigest }: Keyed, work: () => Promise<Reply>): Promise<Reply> {
  return transaction(async (tx) => {
    await tx.idempotencyKey.deleteMany({ where: { ...row, createdAt: { lt: yesterday() } } });
    await tx.idempotencyKey.create({ data: { ...row, bodyDigest } });
    const reply = await work();
    await tx.idempotencyKey.update({
      where: { userId_method_path_key: row },
      data: { status: reply.status, answer: encrypt("idempotency", JSON.stringify(reply.body)) },
    });
    return reply;
  });
}

async function storedAnswer(keyed: Keyed): Promise<Reply> {
  return answerOf(await db.idempotencyKey.findUnique({ where: { userId_method_path_key: keyed.row } }), keyed);
}

function answerOf(earlier: IdempotencyKey | null, { bodyDigest }: Keyed): Reply {
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
