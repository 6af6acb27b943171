import "server-only";
import { Invalid } from "@/lib/errors";
import { digestOf, sameText } from "@/lib/secrets/secrets";

/** What every form for guests has beside its own fields. */
export const STAMP_FIELD = "stamp";
/** Nobody sees it, so only programs that fill in everything write into it. */
export const TRAP_FIELD = "website";

const SHORTEST_MS = 1_500;
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/** When a form of this roadmap was made, signed. */
export function newStamp(boardId: number, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${signatureOf(boardId, time)}`;
}

/** The same stamp for a form that is shown again, so that nobody has to wait again; a new one if it can't be used any more. */
export function stampAgain(boardId: number, stamp: unknown, now = Date.now()): string {
  const { isSigned, age } = readStamp(boardId, stamp, now);
  return isSigned && age >= 0 && age < LONGEST_MS / 2 ? String(stamp) : newStamp(boardId, now);
}

/** @throws Invalid for a form that was sent too soon, too late, from another roadmap, or by a program that fills in everything */
export function requireHumanForm(boardId: number, form: Record<string, unknown>, now = Date.now()): void {
  const { isSigned, age } = readStamp(boardId, form[STAMP_FIELD], now);
  if (!isSigned || form[TRAP_FIELD] || !(age >= SHORTEST_MS && age <= LONGEST_MS))
    throw new Invalid("This form has expired. Please send it again.");
}

function readStamp(boardId: number, stamp: unknown, now: number): { isSigned: boolean; age: number } {
  const [time = "", signature = ""] = String(stamp ?? "").split(".");
  return { isSigned: sameText(signature, signatureOf(boardId, time)), age: now - parseInt(time, 36) };
}

const signatureOf = (boardId: number, time: string) => digestOf("public-form", `${boardId} ${time}`);
