import type { WriterJson } from "@/lib/activity/writer";
import { Conflict } from "@/lib/errors";

/** 409 with the present value and, if it is known, who set it (compatibility.md, C194). */
export class StaleValue extends Conflict {
  constructor(current: unknown, writer: WriterJson | null) {
    super("Somebody else changed this value meanwhile.", { current, ...writer });
  }
}
