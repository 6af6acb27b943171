import type { Instrumentation } from "next";

/** Next calls this for every error that a page did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "edge") return;

  const { logRequestError } = await import("@/server/page-errors");
  logRequestError(error, request, context);
};
