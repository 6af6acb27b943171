import type { z } from "zod";
import type { Filled } from "@/tests/clients/world";

/** One request of a client program, and what the program reads in the answer. */
export interface ClientCall {
  /** What the program does with it: "opens a task". */
  does: string;
  method: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With the query. `{name}` stands for what an earlier call keeps; here, in headers and in the body. */
  path: string;
  headers?: Partial<Record<string, string>>;
  /** An object goes as JSON, URLSearchParams as a form. */
  body?: object | URLSearchParams;
  /** Whose application password comes along; "nobody" sends none, as a program with a login cookie. */
  as?: "root" | "anna" | "max" | "vera" | "nobody";
  status: number;
  /** The keys and types that the program reads; further keys don't matter. JSON where the answer is JSON, else text. */
  reads?: z.ZodType;
  /** The headers that it reads. */
  readsHeaders?: Partial<Record<string, RegExp>>;
  /** What later calls need, by name: a path in the answer (`task.id`), or "text" for all of it. */
  keeps?: Partial<Record<string, string>>;
}

/** A kind of client program: its calls go out one after the other and share a cookie jar. */
export interface Client {
  name: string;
  calls: (world: Filled) => ClientCall[];
}
