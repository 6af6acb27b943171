import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** What a server of another tool does instead of answering. */
export type Trouble =
  | { status: number; headers?: Record<string, string>; body?: string }
  | "silence"
  | "a slow body"
  | "a huge body";

interface Planned {
  path: RegExp;
  trouble: Trouble;
  /** How many requests meet it. */
  times: number;
}

/** A listener whose answers go wrong as planned. Every request is listed, with its parameters. */
export function troubled(listener: RequestListener) {
  const planned: Planned[] = [];
  const asked: string[] = [];
  return {
    asked,
    /** The next requests for these paths go wrong. */
    plan: (path: RegExp, trouble: Trouble, times = 1) => void planned.push({ path, trouble, times }),
    listener: (request: IncomingMessage, response: ServerResponse) => {
      const address = request.url ?? "";
      asked.push(address);
      const next = planned.find(({ path, times }) => times > 0 && path.test(address));
      if (!next) return listener(request, response);
      next.times -= 1;
      makeTrouble(next.trouble, response);
    },
  };
}

const MEBIBYTE = Buffer.alloc(1024 * 1024, " ");
const HUGE = 40;

function makeTrouble(trouble: Trouble, response: ServerResponse) {
  if (trouble === "silence") return;
  if (trouble === "a slow body") return void response.writeHead(200).write("[");
  if (trouble === "a huge body") {
    response.writeHead(200).write("[");
    for (let written = 0; written < HUGE; written += 1) response.write(MEBIBYTE);
    return void response.end("]");
  }
  response.writeHead(trouble.status, trouble.headers).end(trouble.body ?? "");
}
