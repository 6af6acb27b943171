import "server-only";
import http, { type AgentOptions, type ClientRequestArgs } from "node:http";
import https from "node:https";
import { isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { OutsideError } from "@/lib/outside/error";
import { fixedLookup } from "@/lib/outside/request";
import { addressesOf, queryNameServer, type Resolve } from "@/lib/outside/resolve";
import { outsideUrl } from "@/lib/outside/url";

const MILLISECONDS = 5_000;

type Connected = (error: Error | null, stream: Duplex) => void;

/**
 * For libraries that send their requests themselves: each new connection, wherever it leads, goes only to addresses that
 * were checked for it. A refusal is the request's error, an `OutsideError`.
 */
export function checkedAgents(options: AgentOptions, resolve = queryNameServer) {
  return { httpAgent: new CheckedAgent(options, resolve), httpsAgent: new CheckedTlsAgent(options, resolve) };
}

class CheckedAgent extends http.Agent {
  constructor(
    options: AgentOptions,
    private readonly resolve: Resolve,
  ) {
    super(options);
  }

  override createConnection(options: ClientRequestArgs, connected?: Connected): undefined {
    connect("http:", options, this.resolve, (checked) => super.createConnection(checked), connected);
  }
}

class CheckedTlsAgent extends https.Agent {
  constructor(
    options: AgentOptions,
    private readonly resolve: Resolve,
  ) {
    super(options);
  }

  override createConnection(options: ClientRequestArgs, connected?: Connected): undefined {
    connect("https:", options, this.resolve, (checked) => super.createConnection(checked), connected);
  }
}

function connect(
  protocol: string,
  options: ClientRequestArgs,
  resolve: Resolve,
  open: (options: ClientRequestArgs) => Duplex | null | undefined,
  connected?: Connected,
): void {
  const fail = connected as ((error: Error) => void) | undefined;
  checkedOptions(protocol, options, resolve).then(
    (checked) => {
      const stream = open(checked);
      if (stream) connected?.(null, stream);
      else fail?.(new OutsideError("not-found"));
    },
    (error: unknown) => fail?.(error instanceof OutsideError ? error : new OutsideError("too-slow", { cause: error })),
  );
}

/** Without a socket's path and with a look-up that knows only the checked addresses. */
async function checkedOptions(
  protocol: string,
  { socketPath: _, ...options }: ClientRequestArgs,
  resolve: Resolve,
): Promise<ClientRequestArgs> {
  const host = String(options.host ?? "");
  const url = outsideUrl(`${protocol}//${isIPv6(host) ? `[${host}]` : host}:${options.port ?? ""}`);
  const addresses = await addressesOf(url, resolve, AbortSignal.timeout(MILLISECONDS));
  return { ...options, lookup: fixedLookup(addresses) };
}
