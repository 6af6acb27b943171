import type { PageMessage } from "@/components/worker/messages";

/** When the copy was made that the browser shows as this page; null for a page of the server. */
export function copyShownAt(): Promise<string | null> {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);

  const { port1, port2 } = new MessageChannel();
  const question: PageMessage = { kind: "is-copy" };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.postMessage(question, [port2]);
  });
}
