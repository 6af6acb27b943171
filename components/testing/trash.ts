import { newId, photo } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import type { TrashItemJson } from "@/lib/trash/present";

const DAY = 24 * 60 * 60 * 1000;
const wire = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, "+00:00");

/** Deleted ten days ago by Nora. */
export const aTrashItem = (
  type: TrashItemJson["type"],
  title: string,
  facts: Partial<TrashItemJson> = {},
): TrashItemJson => ({
  id: newId(),
  type,
  record_id: newId(),
  title,
  contents: 0,
  task_id: null,
  task_title: null,
  needs_stage: false,
  deleted_by: { ID: 1, display_name: "Nora Example", photo },
  deleted_at: wire(Date.now() - 10 * DAY),
  ends_at: wire(Date.now() + 20 * DAY - 60_000),
  ...facts,
});

/** A trash on the faked server. */
export function trashAt(path: string, items: TrashItemJson[], restored: (item: TrashItemJson) => object = () => ({})) {
  let left = items;
  const take = (isIt: (item: TrashItemJson) => boolean) => {
    const item = left.find(isIt);
    left = left.filter((each) => each !== item);
    return item ? restored(item) : {};
  };
  server.answer(`GET ${path}`, () => ({ items: { data: left, total: left.length, current_page: 1, last_page: 1 } }));
  server.answer(`POST ${path}/restore`, ({ body }) => take(({ record_id }) => record_id === body.id));
  server.answer(`DELETE ${path}/{item}`, ({ params }) => take(({ id }) => id === Number(params.item)));
}
