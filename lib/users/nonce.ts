import "server-only";
import { digestOf, sameText } from "@/lib/secrets/secrets";

interface SessionIdentity {
  id: string;
  user: { id: number };
}

const TICK = 12 * 60 * 60 * 1000;
const LENGTH = 10;

/** Ten hex characters, valid for this session in this 12-hour tick and the next. */
export const nonceFor = (session: SessionIdentity): string => nonceAt(session, tickNow());

export const isNonce = (nonce: string, session: SessionIdentity): boolean =>
  sameText(nonce, nonceAt(session, tickNow())) || sameText(nonce, nonceAt(session, tickNow() - 1));

const tickNow = () => Math.floor(Date.now() / TICK);

const nonceAt = ({ id, user }: SessionIdentity, tick: number) =>
  digestOf("nonce", `${tick}|${user.id}|${id}`).slice(0, LENGTH);
