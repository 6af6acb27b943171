import { expect, test, vi } from "vitest";
import { coalesce } from "@/components/ui/hooks/coalesce";

test("what is asked for while it is being done is done once more, however often it is asked for", async () => {
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

test("after a failure it is done again when it is asked for", async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(undefined);
  const ask = coalesce(work);

  await expect(ask()).rejects.toThrow("no");
  await ask();

  expect(work).toHaveBeenCalledTimes(2);
});
