import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveMessage } from "@/components/live/messages";
import { StreamHub } from "@/components/live/stream-hub";

const opened: (EventTarget & { url: string })[] = [];

class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor(readonly url: string) {
    super();
    opened.push(this);
  }
  close() {
    this.readyState = TestSource.CLOSED;
  }
}

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", TestSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

const say = (event: string, data: object) =>
  opened.at(-1)?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
const change = { board: 9, what: ["tasks" as const], at: "7", gone: [] };

test("two tabs share one stream, and each receives what happens", () => {
  const hub = new StreamHub();
  const [first, second] = [aTab(hub), aTab(hub)];
  first.watch(5);
  second.watch(9);
  say("ready", { boards: [5, 9] });
  say("changed", change);

  expect(opened.at(-1)?.url).toBe("/live/boards/5,9");
  const messages = [
    { kind: "open", boards: [5, 9] },
    { kind: "changed", change },
  ];
  expect([first.received, second.received]).toEqual([messages, messages]);
});

test("a tab that comes later receives the state of the stream", () => {
  const hub = new StreamHub();
  aTab(hub).watch(5);
  say("ready", { boards: [5] });
  const late = aTab(hub);

  late.watch(5);

  expect(late.received).toEqual([{ kind: "open", boards: [5] }]);
  expect(opened).toHaveLength(1);
});

test("a tab that is closed receives nothing, and its boards are no longer watched", () => {
  const hub = new StreamHub();
  const [closed, open] = [aTab(hub), aTab(hub)];
  closed.watch(5);
  open.watch(9);
  say("ready", { boards: [5, 9] });
  closed.watch();
  say("ready", { boards: [9] });
  say("changed", change);

  expect(opened.at(-1)?.url).toBe("/live/boards/9");
  expect(closed.received).toHaveLength(1);
  expect(open.received).toHaveLength(3);
});
