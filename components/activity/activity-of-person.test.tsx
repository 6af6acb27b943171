import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ActivityOfPerson } from "@/components/activity/activity-of-person";
import { expectAccessible } from "@/components/testing/axe";
import { aLineOfPerson, pageOf } from "@/components/testing/activity";
import { expectCount, expectText } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

test("a person's activity names its tasks by day and loads more on scroll", async () => {
  const lines = Array.from({ length: 45 }, (_, at) => aLineOfPerson(`Bed ${45 - at}`));
  server.answer("GET /boards/v2/member/2/activities", ({ query }) => ({
    activities: pageOf(lines, query, 40),
    pagination: { total: lines.length },
  }));
  await show(
    <>
      <h1>Max Example</h1>
      <ActivityOfPerson
        personId={2}
        isMe={false}
        first={{ lines: lines.slice(0, 40), total: lines.length }}
        clock={{ renderedAt: "2026-11-20T09:00:00Z", timeZone: "UTC", locale: "en_US" }}
      />
    </>,
  );
  const topics = page.getByRole("region", { name: "Activity", exact: true }).getByRole("link");

  await expectCount(topics, 40);
  await expectText(page.getByRole("listitem").first(), /Bed 45\s*created this task/);
  await expectAccessible();
  topics.last().element().scrollIntoView();
  await expectCount(topics, 45);
  await topics.last().click();

  expect(location.pathname).toBe(`/boards/1/tasks/${lines.at(-1)?.task?.id}`);
});
