import { Leader } from "@/components/live/leader";
import type { Source } from "@/components/live/watch";
import type { Word } from "@/components/live/words";

/** What tabs send each other. */
type Note =
  | { kind: "want"; tab: string; boards: number[] }
  /** Is the leader awake? */
  | { kind: "ask" }
  | { kind: "here" }
  /** There is a new leader, who has to know what is wanted. */
  | { kind: "who" }
  | { kind: "word"; word: Word; to?: string };

const NAME = "boards-live";
const ASK_EVERY = 20_000;
const PATIENCE = 3_000;

export const canShare = () => typeof BroadcastChannel === "function" && "locks" in navigator;

/** One stream for all tabs of the browser, held by one of them: HTTP/1.1 allows few connections. */
export class SharedStream implements Source {
  private readonly tab = crypto.randomUUID();
  private readonly channel = new BroadcastChannel(NAME);
  private leader: Leader | null = null;
  private boards: number[] = [];
  /** A leader that finds the lock of a tab free takes the tab for gone. */
  private holdsItsLock = false;
  private line = new AbortController();
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly notify: (word: Word) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<Note>) => this.receive(data);
    this.holdUntilGone();
    this.stand({ signal: this.line.signal });
    setInterval(() => this.ask(), ASK_EVERY);
  }

  look(boards: number[]) {
    this.boards = boards;
    this.tellWants();
    this.ask();
  }

  wake() {
    if (this.leader) this.leader.wake();
    else this.ask();
  }

  private receive(note: Note) {
    this.answer(note);
    if (note.kind === "who") this.tellWants();
    if (note.kind === "word" || note.kind === "here" || note.kind === "who") clearTimeout(this.patience);
    if (note.kind === "word" && !this.leader && (note.to ?? this.tab) === this.tab) this.notify(note.word);
  }

  /** As the leader. */
  private answer(note: Note) {
    if (!this.leader) return;
    if (note.kind === "ask") {
      this.leader.wake();
      this.send({ kind: "here" });
    }
    if (note.kind === "want") {
      if (!this.leader.knows(note.tab)) this.forgetOnceGone(note.tab, this.leader);
      for (const word of this.leader.want(note.tab, note.boards)) this.send({ kind: "word", word, to: note.tab });
    }
  }

  private tellWants() {
    if (this.leader) this.leader.want(this.tab, this.boards).forEach(this.notify);
    else if (this.holdsItsLock) this.send({ kind: "want", tab: this.tab, boards: this.boards });
  }

  /** The leader may be frozen, as browsers do with hidden tabs: a tab that is seen then takes its place. */
  private ask() {
    if (this.leader || this.boards.length === 0 || document.visibilityState !== "visible") return;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.takeOver(), PATIENCE);
    this.send({ kind: "ask" });
  }

  private takeOver() {
    this.line.abort();
    this.stand({ steal: true });
  }

  /** In line for the place of the leader, who keeps it until the tab is gone or another one steals it. */
  private stand(options: LockOptions) {
    navigator.locks
      .request(NAME, options, () => this.lead())
      .catch(() => {
        if (!options.signal?.aborted) this.resign();
      });
  }

  private lead(): Promise<never> {
    clearTimeout(this.patience);
    this.leader = new Leader((word) => {
      this.notify(word);
      this.send({ kind: "word", word });
    });
    this.tellWants();
    this.send({ kind: "who" });
    return forever();
  }

  private resign() {
    this.leader?.close();
    this.leader = null;
    this.line = new AbortController();
    this.stand({ signal: this.line.signal });
    this.tellWants();
  }

  private send(note: Note) {
    this.channel.postMessage(note);
  }

  /** Even a tab that crashes lets its locks go: that is how a leader learns that it is gone. */
  private holdUntilGone() {
    void navigator.locks.request(nameOf(this.tab), () => {
      this.holdsItsLock = true;
      this.tellWants();
      return forever();
    });
  }

  private forgetOnceGone(tab: string, leader: Leader) {
    void navigator.locks.request(nameOf(tab), () => leader.forget(tab));
  }
}

const nameOf = (tab: string) => `${NAME} ${tab}`;
const forever = () => new Promise<never>(() => undefined);
