import { describe, expect, test } from "vitest";
import type { Draft } from "@/components/text/saving/drafts";
import { type SavingState, TextSaver } from "@/components/text/saving/text-saver";
import { ApiError } from "@/lib/api";

/** A text on a server that refuses what was begun from another one, and may lose its answer, as ours does. */
function aText(stored: string | null, { from = stored, loses = 0 } = {}) {
  const server = { stored, sent: [] as string[], isDown: false, loses };
  const kept: { draft: Draft | null } = { draft: null };
  const states: SavingState[] = [];
  const saver = new TextSaver(from, {
    send: async (text, begun) => {
      server.sent.push(text);
      if (server.isDown) throw new ApiError(0, "unreachable", "The server can't be reached.");
      if ((begun ?? "") !== (server.stored ?? ""))
        throw new ApiError(409, "rest_conflict", "Somebody else changed this text meanwhile.");
      server.stored = text.replace("<br>", "<br />");
      if (server.loses-- > 0) throw new ApiError(409, "rest_conflict", "Asked a second time.");
      return server.stored;
    },
    read: async () => server.stored,
    isSame: (one, other) => (one ?? "").replace("<br />", "<br>") === (other ?? "").replace("<br />", "<br>"),
    storeDraft: (draft) => (kept.draft = draft),
    discardDraft: (settled) => {
      if (settled === undefined || settled === kept.draft?.text) kept.draft = null;
    },
    notify: (state) => states.push(state),
    pause: 1,
  });
  return { saver, server, kept, states };
}

describe("a text that is written", () => {
  test("is kept until it is saved", async () => {
    const { saver, server, kept } = aText("old");

    saver.type("new");
    expect(kept.draft).toEqual({ from: "old", text: "new" });
    await saver.flush();

    expect(server.stored).toBe("new");
    expect(kept.draft).toBeNull();
    expect(saver.isIdle()).toBe(true);
  });

  test("goes on from what was saved, however the server writes it", async () => {
    const { saver, server } = aText(null);

    saver.type("one<br>");
    await saver.flush();
    saver.type("one<br>two");
    await saver.flush();

    expect(server.stored).toBe("one<br />two");
  });

  test("is saved one at a time when it is written meanwhile", async () => {
    const { saver, server, kept } = aText("");

    saver.type("a");
    const saving = saver.flush();
    saver.type("ab");
    await saving;

    expect(server).toMatchObject({ stored: "ab", sent: ["a", "ab"] });
    expect(kept.draft).toBeNull();
  });

  test("is tried once more when it was asked for during a request that fails", async () => {
    const { saver, server } = aText("old");
    server.isDown = true;
    saver.type("new");
    const saving = saver.flush();

    server.isDown = false;
    await Promise.all([saving, saver.flush()]);

    expect(server).toMatchObject({ stored: "new", sent: ["new", "new"] });
    expect(saver.isIdle()).toBe(true);
  });

  test("is not forgotten when an older one is saved that was still on its way", async () => {
    const { saver, server, kept } = aText("old");

    saver.type("new");
    const saving = saver.flush();
    kept.draft = { from: "old", text: "newer, in a field opened since" };
    await saving;

    expect(server.stored).toBe("new");
    expect(kept.draft).toEqual({ from: "old", text: "newer, in a field opened since" });
  });

  test("is not sent when it is as it was", async () => {
    const { saver, server, kept } = aText("old");

    saver.type("older");
    saver.type("old");
    await saver.flush();

    expect(server.sent).toEqual([]);
    expect(kept.draft).toBeNull();
  });
});

describe("when it can't be saved", () => {
  test("it is reported, stored as a draft, and saved on retry", async () => {
    const { saver, server, kept, states } = aText("old");
    server.isDown = true;

    saver.type("new");
    await saver.flush();
    expect(states.at(-1)).toMatchObject({ kind: "failed", problem: { status: 0 } });
    expect(kept.draft).toEqual({ from: "old", text: "new" });

    server.isDown = false;
    await saver.flush();
    expect(states.at(-1)).toEqual({ kind: "idle" });
    expect(server.stored).toBe("new");
  });

  test("an answer that was lost is no conflict", async () => {
    const { saver, server, states } = aText("old", { loses: 1 });

    saver.type("new");
    await saver.flush();

    expect(server.stored).toBe("new");
    expect(states).toEqual([{ kind: "idle" }]);
  });

  test("nor is a text that arrived without an answer, when more was written since", async () => {
    const { saver, server, states } = aText("old");
    server.isDown = true;
    saver.type("new");
    await saver.flush();
    Object.assign(server, { isDown: false, stored: "new" });

    saver.type("newer");
    await saver.flush();

    expect(server.stored).toBe("newer");
    expect(states.at(-1)).toEqual({ kind: "idle" });
  });

  test("a beginning that is only written otherwise is no conflict", async () => {
    const { saver, server, states } = aText("one<br />", { from: "one<br>" });

    saver.type("one, two");
    await saver.flush();

    expect(server.stored).toBe("one, two");
    expect(states).toEqual([{ kind: "idle" }]);
  });
});

describe("what somebody else wrote meanwhile", () => {
  const conflict = async () => {
    const text = aText("theirs", { from: "old" });
    text.saver.type("mine");
    await text.saver.flush();
    return text;
  };

  test("is not written over unseen, and mine is kept", async () => {
    const { saver, server, kept, states } = await conflict();

    expect(states.at(-1)).toEqual({ kind: "conflict", theirs: "theirs" });
    saver.type("mine, longer");
    await saver.flush();

    expect(server.stored).toBe("theirs");
    expect(kept.draft).toMatchObject({ text: "mine, longer" });
  });

  test("gives way when I say so", async () => {
    const { saver, server, kept, states } = await conflict();

    await saver.keepMine();

    expect(server.stored).toBe("mine");
    expect(kept.draft).toBeNull();
    expect(states.at(-1)).toEqual({ kind: "idle" });
  });

  test("stays when I say so, and the next text is begun from it", async () => {
    const { saver, server, kept } = await conflict();

    saver.takeTheirs();
    expect(kept.draft).toBeNull();
    saver.type("theirs and mine");
    await saver.flush();

    expect(server.stored).toBe("theirs and mine");
  });
});
