import { z } from "zod";
import type { Filled } from "@/tests/clients/world";

/** A request of a client program, and what the program reads in the answer. */
export interface ClientCall {
  does: string;
  method: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With the query. `{name}` is replaced by a saved value, as in headers and body. */
  path: string;
  headers?: Partial<Record<string, string>>;
  /** An object is sent as JSON, URLSearchParams as a form. */
  body?: object | URLSearchParams;
  /** Whose application password is sent; "nobody" sends none, as a program with a login cookie. */
  as?: "root" | "anna" | "max" | "vera" | "nobody";
  status: number;
  /** The keys and types that the program reads; further keys don't matter. Answers other than JSON are text. */
  reads?: z.ZodType;
  readsHeaders?: Partial<Record<string, RegExp>>;
  /** Values for later calls, by name: a path in the answer (`task.id`), or "text" for all of it. */
  saves?: Partial<Record<string, string>>;
}

/** A kind of client program. Its calls run one after the other and share a cookie jar. */
export interface Client {
  name: string;
  /** Whose application password is sent unless a call says otherwise; Anna's if omitted. */
  as?: ClientCall["as"];
  calls: (world: Filled) => ClientCall[];
}

const API = "/wp-json/boards/v2";

/** A call of the plugin's own API that succeeds, and the keys that the program reads. */
export const read = (does: string, path: string, reads: z.ZodRawShape, more: Partial<ClientCall> = {}): ClientCall => ({
  does,
  method: "GET",
  path: `${API}${path}`,
  status: 200,
  reads: z.object(reads),
  ...more,
});

export const write = (
  does: string,
  method: "POST" | "PUT",
  path: string,
  body: object | undefined,
  reads: z.ZodRawShape,
  more: Partial<ClientCall> = {},
): ClientCall => read(does, path, reads, { method, body, ...more });
