import { expect, test } from "vitest";
import { letJobsFinish } from "@/lib/jobs/let-jobs-finish";

const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error("ECONNREFUSED"));
const answers = () => Promise.resolve();

test("the worker's jobs may finish while the database answers", async () => {
  let isStopped = false;
  const stop = () => new Promise<void>((resolve) => setImmediate(() => resolve(void (isStopped = true))));

  await letJobsFinish({ stop, pingDatabase: answers });

  expect(isStopped).toBe(true);
});

test("the process does not wait for jobs that can't be stored, whether the database is unreachable at first or later", async () => {
  let queries = 0;

  await letJobsFinish({ stop: never, pingDatabase: refused });
  await letJobsFinish({ stop: never, pingDatabase: () => ((queries += 1) > 2 ? refused() : answers()) });

  expect(queries).toBe(3);
});

test("jobs that never end, and a database that neither answers nor refuses, do not block for ever", async () => {
  await letJobsFinish({ stop: never, pingDatabase: never, longest: 1 });
});

test("reports what keeps the worker from stopping", async () => {
  await expect(letJobsFinish({ stop: refused, pingDatabase: answers })).rejects.toThrow("ECONNREFUSED");
});
