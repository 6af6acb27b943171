import { afterEach, expect, test, vi } from "vitest";
import { PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import { aTaskOfAnna, call } from "@/lib/testing";

const bytes = new TextEncoder().encode(JSON.stringify({ property: "title", value: "Changed" }));

afterEach(() => void vi.useRealTimers());

/** Sends the body after so many milliseconds, in which the caller has lost the board. */
async function retitleAfter(milliseconds: number) {
  const { max, board, task } = await aTaskOfAnna();
  vi.useFakeTimers({ toFake: ["performance"] });
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        await db.boardMember.deleteMany({ where: { userId: max.id } });
        vi.advanceTimersByTime(milliseconds);
        stream.enqueue(bytes);
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const params = { board_id: board.id, task_id: task.id };
  const { status } = await call(PUT, { as: max, params, body, headers: { "content-type": "application/json" } });
  return { status, title: (await db.task.findUniqueOrThrow({ where: { id: task.id } })).title };
}

test("access that was read before a body that takes longer than a second is read again after it", async () => {
  const { status, title } = await retitleAfter(1_001);

  expect(status).toBe(403);
  expect(title).not.toBe("Changed");
});
