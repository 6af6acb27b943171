import { expect, test } from "vitest";
import { addressOfActivity, homeSearchIn } from "@/components/home/search-params";
import { addressOfTasks, tasksSearchIn } from "@/components/my-tasks/search-params";

const all = { tab: null, boardIds: [], order: null, pages: 1 };

test.each([
  ["/my-tasks", {}],
  ["/my-tasks?tab=overdue", { tab: "overdue" as const }],
  ["/my-tasks?boards=3,12", { boardIds: [3, 12] }],
  ["/my-tasks?sort=priority", { order: { sort: "priority" as const, isDescending: true } }],
  ["/my-tasks?sort=priority&order=asc", { order: { sort: "priority" as const, isDescending: false } }],
  ["/my-tasks?sort=title&order=desc&pages=2", { order: { sort: "title" as const, isDescending: true }, pages: 2 }],
])("%s is the address of its search", (address, search) => {
  const params = Object.fromEntries(new URL(address, "https://boards.test").searchParams);

  expect(addressOfTasks({ path: "/my-tasks" }, search)).toBe(address);
  expect(tasksSearchIn(params)).toEqual({ ...all, ...search });
});

test("unknown values are ignored", () => {
  const params = { tab: "mine", boards: "1,x,-2,1", sort: "size", order: "down", pages: "-3" };

  expect(tasksSearchIn(params)).toEqual({ ...all, boardIds: [1] });
});

test("the tabs of tasks and of activity on the home page keep each other", () => {
  const search = homeSearchIn({ tab: "completed", activity: "mentions", boards: "1" });

  expect(search).toEqual({ tasks: { ...all, tab: "completed" }, activity: "mentions" });
  expect(addressOfActivity(search, "updates")).toBe("/?tab=completed&activity=updates");
  expect(addressOfActivity(search, "all")).toBe("/?tab=completed");
});
