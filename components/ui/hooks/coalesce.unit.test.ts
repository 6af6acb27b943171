import { expect, test, vi } from "vitest";
import { coalesce } from "@/components/ui/hooks/coalesce";

test("runs once more when it is called while running, however often", async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const ask = coalesce(work);

  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await Promise.all([first, ...others]);

  expect(work).toHaveBeenCalledTimes(2);
});

test("runs again when it is called after a failure", async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(undefined);
  const ask = coalesce(work);

  await expect(ask()).rejects.toThrow("no");
  await ask();

  expect(work).toHaveBeenCalledTimes(2);
});
