import { readiness } from "@/lib/readiness";

/** The database answers and has every migration of this code; 503 while it does not. */
export async function GET() {
  const state = await readiness();
  return Response.json(state, { status: state.status === "ok" ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
