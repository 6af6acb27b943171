/** Next calls it once, before the first request; never while it builds. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;

  const { prepareServer } = await import("@/lib/process/prepare");
  prepareServer();
}
