import type { Instrumentation } from "next";

/** Next calls this once, before the first request, but not during a build. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;

  const { prepareServer } = await import("@/lib/process/prepare");
  prepareServer();
}

/** Next calls this for every error that a page or the proxy did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "edge") return;

  const { logRequestError } = await import("@/lib/process/request-error");
  logRequestError(error, request, context);
};
