import { expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/tasks/[task_id]/add-attachment/route";
import { aBoardOfAnna, aTask, call } from "@/lib/testing";
import { withAllowedAddresses, aTcpServer } from "@/lib/testing/doubles/outside";

test("S14 a page without an answer is given up after eight seconds", { timeout: 20_000 }, async () => {
  const { max, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const { url, place, open } = await aTcpServer(() => {});
  const started = performance.now();

  const { json } = await withAllowedAddresses([place], () =>
    call(POST, { as: max, params: { task_id: task.id }, body: { url } }),
  );

  expect(performance.now() - started).toBeLessThan(12_000);
  expect(json.attachment.settings.meta).toMatchObject({ error_data: { no_response: { status: 404 } } });
  await expect.poll(() => open.size).toBe(0);
});
