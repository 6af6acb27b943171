import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";

export interface S3Uploads {
  /** The HTTP status of listing and aborting; 200 for a store that does both, which s3rver by itself does not. */
  status: number;
  /** Most uploads in one answer. */
  pageSize: number;
  /** The names of all unfinished uploads, sorted. */
  names: () => Promise<string[]>;
  /** As if they had begun at that time. */
  begunAt: (time: Date) => Promise<void>;
}

interface Unfinished {
  key: string;
  id: string;
  begun: Date;
}

/** Adds to the server what it lacks: ListMultipartUploads and AbortMultipartUpload. */
export function withUploads(server: Server, bucket: string): S3Uploads {
  const folder = path.join(bucket, "._S3rver_uploads");
  const uploads: S3Uploads = {
    ...{ status: 501, pageSize: 1000 },
    names: async () => (await unfinishedIn(folder)).map(({ key }) => key),
    begunAt: async (time) => {
      for (const { id } of await unfinishedIn(folder)) await utimes(path.join(folder, id, "key"), time, time);
    },
  };
  const others = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const isList = request.method === "GET" && searchParams.has("uploads");
    const id = request.method === "DELETE" ? searchParams.get("uploadId") : null;
    if (uploads.status !== 200 && (isList || id)) return void refuse(response, uploads.status);
    if (isList) return void list(folder, searchParams, uploads.pageSize).then((xml) => response.end(xml));
    if (id) return void abort(folder, id, pathname).then((found) => response.writeHead(found ? 204 : 404).end());
    for (const listener of others) listener.call(server, request, response);
  });
  return uploads;
}

function refuse(response: ServerResponse, status: number) {
  const code = status === 501 ? "NotImplemented" : "AccessDenied";
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}

async function unfinishedIn(folder: string): Promise<Unfinished[]> {
  const ids = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    ids.map(async (id) => {
      const file = path.join(folder, id, "key");
      return { id, key: await readFile(file, "utf8"), begun: (await stat(file)).mtime };
    }),
  );
  return found.sort((one, other) => (`${one.key} ${one.id}` < `${other.key} ${other.id}` ? -1 : 1));
}

async function list(folder: string, params: URLSearchParams, pageSize: number): Promise<string> {
  const marker = `${params.get("key-marker") ?? ""} ${params.get("upload-id-marker") ?? ""}`;
  const all = (await unfinishedIn(folder)).filter(
    ({ key, id }) => key.startsWith(params.get("prefix") ?? "") && `${key} ${id}` > marker,
  );
  const page = all.slice(0, pageSize);
  const last = page.at(-1);
  const next = last && `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`;
  const items = page.map(
    ({ key, id, begun }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
  );
  return `<ListMultipartUploadsResult>${items.join("")}${next ?? ""}<IsTruncated>${all.length > pageSize}</IsTruncated></ListMultipartUploadsResult>`;
}

async function abort(folder: string, id: string, pathname: string): Promise<boolean> {
  const found = (await unfinishedIn(folder)).find((upload) => upload.id === id && pathname.endsWith(`/${upload.key}`));
  if (found) await rm(path.join(folder, found.id), { recursive: true });
  return found !== undefined;
}
