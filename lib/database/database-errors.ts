import type { Prisma } from "@/generated/prisma/client";
import { isConnectionError } from "@/lib/db";

/** Of PostgreSQL (connections, shutdown, recovery, too many clients), of Prisma, and of its adapter. */
const AWAY =
  /^(08...|57P0[1-3]|53300|P(1001|1008|1017|2028|2037)|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;

/** Of PostgreSQL, and of the system. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

const SOCKET = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/;

/** What pg says without a code of its own. */
const SAID = /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/;

/** Whether the database could not be reached, was about to stop or broke off while it was asked: a moment later it may answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errorCode } = error as Error & { code?: unknown; errorCode?: unknown };
  if (isConnectionError(error) && SOCKET.test(String(code))) return true;

  const { kind, originalCode } = adapterCause(error);
  return (
    [code, errorCode, kind, originalCode].some((one) => AWAY.test(String(one))) ||
    SAID.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}

/** Whether there is no room on the disk of the database, or of our files. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return [code, adapterCause(error).originalCode].some((one) => FULL.test(String(one))) || isDiskFull(error.cause);
}

/** PostgreSQL's own code where the statement was ours: Prisma calls all of these P2010. */
export const sqlStateOf = (error: Prisma.PrismaClientKnownRequestError): string | undefined =>
  adapterCause(error).originalCode;

/** What the adapter made of the driver's error, in itself or in what Prisma made of it. */
function adapterCause(error: Error): { kind?: string; originalCode?: string } {
  const { cause, meta } = error as Error & { cause?: object; meta?: { driverAdapterError?: { cause?: object } } };
  return { ...cause, ...meta?.driverAdapterError?.cause };
}
