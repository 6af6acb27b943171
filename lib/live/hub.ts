import "server-only";
import { Forbidden, TooManyRequests, Unavailable } from "@/lib/errors";
import { type Access, accessOf } from "@/lib/live/access";
import { type BoardMessage, changesOf, type DragMessage, type Message, ONESELF, NOTIFIED } from "@/lib/live/changes";
import { changed, dragged, ended, PING, ready, RESYNC } from "@/lib/live/frames";
import { listen } from "@/lib/live/listen";
import { Viewer } from "@/lib/live/viewer";
import { Viewers } from "@/lib/live/viewers";
import { logger } from "@/lib/logger";
import type { SignedIn } from "@/lib/users/sessions/find";

const PING_EVERY = 15_000;
const MOST_STREAMS = 50;
const AGAIN_IN_SECONDS = 30;

/** Everybody who looks at boards through this process, and what the database tells of them. */
export class Hub {
  private readonly viewers = new Viewers();
  private readonly connection: ReturnType<typeof listen>;
  private readonly pings = setInterval(() => this.ping(), PING_EVERY).unref();
  private received: Message[] = [];
  private lastTurn = Promise.resolve();
  private isListening = false;
  private isClosed = false;

  constructor(url: string) {
    this.connection = listen(url, {
      onMessage: (message) => this.receive(message),
      onListening: () => this.catchUp(),
      onLost: () => void (this.isListening = false),
    });
  }

  /** A viewer of those of the boards that he may see; of `ONESELF` everybody may who is signed in. @throws Forbidden when there are none, TooManyRequests */
  async join({ id: sessionId, user }: SignedIn, boards: number[]): Promise<Viewer> {
    if (this.isClosed) throw new Unavailable("The server is about to stop.");
    const others = this.viewers.everybody().filter((viewer) => viewer.sessionId === sessionId);
    if (others.length >= MOST_STREAMS) throw new TooManyRequests(AGAIN_IN_SECONDS);

    const viewer = new Viewer({ sessionId, userId: user.id, boards }, (gone) => this.viewers.remove(gone));
    // Before his access is read: whoever takes it away from then on is heard.
    this.viewers.add(viewer);
    await this.admit(viewer);
    if (this.isListening) viewer.open(ready(viewer.boards));
    return viewer;
  }

  /** Ends all streams. */
  async close() {
    this.isClosed = true;
    clearInterval(this.pings);
    for (const viewer of this.viewers.everybody()) viewer.end();
    await this.connection.close();
  }

  private async admit(viewer: Viewer) {
    const access = await accessOf([viewer]).catch((error: unknown) => {
      viewer.end();
      throw error;
    });
    const [until] = [...viewer.boards].flatMap((board) => access.expiryOf(viewer, board) ?? []);
    this.takeAway([viewer], access);
    if (!until || viewer.boards.size === 0) throw new Forbidden();

    viewer.admit(until);
  }

  /** What comes in one tick is told together. */
  private receive(message: Message) {
    this.received.push(message);
    if (this.received.length === 1) setImmediate(() => this.inTurn(() => this.tell()));
  }

  private async tell() {
    const messages = this.received;
    this.received = [];
    this.endSessions(messages);
    await this.look(this.touchedBy(messages));
    for (const change of changesOf(messages.filter(isOfBoard)))
      send(this.viewers.onBoard(change.board), changed(change));
    this.tellPeople(messages);
    for (const message of messages.filter(isOfDrag)) send(this.viewers.onBoard(message.board), dragged(message));
  }

  /** Whose own notifications may be others than before: with another role he sees other boards. */
  private tellPeople(messages: Message[]) {
    const people = new Set(
      messages.flatMap((message) => ("told" in message ? message.told : "user" in message ? [message.user] : [])),
    );
    if (people.size > 0)
      send(
        [...this.viewers.onBoard(ONESELF)].filter(({ userId }) => people.has(userId)),
        changed(NOTIFIED),
      );
  }

  private endSessions(messages: Message[]) {
    const ids = new Set(messages.flatMap((message) => ("session" in message ? [message.session] : [])));
    if (ids.size === 0) return;
    for (const viewer of this.viewers.everybody()) if (ids.has(viewer.sessionId)) viewer.end();
  }

  /** Whose access may be another now. */
  private touchedBy(messages: Message[]): Viewer[] {
    const users = new Set(messages.flatMap((message) => ("user" in message ? [message.user] : [])));
    const ofUsers = users.size === 0 ? [] : this.viewers.everybody().filter(({ userId }) => users.has(userId));
    const boards = messages.flatMap((message) =>
      isOfBoard(message) && ["board", "members"].includes(message.what) ? [message.board] : [],
    );
    return [...new Set([...ofUsers, ...boards.flatMap((board) => [...this.viewers.onBoard(board)])])];
  }

  /** Reads anew what they may see. Without an answer nobody sees anything. */
  private async look(viewers: Viewer[]) {
    if (viewers.length === 0) return;
    try {
      this.takeAway(viewers, await accessOf(viewers));
    } catch (error) {
      logger().error({ err: error }, "the access of live viewers could not be read");
      for (const viewer of viewers) viewer.end();
    }
  }

  private takeAway(viewers: Viewer[], access: Access) {
    for (const viewer of viewers) {
      for (const board of viewer.boards) if (!access.expiryOf(viewer, board)) this.takeBoard(viewer, board);
      if (viewer.boards.size === 0) viewer.end();
    }
  }

  private takeBoard(viewer: Viewer, board: number) {
    this.viewers.removeFrom(board, viewer);
    viewer.boards.delete(board);
    viewer.send(ended(board));
  }

  private catchUp() {
    this.isListening = true;
    this.inTurn(async () => {
      await this.look(this.viewers.everybody());
      for (const viewer of this.viewers.everybody().filter(({ isAdmitted }) => isAdmitted)) {
        if (viewer.isOpen) viewer.send(RESYNC);
        else viewer.open(ready(viewer.boards));
      }
    });
  }

  /** One after the other: nobody is told of a board while it is still open whether he may see it. */
  private inTurn(work: () => Promise<void>) {
    this.lastTurn = this.lastTurn
      .then(work)
      .catch((error: unknown) => logger().error({ err: error }, "live viewers were not told"));
  }

  private ping() {
    send(this.viewers.everybody(), PING);
  }
}

function send(viewers: Iterable<Viewer>, frame: Uint8Array) {
  for (const viewer of viewers) viewer.send(frame);
}

const isOfBoard = (message: Message): message is BoardMessage => "what" in message;
const isOfDrag = (message: Message): message is DragMessage => "drag" in message;
