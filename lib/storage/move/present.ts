import "server-only";
import { type FileMove, Prisma } from "@/generated/prisma/client";
import { rowsOf, reader, type Tx } from "@/lib/db";
import { isoDate } from "@/lib/dates/dates";
import { env } from "@/lib/env";
import { storedText } from "@/lib/i18n/refusals";
import { isDefined } from "@/lib/storage/current-place";
import { amountsByPlace, type AmountInPlace } from "@/lib/storage/move/files";
import { driverOf, ENVIRONMENT } from "@/lib/storage/place";
import { presentStorageConfig } from "@/lib/storage/settings/present";
import { readStorageSettings, type StorageSettings } from "@/lib/storage/settings/read";

const MOST_FAILURES = 50;

interface Failure {
  kind: "attachment" | "photo" | "logo";
  id: number;
  /** Of the attachment or the person. */
  title: string | null;
  reason: string;
}

export interface MoveState {
  move: FileMove | null;
  failures: Failure[];
  failed: number;
}

export interface StorageState extends MoveState {
  settings: StorageSettings;
  places: AmountInPlace[];
}

export async function readStorageState(tx: Tx = reader()): Promise<StorageState> {
  const [settings, places, state] = [await readStorageSettings(tx), await amountsByPlace(tx), await readMove(tx)];
  return { settings, places, ...state };
}

export async function readMove(tx: Tx = reader()): Promise<MoveState> {
  const move = await tx.fileMove.findFirst({ orderBy: { id: "desc" } });
  const rows = await rowsOf<Failure & { failed: string }>(
    tx,
    Prisma.sql`
    SELECT f.kind, f.record_id AS id, coalesce(a.title, u.display_name) AS title, f.reason, count(*) OVER () AS failed
    FROM file_move_failure f
    LEFT JOIN attachment a ON f.kind = 'attachment' AND a.id = f.record_id
    LEFT JOIN "user" u ON f.kind = 'photo' AND u.id = f.record_id
    WHERE f.move_id = ${move?.id ?? 0} ORDER BY f.kind, f.record_id LIMIT ${MOST_FAILURES}::int`,
  );
  return {
    move,
    failures: rows.map(({ failed: _, ...failure }) => failure),
    failed: Number(rows[0]?.failed ?? 0),
  };
}

export type MoveJson = ReturnType<typeof presentMove>;
export type StorageJson = ReturnType<typeof presentStorage>;

/** `locale` is empty for programs. */
export function presentMove({ move, failures, failed }: MoveState, locale = "") {
  if (!move) return null;
  const bytes = Number(move.bytesTotal);
  return {
    state: move.state,
    files_total: move.filesTotal,
    files_done: Math.min(move.filesDone, move.filesTotal),
    files_failed: failed,
    bytes_total: bytes,
    bytes_done: Math.min(Number(move.bytesDone), bytes),
    problem: move.problem && storedText(move.problem, locale),
    failures: failures.map(({ reason, ...failure }) => ({ ...failure, reason: storedText(reason, locale) })),
    started_at: isoDate(move.startedAt),
    ended_at: move.endedAt && isoDate(move.endedAt),
  };
}

export const presentStorage = ({ settings, places, ...state }: StorageState, locale = "") => ({
  config: presentStorageConfig(settings),
  /** Where files are; the current one always first. */
  places: withCurrent(settings, places),
  move: presentMove(state, locale),
});

function withCurrent({ place: current, bucket }: StorageSettings, places: AmountInPlace[]) {
  const none = { place: current, bucket: bucket?.name ?? null, files: 0, bytes: 0 };
  const first = places.find(({ place }) => place === current) ?? none;
  return [first, ...places.filter((each) => each !== first)].map(({ place, bucket: name, files, bytes }) => ({
    driver: place === ENVIRONMENT && isDefined() && bucket ? bucket.driver : driverOf(place),
    bucket: place === ENVIRONMENT ? (env().S3_BUCKET ?? null) : name,
    ...{ files, bytes, is_current: place === current },
  }));
}
