import type { Watch } from "@/lib/api";

/** Like `fetch`, but reports how much of the body is sent. @throws TypeError when no answer comes */
export function requestWithProgress(
  url: string,
  { method = "GET", headers, body }: RequestInit,
  { signal, onSent }: Watch,
): Promise<Response> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<Response>((resolve, reject) => {
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => resolve(answerOf(request));
    request.onerror = request.onabort = request.ontimeout = () => reject(new TypeError("No answer came."));
    signal.addEventListener("abort", abort);
    request.send(sendable(body));
  }).finally(() => signal.removeEventListener("abort", abort));
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(":")),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers });
}

function sendable(body: RequestInit["body"]): XMLHttpRequestBodyInit | null {
  if (body instanceof ReadableStream) throw new TypeError("A stream can't be watched.");
  return body ?? null;
}
