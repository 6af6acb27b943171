import { boardIn } from "@/components/offline/store/copies";
import { builtFile, dropFormerFiles, isBuiltFile, storeOfflinePage } from "@/components/worker/files";
import { receive } from "@/components/worker/messages";
import { pageAnswer } from "@/components/worker/pages";
import { openNotification, showPush } from "@/components/worker/push";
import { readAnswer } from "@/components/worker/reads";
import { type FetchEvent, scope } from "@/components/worker/scope";

// Each listener is in a module of its own; this file only connects them.
scope.addEventListener("install", (event) => event.waitUntil(Promise.all([storeOfflinePage(), scope.skipWaiting()])));
scope.addEventListener("activate", (event) => event.waitUntil(Promise.all([dropFormerFiles(), scope.clients.claim()])));
scope.addEventListener("fetch", (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});
scope.addEventListener("message", receive);
scope.addEventListener("push", showPush);
scope.addEventListener("notificationclick", openNotification);

/** Null for what the browser asks the server itself. */
function answerFor(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return null;
  if (request.mode === "navigate") return pageAnswer(event);
  if (isBuiltFile(url)) return builtFile(request);
  return url.pathname.startsWith("/wp-json/") && boardIn(url) !== null ? readAnswer(event) : null;
}
