import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Post, enqueue, resend, sendAll, discard, type Unsent, unsentIn } from "@/components/task/comments/outbox";
import { ApiError } from "@/lib/api";

let made = 0;
let outbox: string;
let storage: Map<string, string>;
let posts: { unsent: Unsent; take: () => void; refuse: (error: Error) => void }[];

beforeEach(() => {
  outbox = `outbox ${(made += 1)}`;
  storage = new Map();
  posts = [];
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  for (const { key } of unsentIn(outbox)) discard(outbox, key);
  vi.unstubAllGlobals();
});

describe("the outbox", () => {
  test("sends comments one by one, in the order in which they were written", async () => {
    write("one");
    write("two");
    expect([texts(), posts.length]).toEqual([["one", "two"], 1]);

    posts[0]?.take();
    await vi.waitFor(() => expect(posts.map(({ unsent }) => unsent.text)).toEqual(["one", "two"]));
    posts[1]?.take();

    await vi.waitFor(() => expect(texts()).toEqual([]));
    expect(storage.size).toBe(0);
  });

  test("keeps a refused comment with its reason, sends the next ones, and retries with the same key", async () => {
    write("one");
    write("two");

    posts[0]?.refuse(new ApiError(400, "no", "Too long."));
    await vi.waitFor(() => expect(posts).toHaveLength(2));
    expect(unsentIn(outbox)).toMatchObject([
      { text: "one", state: "failed", problem: "Too long." },
      { text: "two", state: "going" },
    ]);
    posts[1]?.take();
    await vi.waitFor(() => expect(texts()).toEqual(["one"]));
    resend(outbox, unsentIn(outbox)[0]?.key ?? "", post);

    await vi.waitFor(() => expect(posts).toHaveLength(3));
    expect(posts[2]?.unsent.key).toBe(posts[0]?.unsent.key);
  });

  test("sends a comment as soon as the connection is back", async () => {
    write("one");

    posts[0]?.refuse(new ApiError(0, "unreachable", "No."));
    await vi.waitFor(() => expect(unsentIn(outbox)[0]?.state).toBe("offline"));
    await vi.waitFor(() => expect(posts).toHaveLength(2), { timeout: 3_000 });
    posts[1]?.take();

    await vi.waitFor(() => expect(texts()).toEqual([]));
  });

  test("sends the next comment when a waiting one is discarded", async () => {
    write("one");
    write("two");
    posts[0]?.refuse(new ApiError(0, "unreachable", "No."));
    await vi.waitFor(() => expect(unsentIn(outbox)[0]?.state).toBe("offline"));

    discard(outbox, unsentIn(outbox)[0]?.key ?? "");

    await vi.waitFor(() => expect(posts.at(-1)?.unsent.text).toBe("two"));
    expect(texts()).toEqual(["two"]);
  });

  test("sends stored comments after a reload", async () => {
    storage.set(
      "kept",
      JSON.stringify([{ key: "k", parentId: 4, text: "one", images: [], after: 0, state: "offline", problem: "" }]),
    );

    void sendAll("kept", post);

    expect(posts).toMatchObject([{ unsent: { key: "k", parentId: 4 } }]);
    posts[0]?.take();
    await vi.waitFor(() => expect(storage.has("kept")).toBe(false));
  });
});

const texts = () => unsentIn(outbox).map(({ text }) => text);

const write = (text: string) => enqueue(outbox, { parentId: null, text, images: [], after: 0 }, post);

const post: Post = (unsent) => new Promise((take, refuse) => void posts.push({ unsent, take, refuse }));
