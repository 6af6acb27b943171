import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { type SignedIn, sessionOfToken } from "@/lib/users/sessions/find";
import { sessionToken } from "@/lib/users/sessions/cookie";

/** Cached per request; for server components. */
export const currentSession = cache(async (): Promise<SignedIn | null> =>
  sessionOfToken(sessionToken((await cookies()).toString())),
);

export async function requireSession(path: string): Promise<SignedIn> {
  return (await currentSession()) ?? redirect(`/login?redirect_to=${encodeURIComponent(path)}`);
}
