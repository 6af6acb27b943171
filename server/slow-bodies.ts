import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { TooManyRequests, TooSlow } from "@/lib/errors";
import { networkOf } from "@/lib/http/request/address";
import { BODY_TOO_SLOW } from "@/lib/http/request/body-chunks";
import { hasBody } from "@/server/bodies-of-gets";
import { callerAddress } from "@/server/node-request";
import type { Guard } from "@/server/guards";
import { isTooSlow, type Pace, paceFrom } from "@/server/pace";
import { refuse } from "@/server/refuse";

export interface BodyLimits {
  /** Bodies that arrive at the same time, per address and in total. */
  perAddress: number;
  inAll: number;
  /** For how many milliseconds another body may wait for room. */
  wait: number;
  /** The interval of pace checks in milliseconds, which counts as one second. */
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

/** Limits how many bodies arrive at the same time, and ends those that are too slow. */
export function limitBodies(limits: BodyLimits = LIMITS): Guard {
  const bodies = new IncomingBodies(limits);
  return (request, response, next) => {
    if (!hasBody(request)) return next();

    // Most bodies have arrived by then, as they came together with their headers.
    setImmediate(async () => {
      if (isFinished(request)) return next();
      if (!(await bodies.waitsForRoom(request))) return refuse(request, response, tooMany());

      bodies.track(request, response);
      next();
    });
  };
}

const tooMany = () => new TooManyRequests(RETRY_AFTER_SECONDS, { Connection: "close" });

/** Node leaves an answered request unfinished when its connection closes. */
const isFinished = ({ complete, destroyed, socket }: IncomingMessage) => complete || destroyed || socket.destroyed;

class IncomingBodies {
  private readonly tracked = new Set<IncomingBody>();
  private clock: NodeJS.Timeout | undefined;
  private waiting = 0;

  constructor(private readonly limits: BodyLimits) {}

  track(request: IncomingMessage, response: ServerResponse) {
    if (isFinished(request)) return;
    const pace = paceFrom(request.socket.bytesRead);
    this.tracked.add({ request, response, network: networkOfCaller(request), pace });
    this.clock ??= setInterval(() => this.endSlowBodies(), this.limits.second).unref();
  }

  /** Many bodies arrive in several pieces at once, so a body over the limit waits for a moment. */
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
      if (isFinished(request) || this.hasRoomFor(networkOfCaller(request))) return true;
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
    for (const body of this.tracked) if (isFinished(body.request)) this.tracked.delete(body);
  }

  private endSlowBodies() {
    this.removeFinished();
    for (const body of this.tracked) if (isTooSlow(body.pace, readState(body))) end(body);
    if (this.tracked.size > 0) return;
    clearInterval(this.clock);
    this.clock = undefined;
  }
}

const networkOfCaller = (request: IncomingMessage) => networkOf(callerAddress(request));

/** Node stops reading a connection once it buffers this much of a body. */
const readState = ({ request }: IncomingBody) => ({
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

/** Written to the socket, as Next owns the response and writes there when its handler fails. */
function end({ request, response }: IncomingBody) {
  const tooSlow = Object.assign(new Error("The body came too slowly."), { code: BODY_TOO_SLOW });
  const isTurn = response.socket !== null && !response.headersSent;
  if (!isTurn) return request.destroy(tooSlow);

  request.socket.end(TIMED_OUT, () => request.destroy(tooSlow));
}
