import "server-only";
import type { Actor } from "@/lib/activity/actor";
import { missingFields } from "@/lib/http/input/validate";
import { hasCookie, type Reader } from "@/lib/ideas/reader";

/** Who sends an idea or a comment: the account that is signed in, or a guest with a name and perhaps an email address. */
export interface Author extends Reader {
  name: string;
  email: string;
  /** The language of the page, in which the author is written to. */
  locale: string | null;
}

interface Given {
  name: string;
  email: string;
  locale?: string | null;
}

/** Whatever a signed-in person claims, their account counts. */
export const authorOf = ({ user, guest }: Reader, { name, email, locale = null }: Given): Author => ({
  user,
  guest,
  name: user?.displayName ?? name,
  email: user?.email ?? email,
  locale,
});

/** @param fields what the form calls them @throws Invalid for a guest without name or email address */
export function requireName({ user, name, email }: Author, fields: { name: string; email: string }): void {
  const missing = [...(name ? [] : [fields.name]), ...(email ? [] : [fields.email])];
  if (!user && missing.length > 0) throw missingFields(...missing);
}

/** What is stored with a text, and outlives the request. */
export interface Authorship {
  userId: number | null;
  authorName: string;
  authorEmail: string;
  authorIp: string;
  guestKey: string | null;
  addressKey: string | null;
  locale: string | null;
}

export const authorshipOf = ({ user, guest, name, email, locale }: Author): Authorship => ({
  userId: user?.id ?? null,
  authorName: name,
  authorEmail: email,
  authorIp: guest.address,
  guestKey: user ? null : guest.key,
  addressKey: user ? null : guest.addressKey,
  locale,
});

export const actorOf = ({ userId, authorName }: Pick<Authorship, "userId" | "authorName">): Actor =>
  userId === null ? { id: null, guestName: authorName } : { id: userId };

/** Whether someone wrote a text: their account, or the same browser. */
export const wrote = (
  { user, guest }: Reader,
  { createdById, guestKey }: { createdById: number | null; guestKey: string | null },
): boolean =>
  (user !== null && createdById === user.id) || (guestKey !== null && hasCookie(guest) && guestKey === guest.key);
