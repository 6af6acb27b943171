/** Of sockets, of PostgreSQL (connections, shutdown, recovery, too many clients), of Prisma, and of its adapter. */
const AWAY = /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)|08...|57P0[1-3]|53300|P(1001|1008|1017|2028|2037)|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;

/** What pg and Prisma say without a code of its own. */
const SAID = /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/;

interface Told {
  code?: unknown;
  errorCode?: unknown;
  /** Prisma's of the adapter: a record, not an error. */
  cause?: { kind?: unknown; originalCode?: unknown };
  meta?: { driverAdapterError?: unknown };
}

/** Whether the database could not be reached, was about to stop or broke off while it was asked: a moment later it may answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errorCode, cause, meta } = error as Told;
  return [code, errorCode, cause?.kind, cause?.originalCode].some((one) => AWAY.test(String(one))) || SAID.test(error.message) || [cause, meta?.driverAdapterError].some(isDatabaseAway);
}
