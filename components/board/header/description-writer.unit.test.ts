import { describe, expect, test, vi } from "vitest";
import { DescriptionWriter } from "@/components/board/header/description-writer";
import type { Draft } from "@/components/text/saving/drafts";
import type { SavingState } from "@/components/text/saving/text-saver";
import { ApiError } from "@/lib/api";

/** A description on a server that responds on demand, over a connection that returns on demand. */
function aDescription(stored: string | null, { isOnline = true } = {}) {
  const server = { stored, sent: [] as string[], answers: Promise.resolve() };
  const kept: { draft: Draft | null } = { draft: null };
  const notifications: SavingState[] = [];
  const line = aPromise();
  if (isOnline) line.resolve();
  const writer = new DescriptionWriter(
    { from: stored, text: stored ?? "" },
    {
      send: async (text, from) => {
        server.sent.push(text);
        await server.answers;
        if (from !== server.stored)
          throw new ApiError(409, "rest_conflict", "Somebody else changed this text meanwhile.");
        return (server.stored = text);
      },
      read: async () => server.stored,
      isSame: (one, other) => (one ?? "") === (other ?? ""),
      storeDraft: (draft) => (kept.draft = draft),
      discardDraft: () => (kept.draft = null),
      untilOnline: (unwanted) =>
        Promise.race([
          line.promise,
          new Promise<void>((_, refuse) => unwanted.addEventListener("abort", () => refuse(unwanted.reason))),
        ]),
      notify: (state) => notifications.push(state),
    },
  );
  /** The next answer of the server is given by the returned function. */
  function slow() {
    const answer = aPromise();
    server.answers = answer.promise;
    return answer.resolve;
  }
  return { writer, server, kept, notifications, line, slow };
}

function aPromise() {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => resolvers.push(resolve));
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

describe("a description that is saved", () => {
  test("is kept until then, and done when all of it is stored", async () => {
    const { writer, server, kept } = aDescription("old");

    writer.type("new");
    expect(kept.draft).toEqual({ from: "old", text: "new" });

    expect(await writer.save("flush")).toBe(true);
    expect(server.stored).toBe("new");
    expect(kept.draft).toBeNull();
  });

  test("keeps the words that are typed while it is on its way", async () => {
    const { writer, server, kept, slow } = aDescription("old");
    const answer = slow();
    writer.type("one");
    const saving = writer.save("flush");
    writer.type("one two three");
    answer();

    expect(await saving).toBe(false);
    expect(server.stored).toBe("one");
    expect(kept.draft).toEqual({ from: "one", text: "one two three" });
    expect(await writer.save("flush")).toBe(true);
    expect(server.stored).toBe("one two three");
    expect(kept.draft).toBeNull();
  });

  test("keeps them when what is typed is the old text again", async () => {
    const { writer, kept, slow } = aDescription("old");
    const answer = slow();
    writer.type("one");
    const saving = writer.save("flush");
    writer.type("old");
    answer();

    expect(await saving).toBe(false);
    expect(kept.draft).toEqual({ from: "one", text: "old" });
  });

  test("keeps them over somebody else's text, too", async () => {
    const { writer, server, kept, slow } = aDescription("old");
    writer.type("mine");
    server.stored = "theirs";
    expect(await writer.save("flush")).toBe(false);
    expect(writer.state().saving).toMatchObject({ kind: "conflict", theirs: "theirs" });
    const answer = slow();
    const saving = writer.save("keepMine");
    writer.type("mine and more");
    answer();

    expect(await saving).toBe(false);
    expect(server.stored).toBe("mine");
    expect(kept.draft).toEqual({ from: "mine", text: "mine and more" });
  });
});

describe("without a connection", () => {
  test("it says that it waits, and sends what was written last", async () => {
    const { writer, server, kept, line } = aDescription("old", { isOnline: false });
    writer.type("one");
    const first = writer.save("flush");
    expect(writer.state().phase).toBe("waiting");
    writer.type("one BBB");
    const second = writer.save("flush");
    line.resolve();

    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(server.sent).toEqual(["one", "one BBB"]);
    expect(server.stored).toBe("one BBB");
    expect(kept.draft).toBeNull();
    expect(writer.state().phase).toBe("none");
  });

  test("what is written on and not saved stays", async () => {
    const { writer, server, kept, line } = aDescription("old", { isOnline: false });
    writer.type("one");
    const saving = writer.save("flush");
    writer.type("one BBB");
    line.resolve();

    expect(await saving).toBe(false);
    expect(server.stored).toBe("one");
    expect(kept.draft).toEqual({ from: "one", text: "one BBB" });
  });

  test("what is cancelled is never sent", async () => {
    const { writer, server, kept, notifications, line } = aDescription("old", { isOnline: false });
    writer.type("one");
    const saving = writer.save("flush");

    expect(writer.cancel()).toBe(true);
    line.resolve();
    expect(await saving).toBe(false);
    expect(server.sent).toEqual([]);
    expect(kept.draft).toBeNull();
    expect(notifications).toEqual([]);
  });
});

test("a cancelling that comes too late says so, and keeps nothing", async () => {
  const { writer, server, kept, slow } = aDescription("old");
  const answer = slow();
  writer.type("one");
  const saving = writer.save("flush");
  await vi.waitUntil(() => server.sent.length > 0);
  writer.type("one two");

  expect(writer.cancel()).toBe(false);
  answer();
  await saving;
  expect(server.stored).toBe("one");
  expect(kept.draft).toBeNull();
});
