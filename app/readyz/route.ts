import { readiness } from "@/lib/database/readiness";

/** Answers 200 once the database has every migration of this code, otherwise 503. */
export async function GET() {
  const state = await readiness();
  const isReady = state.status === "ok";
  return Response.json(state, {
    status: isReady ? 200 : 503,
    headers: { "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "5" }) },
  });
}
