import { nonceFor } from "@/lib/users/nonce";
import type { currentSession } from "@/lib/users/sessions/current";

type Session = NonNullable<Awaited<ReturnType<typeof currentSession>>>;

/** What the requests of a page need (`lib/api.ts`): the nonce of the session, and whose it is. */
export const SessionMeta = ({ session }: { session: Session }) => (
  <meta name="rest-nonce" content={nonceFor(session)} data-person={session.user.id} />
);
