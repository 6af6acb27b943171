import "server-only";
import { env } from "@/lib/env";
import { refuseCrossSite } from "@/lib/http/request/cross-site";
import { confirmFollower } from "@/lib/ideas/followers";
import { confirmPage, readFollowerToken } from "@/lib/ideas/follow/follow-links";
import { ideaPath } from "@/lib/roadmaps/address";

/** The page asks: mail programs and scanners open links, which must not confirm anything. */
export function redirectToConfirmPage(request: Request): Response {
  const id = readFollowerToken(tokenOf(request), "confirm");
  return redirect(id === null ? INCOMPLETE : confirmPage({ id }));
}

export async function confirmFollowing(request: Request): Promise<Response> {
  refuseCrossSite(request);
  const id = readFollowerToken(tokenOf(request), "confirm");
  if (id === null) return redirect(INCOMPLETE);

  const idea = await confirmFollower(id);
  return redirect(idea ? `${env().BOARDS_URL}${ideaPath(idea, idea)}?done=following` : confirmPage({ id }));
}

const INCOMPLETE = "/follow";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

const redirect = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
