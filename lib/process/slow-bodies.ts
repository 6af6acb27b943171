import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { TooManyRequests, TooSlow } from "@/lib/errors";
import { networkOf } from "@/lib/http/request/address";
import { BODY_TOO_SLOW } from "@/lib/http/request/body-chunks";
import { hasBody } from "@/lib/process/get-bodies";
import { callerAddress } from "@/lib/process/node-request";
import type { Guard } from "@/lib/process/guards";
import { isTooSlow, type Pace, paceFrom } from "@/lib/process/pace";
import { refuse } from "@/lib/process/refuse";

export interface BodyLimits {
  /** Bodies on their way at once, from one address and from all. */
  perAddress: number;
  inAll: number;
  /** How long one more may wait for its turn, or to be there as a whole, in milliseconds. */
  wait: number;
  /** How often the pace is looked at, in milliseconds: what counts as a second. */
  second: number;
}

const LIMITS: BodyLimits = { perAddress: 64, inAll: 512, wait: 500, second: 1000 };
const RETRY_AFTER_SECONDS = 5;

interface IncomingBody {
  request: IncomingMessage;
  response: ServerResponse;
  network: string;
  pace: Pace;
}

/** Bodies that are still on their way: few at once, and each in a pace that leads somewhere. */
export function limitBodies(limits: BodyLimits = LIMITS): Guard {
  const bodies = new IncomingBodies(limits);
  return (request, response, next) => {
    if (!hasBody(request)) return next();

    // Most are there as a whole by then, as they came in one piece with their headers.
    setImmediate(async () => {
      if (isOver(request)) return next();
      if (!(await bodies.waitsForRoom(request))) return refuse(request, response, tooMany());

      bodies.track(request, response);
      next();
    });
  };
}

const tooMany = () => new TooManyRequests(RETRY_AFTER_SECONDS, { Connection: "close" });

/** Node leaves a request that is answered already as it is when its connection closes. */
const isOver = ({ complete, destroyed, socket }: IncomingMessage) => complete || destroyed || socket.destroyed;

class IncomingBodies {
  private readonly tracked = new Set<IncomingBody>();
  private clock: NodeJS.Timeout | undefined;
  private waiting = 0;

  constructor(private readonly limits: BodyLimits) {}

  track(request: IncomingMessage, response: ServerResponse) {
    if (isOver(request)) return;
    const pace = paceFrom(request.socket.bytesRead);
    this.tracked.add({ request, response, network: networkOfCaller(request), pace });
    this.clock ??= setInterval(() => this.endSlowBodies(), this.limits.second).unref();
  }

  /** Many come in several pieces at once: over the limit one waits for a moment before it is refused. */
  async waitsForRoom(request: IncomingMessage): Promise<boolean> {
    if (this.hasRoomFor(networkOfCaller(request))) return true;
    if (this.waiting >= this.limits.inAll) return false;

    this.waiting += 1;
    const hasRoom = await this.waitForRoom(request);
    this.waiting -= 1;
    return hasRoom;
  }

  private async waitForRoom(request: IncomingMessage): Promise<boolean> {
    const step = this.limits.wait / 20;
    for (let waited = 0; waited < this.limits.wait; waited += step) {
      await sleep(step);
      if (isOver(request) || this.hasRoomFor(networkOfCaller(request))) return true;
    }
    return false;
  }

  private hasRoomFor(network: string): boolean {
    this.removeFinished();
    const { perAddress, inAll } = this.limits;
    return (
      this.tracked.size < inAll && [...this.tracked].filter((body) => body.network === network).length < perAddress
    );
  }

  private removeFinished() {
    for (const body of this.tracked) if (isOver(body.request)) this.tracked.delete(body);
  }

  private endSlowBodies() {
    this.removeFinished();
    for (const body of this.tracked) if (isTooSlow(body.pace, readOf(body))) end(body);
    if (this.tracked.size > 0) return;
    clearInterval(this.clock);
    this.clock = undefined;
  }
}

const networkOfCaller = (request: IncomingMessage) => networkOf(callerAddress(request));

/** Node stops to read a connection once so much of a body lies here that nobody takes. */
const readOf = ({ request }: IncomingBody) => ({
  read: request.socket.bytesRead,
  isStopped: request.readableLength >= request.readableHighWaterMark,
});

const ANSWER = JSON.stringify({ code: "rest_request_timeout", message: new TooSlow().message, data: { status: 408 } });
const TIMED_OUT = [
  "HTTP/1.1 408 Request Timeout",
  "Connection: close",
  "Content-Type: application/json",
  `Content-Length: ${ANSWER.length}`,
  "",
  ANSWER,
].join("\r\n");

/** Past the response, which is Next's by now: it goes on writing there when its handler hears of this. */
function end({ request, response }: IncomingBody) {
  const tooSlow = Object.assign(new Error("The body came too slowly."), { code: BODY_TOO_SLOW });
  const isTurn = response.socket !== null && !response.headersSent;
  if (!isTurn) return request.destroy(tooSlow);

  request.socket.end(TIMED_OUT, () => request.destroy(tooSlow));
}
