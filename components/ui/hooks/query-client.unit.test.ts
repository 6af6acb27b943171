import { expect, test } from "vitest";
import { QueryObserver } from "@tanstack/react-query";
import { FreshQueryClient } from "@/components/ui/hooks/query-client";

const queryKey = ["comments"];

test("a first read that a change overtakes is repeated once", async () => {
  const client = new FreshQueryClient();
  const answers: ((list: string[]) => void)[] = [];
  const read = () => new Promise<string[]>((resolve) => answers.push(resolve));
  new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);

  const done = [client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey })];
  answers[0]?.(["first"]);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(["first", "second"]);
  await Promise.all(done);

  expect(client.getQueryData(queryKey)).toEqual(["first", "second"]);
  expect(answers).toHaveLength(2);
});

test("a first read that fails is tried again, too", async () => {
  const client = new FreshQueryClient({ defaultOptions: { queries: { retry: false } } });
  let reads = 0;
  const queryFn = async () => {
    reads += 1;
    if (reads === 1) throw new Error("no network");
    return ["second"];
  };
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);

  await client.invalidateQueries({ queryKey });

  expect(client.getQueryData(queryKey)).toEqual(["second"]);
});
