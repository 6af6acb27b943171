import { expect, test } from "vitest";
import { concurrencyLimit } from "@/lib/database/concurrency-limit";

function controlledTasks(limit: number) {
  const limited = concurrencyLimit(limit);
  const started: number[] = [];
  const end: ((error?: Error) => void)[] = [];
  const start = (at: number) =>
    limited(
      () =>
        new Promise<number>(
          (done, fail) => (started.push(at), (end[at] = (error) => (error ? fail(error) : done(at)))),
        ),
    );
  return { started, end, start };
}

test("no more tasks than the limit run at a time, and the others start in their order", async () => {
  const { started, end, start } = controlledTasks(2);
  const all = [0, 1, 2, 3].map(start);
  expect(started).toEqual([0, 1]);

  end[1]?.();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  end[0]?.();
  await all[0];
  expect(started).toEqual([0, 1, 2, 3]);

  end[2]?.();
  end[3]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test("a failed task lets the next one start, and later tasks find a free slot", async () => {
  const { started, end, start } = controlledTasks(1);
  const [first, second] = [start(0), start(1)];

  end[0]?.(new Error("failed"));
  await expect(first).rejects.toThrow("failed");
  end[1]?.();
  await second;
  const third = start(2);

  expect(started).toEqual([0, 1, 2]);
  end[2]?.();
  await third;
});
