import "server-only";
import type { Row, WordPressDatabase } from "@/lib/imports/wordpress/read/database";
import { flagOf, idOf, listOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";

export interface WordPressPerson {
  id: number;
  row: Row;
  meta: Map<string, string>;
  isAdministrator: boolean;
  isServiceAdmin: boolean;
}

export interface WordPressPassword {
  uuid: string;
  appId: string;
  name: string;
  hash: string;
  /** Seconds since 1970. */
  created: number;
  lastUsed: number | null;
  lastIp: string | null;
}

const PAGE = 500;

/** Those who have to do with boards, and the administrators of the site; or else everyone. */
export async function* peoplePages(wordpress: WordPressDatabase, everyone: boolean): AsyncGenerator<WordPressPerson[]> {
  const serviceAdmins = await readServiceAdmins(wordpress);
  const selected = everyone ? "" : `ID IN (SELECT id FROM (${INVOLVED}) involved) AND`;
  const roles = `${wordpress.prefix}capabilities`;
  for await (const rows of wordpress.pages(
    PAGE,
    `SELECT u.*, ID AS id FROM {{users}} u WHERE ${selected} ID > ?`,
    ...(everyone ? [] : [roles]),
  )) {
    const metas = await readMetas(wordpress, rows, roles);
    yield rows.map((row) => personOf(row, metas.get(row.id ?? "") ?? new Map(), { roles, serviceAdmins }));
  }
}

const INVOLVED = `
  SELECT foreign_id AS id FROM {relations} WHERE object_type IN ('board_user', 'task_assignee', 'task_user_watch')
  UNION SELECT created_by FROM {boards} UNION SELECT created_by FROM {tasks} UNION SELECT created_by FROM {comments}
  UNION SELECT created_by FROM {activities} UNION SELECT object_id FROM {metas} WHERE object_type IN ('user') OR object_type LIKE '%board\\_admin'
  UNION SELECT user_id FROM {{usermeta}} WHERE meta_key = ? AND meta_value LIKE '%"administrator";b:1%'`;

/** A row whose type, or whose key, is the plugin's flag. */
async function readServiceAdmins(wordpress: WordPressDatabase): Promise<Set<number | null>> {
  const rows = await wordpress.rows(
    "SELECT object_id FROM {metas} WHERE object_type LIKE '%board\\_admin' OR (object_type = 'user' AND `key` LIKE '%board\\_admin')",
  );
  return new Set(rows.map(({ object_id }) => idOf(object_id)));
}

async function readMetas(wordpress: WordPressDatabase, people: Row[], roles: string) {
  const keys = [roles, "first_name", "last_name", "description", "locale", "_application_passwords"];
  const rows = await wordpress.rows(
    "SELECT user_id, meta_key, meta_value FROM {{usermeta}} WHERE user_id IN (?) AND meta_key IN (?) ORDER BY umeta_id",
    people.map(({ id }) => id ?? ""),
    keys,
  );
  const metas = new Map<string, Map<string, string>>();
  for (const { user_id, meta_key, meta_value } of rows) {
    const own = metas.get(user_id ?? "") ?? new Map<string, string>();
    metas.set(user_id ?? "", own.set(meta_key ?? "", meta_value ?? ""));
  }
  return metas;
}

function personOf(
  row: Row,
  meta: Map<string, string>,
  { roles, serviceAdmins }: { roles: string; serviceAdmins: Set<number | null> },
): WordPressPerson {
  const id = Number(row.id);
  return {
    ...{ id, row, meta },
    isAdministrator: flagOf(mapOf(valueOf(meta.get(roles))).administrator) === true,
    isServiceAdmin: serviceAdmins.has(id),
  };
}

/** Those without a hash or a name were never usable. */
export const passwordsOf = ({ meta }: WordPressPerson): WordPressPassword[] =>
  listOf(valueOf(meta.get("_application_passwords")))
    .map(mapOf)
    .flatMap((stored) => {
      const [hash, name] = [textOf(stored.password), textOf(stored.name)];
      if (!hash || !name) return [];
      const { uuid, app_id, created, last_used, last_ip } = stored;
      return {
        ...{ hash, name, uuid: textOf(uuid) ?? "", appId: textOf(app_id) ?? "" },
        ...{ created: Number(created) || 0, lastUsed: Number(last_used) || null, lastIp: textOf(last_ip) },
      };
    });
