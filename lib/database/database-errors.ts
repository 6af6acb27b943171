import { Prisma } from "@/generated/prisma/client";
import { adapterCause } from "@/lib/database/sql-state";
import { isConnectionError } from "@/lib/db";

/** Codes of PostgreSQL (connections, shutdown, recovery, too many clients), of Prisma and of its adapter. */
const UNAVAILABLE =
  /^(08...|57P0[1-3]|53300|P(1001|1008|1017|2028|2037)|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;

const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/;

const SOCKET = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/;

/** Messages that pg throws without a code. */
const MESSAGES_WITHOUT_CODE =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errorCode } = error as Error & { code?: unknown; errorCode?: unknown };
  // Prisma passes on errors of sockets that its adapter doesn't know, such as EPIPE.
  const isOfDatabase = isConnectionError(error) || error instanceof Prisma.PrismaClientKnownRequestError;
  if (isOfDatabase && SOCKET.test(String(code))) return true;

  const { kind, originalCode } = adapterCause(error);
  return (
    [code, errorCode, kind, originalCode].some((one) => UNAVAILABLE.test(String(one))) ||
    MESSAGES_WITHOUT_CODE.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return [code, adapterCause(error).originalCode].some((one) => DISK_FULL.test(String(one))) || isDiskFull(error.cause);
}
