import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveMessage } from "@/components/live/messages";
import { Stream } from "@/components/live/stream";
import { StreamHub } from "@/components/live/stream-hub";

/** A browser's stream whose server is the test. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    sources.push(this);
  }
  tell(event: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
  close() {
    this.readyState = TestSource.CLOSED;
  }
}

let sources: TestSource[];
let received: LiveMessage[];
let stream: Stream;
let refusal: number;

beforeEach(() => {
  [sources, received, refusal] = [[], [], 500];
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", TestSource);
  vi.stubGlobal("fetch", async () => new Response(null, { status: refusal }));
  stream = new Stream((message) => received.push(message));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = (board: number) => ({ board, what: ["tasks" as const], at: "7", gone: [] });
const last = () => sources.at(-1) ?? expect.fail("No stream was opened.");
const urls = () => sources.filter(({ readyState }) => readyState !== TestSource.CLOSED).map(({ url }) => url);

/** As after a little while in the browser. */
function look(...boards: number[]) {
  stream.look(boards);
  vi.advanceTimersByTime(50);
}

describe("the stream of a browser", () => {
  test("reports that it is open, and what the server sends", () => {
    look(5, 9);
    last().tell("ready", { boards: [5, 9] });
    last().tell("changed", change(9));

    expect(urls()).toEqual(["/live/boards/5,9"]);
    expect(received).toEqual([
      { kind: "open", boards: [5, 9] },
      { kind: "changed", change: change(9) },
    ]);
  });

  test("a page that leaves and comes back at once changes nothing", () => {
    look(5);
    stream.look([]);
    look(5);

    expect(sources).toHaveLength(1);
  });

  test("other boards are opened beside the old ones, which are heard until then", () => {
    look(5);
    const old = last();
    old.tell("ready", { boards: [5] });
    look(5, 9);
    old.tell("changed", change(5));
    last().tell("changed", change(5));
    expect(urls()).toEqual(["/live/boards/5", "/live/boards/5,9"]);

    last().tell("ready", { boards: [5, 9] });

    expect(urls()).toEqual(["/live/boards/5,9"]);
    expect(received.slice(1)).toEqual([
      { kind: "changed", change: change(5) },
      { kind: "open", boards: [5, 9] },
    ]);
  });

  test("what was lost in between is caught up", () => {
    look(5);
    last().tell("ready", { boards: [5] });
    last().fail(0);
    expect(stream.state).toBe("lost");
    last().tell("ready", { boards: [5] });
    last().tell("resync");

    const open = { kind: "open", boards: [5] };
    expect(received).toEqual([open, { kind: "lost" }, open, open]);
    expect(sources).toHaveLength(1);
  });

  test("is renewed before the server ends it, and nobody takes it for lost", () => {
    look(5);
    last().tell("ready", { boards: [5] });
    vi.advanceTimersByTime(14 * 60_000);
    expect(urls()).toEqual(["/live/boards/5", "/live/boards/5"]);

    last().tell("ready", { boards: [5] });

    expect(urls()).toHaveLength(1);
    expect(received.map(({ kind }) => kind)).toEqual(["open", "open"]);
  });

  test("a refusal is tried again, ever more slowly, and at once when the network is back", async () => {
    look(5);
    for (let time = 0; time < 8; time += 1) {
      last().fail(TestSource.CLOSED);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(sources).toHaveLength(9);

    last().fail(TestSource.CLOSED);
    stream.wake();
    expect(sources).toHaveLength(10);
    last().tell("ready", { boards: [5] });
    await vi.advanceTimersByTimeAsync(30_000);

    expect(sources).toHaveLength(10);
    expect(stream.state).toBe("open");
  });

  test("wakes nothing that is open", () => {
    look(5);
    last().tell("ready", { boards: [5] });

    stream.wake();

    expect(sources).toHaveLength(1);
  });

  test("a 403 ends every board, and is not tried again", async () => {
    refusal = 403;
    look(5, 9);
    last().fail(TestSource.CLOSED);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(received).toEqual([{ kind: "lost" }, { kind: "ended", board: 5 }, { kind: "ended", board: 9 }]);
    expect(sources).toHaveLength(1);
    expect(stream.hasRefused(5)).toBe(true);
  });

  test("a board that the server leaves out has ended, and so has one that it ends later", () => {
    look(5, 9);
    last().tell("ready", { boards: [9] });
    last().tell("ended", { board: 9 });

    expect(received).toEqual([
      { kind: "ended", board: 5 },
      { kind: "open", boards: [9] },
      { kind: "ended", board: 9 },
    ]);
    expect(urls()).toEqual([]);
  });

  test("closes when nobody looks any more, and opens again", () => {
    look(5);
    last().tell("ready", { boards: [5] });
    look();
    expect(urls()).toEqual([]);

    look(5);

    expect(urls()).toEqual(["/live/boards/5"]);
  });
});

function aTab(hub: StreamHub) {
  const received: LiveMessage[] = [];
  const tab = { postMessage: (message: LiveMessage) => void received.push(message) };
  return {
    received,
    watch(...boards: number[]) {
      hub.receive(tab, { kind: "watch", boards });
      vi.advanceTimersByTime(50);
    },
  };
}

test("two tabs share one stream, and each receives what happens", () => {
  const hub = new StreamHub();
  const [first, second] = [aTab(hub), aTab(hub)];
  first.watch(5);
  second.watch(9);
  last().tell("ready", { boards: [5, 9] });
  last().tell("changed", change(9));

  expect(last().url).toBe("/live/boards/5,9");
  const messages = [
    { kind: "open", boards: [5, 9] },
    { kind: "changed", change: change(9) },
  ];
  expect([first.received, second.received]).toEqual([messages, messages]);
});

test("a tab that comes later receives the state of the stream", () => {
  const hub = new StreamHub();
  aTab(hub).watch(5);
  last().tell("ready", { boards: [5] });
  const late = aTab(hub);

  late.watch(5);

  expect(late.received).toEqual([{ kind: "open", boards: [5] }]);
  expect(sources).toHaveLength(1);
});

test("a tab that is closed receives nothing, and its boards are no longer watched", () => {
  const hub = new StreamHub();
  const [closed, open] = [aTab(hub), aTab(hub)];
  closed.watch(5);
  open.watch(9);
  last().tell("ready", { boards: [5, 9] });
  closed.watch();
  last().tell("ready", { boards: [9] });
  last().tell("changed", change(9));

  expect(last().url).toBe("/live/boards/9");
  expect(closed.received).toHaveLength(1);
  expect(open.received).toHaveLength(3);
});
