import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";

export type ReferenceKind =
  | "board"
  | "custom_field"
  | "folder"
  | "label"
  | "outgoing_webhook"
  | "person"
  | "stage"
  | "task"
  | "webhook"
  /** How far rows have come: the id of the last one. */
  | "last_activity"
  | "last_dependency"
  | "last_notification"
  | "last_setting";

/** Which record each thing of a document has become, by its id in the document. */
export class References {
  private readonly known = new Map<string, number>();
  private added: { kind: ReferenceKind; source: string; id: number }[] = [];

  get(kind: ReferenceKind, source: string | null): number | undefined {
    return source === null ? undefined : this.known.get(keyOf(kind, source));
  }

  /** The records of those that are known, each once. */
  all(kind: ReferenceKind, sources: string[]): number[] {
    return [...new Set(sources.map((source) => this.get(kind, source)).filter((id) => id !== undefined))];
  }

  /** The first thing with an id keeps it. */
  set(kind: ReferenceKind, source: string, id: number): void {
    if (source === "" || this.known.has(keyOf(kind, source))) return;
    this.known.set(keyOf(kind, source), id);
    this.added.push({ kind, source, id });
  }

  /** Of a session: everything but its tasks, and those tasks that are named. */
  static async load(tx: Tx, sessionId: string, tasks: string[] = []): Promise<References> {
    const rows = await rowsOf<{ kind: ReferenceKind; source: string; id: number }>(
      tx,
      Prisma.sql`
      SELECT kind, source, record_id AS id FROM import_reference WHERE session_id = ${sessionId}::uuid AND (kind < 'task' OR kind > 'task')
      UNION ALL SELECT kind, source, record_id FROM import_reference WHERE session_id = ${sessionId}::uuid AND kind = 'task' AND source IN (SELECT unnest(${tasks}::text[]))`,
    );
    const references = new References();
    for (const { kind, source, id } of rows) references.known.set(keyOf(kind, source), id);
    return references;
  }

  /** Stores what was added since the last time. */
  async save(tx: Tx, sessionId: string): Promise<void> {
    const rows = this.added;
    this.added = [];
    if (rows.length === 0) return;
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO import_reference (session_id, kind, source, record_id)
      SELECT ${sessionId}::uuid, kind, source, id FROM json_to_recordset(${JSON.stringify(rows)}::json) AS added(kind text, source text, id int)
      ON CONFLICT DO NOTHING`,
    );
  }
}

const keyOf = (kind: ReferenceKind, source: string) => `${kind} ${source}`;
