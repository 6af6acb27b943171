import "server-only";
import type { Readable } from "node:stream";
import { TooManyRequests } from "@/lib/errors";
import { oncePerProcess } from "@/lib/once";

/** Downloads of one person at the same time: each may need as much space on the disk as the board is large. */
const MOST = 3;
const RETRY_AFTER_SECONDS = 30;

const open = () => oncePerProcess("open exports", () => new Map<number, number>());

/** Counts a person's download until its stream is closed. @throws TooManyRequests */
export async function inSlot<Made extends { stream: Readable }>(
  userId: number,
  make: () => Promise<Made>,
): Promise<Made> {
  if ((open().get(userId) ?? 0) >= MOST) throw new TooManyRequests(RETRY_AFTER_SECONDS);

  count(userId, 1);
  try {
    const made = await make();
    made.stream.once("close", () => count(userId, -1));
    return made;
  } catch (error) {
    count(userId, -1);
    throw error;
  }
}

function count(userId: number, difference: 1 | -1) {
  const left = (open().get(userId) ?? 0) + difference;
  if (left > 0) open().set(userId, left);
  else open().delete(userId);
}
