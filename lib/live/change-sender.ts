import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { isNotPolled, type LiveChange } from "@/lib/live/changes";
import type { LiveConnection } from "@/lib/live/connection";
import { changedFrame, changedFrameWith } from "@/lib/live/frames";
import { readPushedChanges } from "@/lib/live/pushed-changes";
import { logger } from "@/lib/logger";

/** In milliseconds: a busy database must not hold back the messages of all boards. */
const PATIENCE = 1_000;
/** In characters: the changes of a busy moment are requested instead, so that they do not fill the streams. */
const MAX_PUSHED = 16 * 1024;

type OnBoard = ReadonlySet<LiveConnection>;

/** Tells the connections on a board what has changed, and sends the changes along where they are short. */
export class ChangeSender {
  /** When the last changes that were sent were read. */
  private readonly syncedAt = new WeakMap<OnBoard, Date>();

  /** Who joins requests everything once the stream is open. */
  joined(connections: OnBoard) {
    if (!this.syncedAt.has(connections)) this.syncedAt.set(connections, new Date());
  }

  /** Those who joined while the changes were read are notified, too. */
  async send(change: LiveChange, connections: OnBoard) {
    const reading = this.framesByPerson(change, connections).catch((error: unknown) => {
      logger().error({ err: error }, "the changes for live viewers could not be read");
      return null;
    });
    const frames = await Promise.race([reading, sleep(PATIENCE, null, { ref: false })]);
    const withoutChanges = changedFrame(change);
    for (const connection of connections) {
      const frame = connection.isBehind ? undefined : frames?.get(connection.userId);
      connection.send(frame ?? withoutChanges);
    }
  }

  private async framesByPerson(change: LiveChange, connections: OnBoard) {
    const frames = new Map<number, Uint8Array>();
    const people = new Set([...connections].filter(({ isOpen }) => isOpen).map(({ userId }) => userId));
    const since = this.syncedAt.get(connections);
    if (people.size === 0 || !since || isNotPolled(change)) return frames;

    const { byPerson, syncedAt } = await readPushedChanges(change, [...people], since);
    this.syncedAt.set(connections, syncedAt);
    for (const [person, changes] of byPerson)
      if (changes.length <= MAX_PUSHED) frames.set(person, changedFrameWith(change, changes));
    return frames;
  }
}
