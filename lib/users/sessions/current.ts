import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { type SignedIn, sessionOfToken } from "@/lib/users/sessions/find";
import { sessionToken } from "@/lib/users/sessions/cookie";

/** Who looks at this page, read once a request; for server components, as `sessionOf` is for the API. */
export const currentSession = cache(async (): Promise<SignedIn | null> =>
  sessionOfToken(sessionToken((await cookies()).toString())),
);

/** Sends to the sign-in page, and from there back to this path, who is not signed in. */
export async function requireSession(path: string): Promise<SignedIn> {
  return (await currentSession()) ?? redirect(`/login?redirect_to=${encodeURIComponent(path)}`);
}
