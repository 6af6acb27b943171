import "server-only";
import { env } from "@/lib/env";
import { digestOf, sameText } from "@/lib/secrets/secrets";

type Action = "confirm" | "stop";

/** All that a link in a mail about an idea can do without signing in, for this follower alone. It never expires. */
export function followerToken({ id }: { id: number }, action: Action): string {
  return `${id}.${digestOf("idea-follower", `${action} ${id}`)}`;
}

/** The follower's id; null for a token that this site didn't make for the action. */
export function readFollowerToken(token: string, action: Action): number | null {
  const [id = "", digest = ""] = token.split(".");
  return /^[1-9]\d{0,9}$/.test(id) && sameText(digest, digestOf("idea-follower", `${action} ${id}`))
    ? Number(id)
    : null;
}

/** Only asks: mail programs and scanners open links. */
export const confirmPage = (follower: { id: number }): string =>
  `${env().BOARDS_URL}/follow?token=${followerToken(follower, "confirm")}`;

export const stopPage = (follower: { id: number }): string =>
  `${env().BOARDS_URL}/unsubscribe?token=${followerToken(follower, "stop")}`;

/** RFC 8058. */
export const stopHeaders = (follower: { id: number }): Record<string, string> => ({
  "List-Unsubscribe": `<${env().BOARDS_URL}/unsubscribe/now?token=${followerToken(follower, "stop")}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
