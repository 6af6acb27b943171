import "server-only";
import { Forbidden, TooManyRequests, Unavailable } from "@/lib/errors";
import { type Access, readAccess } from "@/lib/live/access";
import {
  type BoardMessage,
  changesOf,
  type DragMessage,
  type LiveChange,
  type Message,
  PERSONAL_CHANNEL,
  NOTIFICATIONS_CHANGED,
  TIMER_CHANGED,
} from "@/lib/live/changes";
import { changedFrame, draggedFrame, endedFrame, PING, readyFrame, RESYNC } from "@/lib/live/frames";
import { listen } from "@/lib/live/listen";
import { LiveConnection } from "@/lib/live/connection";
import { LiveConnections } from "@/lib/live/connections";
import { ChangeSender } from "@/lib/live/change-sender";
import { logger } from "@/lib/logger";
import type { SignedIn } from "@/lib/users/sessions/find";

const PING_EVERY = 15_000;
const MAX_STREAMS = 50;
const RETRY_AFTER_SECONDS = 30;

/** All live connections of this process, and the database's messages for them. */
export class Hub {
  private readonly connections = new LiveConnections();
  private readonly listener: ReturnType<typeof listen>;
  private readonly pings = setInterval(() => this.ping(), PING_EVERY).unref();
  private readonly changes = new ChangeSender();
  private received: Message[] = [];
  private lastTask = Promise.resolve();
  private isListening = false;
  private isClosed = false;

  constructor(url: string) {
    this.listener = listen(url, {
      onMessage: (message) => this.receive(message),
      onListening: () => this.resync(),
      onLost: () => void (this.isListening = false),
    });
  }

  /**
   * Opens a stream of those boards that the person may see; `PERSONAL_CHANNEL` is open to everyone.
   * @throws Forbidden when there are none, TooManyRequests
   */
  async join({ id: sessionId, user }: SignedIn, boards: number[]): Promise<LiveConnection> {
    if (this.isClosed) throw new Unavailable("The server is about to stop.");
    const others = this.connections.all().filter((connection) => connection.sessionId === sessionId);
    if (others.length >= MAX_STREAMS) throw new TooManyRequests(RETRY_AFTER_SECONDS);

    const connection = new LiveConnection({ sessionId, userId: user.id, boards }, (closed) =>
      this.connections.remove(closed),
    );
    // Added before access is read, so that a revocation from then on is received.
    this.connections.add(connection);
    await this.admit(connection);
    for (const board of connection.boards) this.changes.joined(this.connections.onBoard(board));
    if (this.isListening) connection.open(readyFrame(connection.boards));
    return connection;
  }

  async close() {
    this.isClosed = true;
    clearInterval(this.pings);
    for (const connection of this.connections.all()) connection.end();
    await this.listener.close();
  }

  private async admit(connection: LiveConnection) {
    const access = await readAccess([connection]).catch((error: unknown) => {
      connection.end();
      throw error;
    });
    const [until] = [...connection.boards].flatMap((board) => access.expiryOf(connection, board) ?? []);
    this.revokeLost([connection], access);
    if (!until || connection.boards.size === 0) throw new Forbidden();

    connection.admit(until);
  }

  /** Messages of one tick are sent together. */
  private receive(message: Message) {
    this.received.push(message);
    if (this.received.length === 1) setImmediate(() => this.enqueue(() => this.notify()));
  }

  private async notify() {
    const messages = this.received;
    this.received = [];
    this.endSessions(messages);
    await this.checkAccess(this.affectedBy(messages));
    for (const change of changesOf(messages.filter(isOfBoard)))
      await this.changes.send(change, this.connections.onBoard(change.board));
    this.notifyPeople(messages);
    for (const message of messages.filter(isOfDrag))
      send(this.connections.onBoard(message.board), draggedFrame(message));
  }

  /** Another role shows other boards, so it also changes one's own notifications. */
  private notifyPeople(messages: Message[]) {
    const people = new Set(
      messages.flatMap((message) => ("told" in message ? message.told : "user" in message ? [message.user] : [])),
    );
    this.sendTo(people, NOTIFICATIONS_CHANGED);
    this.sendTo(new Set(messages.flatMap((message) => ("timers" in message ? message.timers : []))), TIMER_CHANGED);
  }

  private sendTo(people: ReadonlySet<number>, change: LiveChange) {
    if (people.size === 0) return;
    const own = [...this.connections.onBoard(PERSONAL_CHANNEL)].filter(({ userId }) => people.has(userId));
    send(own, changedFrame(change));
  }

  private endSessions(messages: Message[]) {
    const ids = new Set(messages.flatMap((message) => ("session" in message ? [message.session] : [])));
    if (ids.size === 0) return;
    for (const connection of this.connections.all()) if (ids.has(connection.sessionId)) connection.end();
  }

  private affectedBy(messages: Message[]): LiveConnection[] {
    const users = new Set(messages.flatMap((message) => ("user" in message ? [message.user] : [])));
    const ofUsers = users.size === 0 ? [] : this.connections.all().filter(({ userId }) => users.has(userId));
    const boards = messages.flatMap((message) =>
      isOfBoard(message) && ["board", "members"].includes(message.what) ? [message.board] : [],
    );
    return [...new Set([...ofUsers, ...boards.flatMap((board) => [...this.connections.onBoard(board)])])];
  }

  /** Without an answer from the database the streams end. */
  private async checkAccess(connections: LiveConnection[]) {
    if (connections.length === 0) return;
    try {
      this.revokeLost(connections, await readAccess(connections));
    } catch (error) {
      logger().error({ err: error }, "the access of live viewers could not be read");
      for (const connection of connections) connection.end();
    }
  }

  private revokeLost(connections: LiveConnection[], access: Access) {
    for (const connection of connections) {
      for (const board of connection.boards)
        if (!access.expiryOf(connection, board)) this.revokeBoard(connection, board);
      if (connection.boards.size === 0) connection.end();
    }
  }

  private revokeBoard(connection: LiveConnection, board: number) {
    this.connections.removeFrom(board, connection);
    connection.boards.delete(board);
    connection.send(endedFrame(board));
  }

  private resync() {
    this.isListening = true;
    this.enqueue(async () => {
      await this.checkAccess(this.connections.all());
      for (const connection of this.connections.all().filter(({ isAdmitted }) => isAdmitted)) {
        if (connection.isOpen) connection.send(RESYNC);
        else connection.open(readyFrame(connection.boards));
      }
    });
  }

  /** One after the other, so that no change is sent before access to its board is checked. */
  private enqueue(work: () => Promise<void>) {
    this.lastTask = this.lastTask
      .then(work)
      .catch((error: unknown) => logger().error({ err: error }, "live viewers were not told"));
  }

  private ping() {
    send(this.connections.all(), PING);
  }
}

function send(connections: Iterable<LiveConnection>, frame: Uint8Array) {
  for (const connection of connections) connection.send(frame);
}

const isOfBoard = (message: Message): message is BoardMessage => "what" in message;
const isOfDrag = (message: Message): message is DragMessage => "drag" in message;
