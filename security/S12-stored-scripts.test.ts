import { describe, expect, test } from "vitest";
import { GET as BOARD, PUT as RENAME } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { GET as TASKS, POST as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { aBoardOfAnna } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";

const PAYLOADS = [
  "<script>alert(1)</script>kept",
  '<img src=x onerror="alert(1)">kept',
  "<svg onload=alert(1)>kept</svg>",
  '<a href="javascript:alert(1)">kept</a>',
  '<a href="java\tscript:alert(1)">kept</a>',
  '<a href="data:text/html,<script>alert(1)</script>">kept</a>',
  "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">kept",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">kept',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>kept",
  "<<b>script>alert(1)<</b>/script>kept",
  '<p style="background:url(javascript:alert(1))">kept</p>',
  '<form action="//evil"><button formaction="javascript:alert(1)">kept</button></form>',
];

/** A tag that runs, an attribute that runs, or an address that runs, outside of quoted text. */
const RUNS = /<\s*(?:script|svg|iframe|object|embed|math|style|form|link|meta|base)\b|<[^>]*\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:java\s*script|data|vbscript):|\sstyle\s*=/i;

/** Text in quotes that only names something; the sanitiser has escaped what stands in it. */
const withoutNames = (html: string) => html.replace(/\s(?:title|alt)="[^"<>]*"/g, "");

describe("S12: what is stored never runs", () => {
  test.each(PAYLOADS)("%s", async (payload) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id };

    await call(RENAME, { as: max, params, body: { title: payload, description: payload } });
    await call(STAGE, { as: max, params, body: { title: payload } });
    await call(TASK, { as: max, params, body: { task: { title: payload, description: payload, board_id: board.id, stage_id: toDo.id } } });

    const whole = (await call(BOARD, { as: max, params })).json.board;
    const [task] = (await call(TASKS, { as: max, params })).json.tasks;
    const stored = [whole.title, whole.description, whole.stages.at(-1).title, task.title, task.description];
    expect(stored.filter((text: string) => RUNS.test(withoutNames(text)))).toEqual([]);
    expect(task.title).toContain("kept");
  });
});
