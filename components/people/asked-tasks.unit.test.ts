import { expect, test } from "vitest";
import { addressOfTasks, type AskedTasks, askedTasksIn } from "@/components/people/asked-tasks";

test.each<[string, Partial<AskedTasks>]>([
  ["/people/5", {}],
  ["/people/5?tasks=overdue", { tab: "overdue" }],
  ["/people/5?tasks=mentioned&pages=3", { tab: "mentioned", pages: 3 }],
])("%s is read as it is written", (address, asked) => {
  const params = Object.fromEntries(new URL(address, "http://boards.test").searchParams);

  expect(addressOfTasks(5, asked)).toBe(address);
  expect(askedTasksIn(params)).toEqual({ tab: "open", pages: 1, ...asked });
});

test.each([{ tasks: "x" }, { tasks: ["toString", "overdue"] }, { pages: "-1" }, { pages: "1.5" }, {}])("%j is the usual page", (params) => {
  expect(askedTasksIn(params)).toEqual({ tab: "open", pages: 1 });
});

test("the pages end somewhere", () => {
  expect(askedTasksIn({ pages: "9999" }).pages).toBe(100);
});
