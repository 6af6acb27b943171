import { signInAdministrator } from "@/scripts/bench/administrator";
import { LARGE } from "@/scripts/bench/seed";
import type { Server } from "@/scripts/bench/servers";

const AJAX = "/wp-admin/admin-ajax.php";
const IMPORT = "/wp-json/boards/v2/boards-import/import-file";

/** A board of 10,000 tasks out of the server and in again. */
export async function measureMoves({ port, megabytes }: Server) {
  const { exported, imported } = await callsOf(`http://127.0.0.1:${port}`);

  const before = megabytes();
  const json = await timed("export as JSON", () => exported({ action: "boards_export_json" }));
  const rows = [
    json.row,
    (await timed("export as ZIP", () => exported({ action: "boards_export_json", with_files: "yes" }))).row,
    (await timed("export as CSV", () => exported({ action: "boards_export_csv" }))).row,
    (await timed("import of the JSON", () => imported(json.body))).row,
  ];
  console.log(`Memory: ${before} MB before, ${megabytes()} MB afterward.`);
  return rows;
}

async function callsOf(address: string) {
  const { headers, nonce } = await signInAdministrator(address);
  return {
    exported: (fields: Record<string, string>) => {
      const body = new URLSearchParams({ board_id: String(LARGE.board), _wpnonce: nonce, ...fields });
      return fetch(`${address}${AJAX}`, { method: "POST", headers: { cookie: headers.cookie }, body }).then(wholeBody);
    },
    imported: (file: Blob) => {
      const body = new FormData();
      body.set("importFrom", "Native");
      body.set("file", file, "board.json");
      return fetch(`${address}${IMPORT}`, { method: "POST", headers, body }).then(wholeBody);
    },
  };
}

async function wholeBody(response: Response): Promise<Blob> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.blob();
}

async function timed(what: string, work: () => Promise<Blob>) {
  const began = performance.now();
  const body = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { body, row: { what: `${what}, ${LARGE.tasks} tasks`, seconds, MB: (body.size / 1024 / 1024).toFixed(1) } };
}
