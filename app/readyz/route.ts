import { readiness } from "@/lib/database/readiness";

/** The database answers and has every migration of this code; 503 while it does not. */
export async function GET() {
  const state = await readiness();
  const isReady = state.status === "ok";
  return Response.json(state, {
    status: isReady ? 200 : 503,
    headers: { "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "5" }) },
  });
}
