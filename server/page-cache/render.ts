import "server-only";
import { randomUUID } from "node:crypto";
import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { env } from "@/lib/env";
import { REQUEST_ID } from "@/lib/http/response/headers";
import { CHOSEN_LOCALE } from "@/lib/i18n/chosen-language";
import { THEME_COOKIE } from "@/lib/theme";
import type { SharedPage } from "@/server/page-cache/cacheable";

export interface Rendered {
  status: number;
  type: string;
  setsCookie: boolean;
  html: Buffer;
}

/** Runs Next for a request of our own, so that no reader's headers or disconnection can change what others get. */
export function renderShared(next: RequestListener, page: SharedPage): Promise<Rendered> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method: "GET",
    url: page.address,
    httpVersion: "1.1",
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  });
  Object.assign(request.headers, headersFor(page));
  request.push(null);
  const response = new CapturedResponse(request);
  const timer = setTimeout(() => response.destroy(new Error("A page took too long.")), LONGEST).unref();
  next(request, response);
  return response.rendered.finally(() => clearTimeout(timer));
}

/** In milliseconds: nobody may wait for a page that never ends. */
const LONGEST = 30_000;

const headersFor = ({ locale, theme }: SharedPage) => ({
  host: new URL(env().BOARDS_URL).host,
  accept: "text/html",
  cookie: `${THEME_COOKIE}=${theme}`,
  [CHOSEN_LOCALE]: locale,
  [REQUEST_ID]: randomUUID(),
  // Next renders the whole page before it answers to programs that run no scripts.
  "user-agent": "facebookexternalhit",
});

/** Collects what is written to it. */
class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  private resolve: (rendered: Rendered) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;
  readonly rendered = new Promise<Rendered>((resolve, reject) => Object.assign(this, { resolve, reject }));

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.collect(chunk);
    callbackIn(rest)?.();
    return true;
  }

  override end(...args: unknown[]): this {
    if (typeof args[0] !== "function") this.collect(args[0]);
    this.resolve({
      status: this.statusCode,
      type: String(this.getHeader("content-type") ?? ""),
      setsCookie: this.hasHeader("set-cookie"),
      html: Buffer.concat(this.chunks),
    });
    callbackIn(args)?.();
    this.emit("finish");
    this.emit("close");
    return this;
  }

  override destroy(error?: Error): this {
    this.reject(error ?? new Error("The page was not rendered to its end."));
    return this;
  }

  override flushHeaders(): void {
    // There is nothing to send yet.
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((each) => typeof each === "object" && each !== null && !Array.isArray(each));
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value as string);
    return this;
  }

  private collect(chunk: unknown) {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk as string));
  }
}

const callbackIn = (args: unknown[]) => args.find((each): each is () => void => typeof each === "function");
