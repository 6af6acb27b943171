import { expect, test } from "vitest";
import { addressOfTasks, type TasksSearch, tasksSearchIn } from "@/components/people/tasks-search-params";

test.each<[string, Partial<TasksSearch>]>([
  ["/people/5", {}],
  ["/people/5?tasks=overdue", { tab: "overdue" }],
  ["/people/5?tasks=mentioned&pages=3", { tab: "mentioned", pages: 3 }],
])("%s is read as it was written", (address, query) => {
  const params = Object.fromEntries(new URL(address, "http://boards.test").searchParams);

  expect(addressOfTasks(5, query)).toBe(address);
  expect(tasksSearchIn(params)).toEqual({ tab: "open", pages: 1, ...query });
});

test.each([{ tasks: "x" }, { tasks: ["toString", "overdue"] }, { pages: "-1" }, { pages: "1.5" }, {}])(
  "%j falls back to the defaults",
  (params) => {
    expect(tasksSearchIn(params)).toEqual({ tab: "open", pages: 1 });
  },
);

test("the pages are limited", () => {
  expect(tasksSearchIn({ pages: "9999" }).pages).toBe(100);
});
