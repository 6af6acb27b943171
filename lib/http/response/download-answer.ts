import type { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { INERT, webStream } from "@/lib/http/response/file-answer";

export interface Download {
  name: string;
  type: string;
  stream: Readable;
  headers?: Record<string, string>;
}

/** A file that is made while it is downloaded, so that its size is not known and no cache may store it. */
export function downloadAnswer(request: Request, { name, type, stream, headers }: Download): Response {
  return new Response(webStream(request, stream), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": contentDisposition(name),
      "Cache-Control": "private, no-store",
      ...INERT,
      ...headers,
    },
  });
}
