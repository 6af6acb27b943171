import { createHash, createHmac, randomBytes } from "node:crypto";
import pg from "pg";

/**
 * The URL for the first administrator while there are no users. It stays the same over restarts and for all processes
 * of an installation: the token is derived from the secret and a stored salt.
 * @param {{ databaseUrl: string, baseUrl: string, secret: string }} installation @returns {Promise<string | undefined>}
 */
export async function setupLink({ databaseUrl, baseUrl, secret }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (await hasUsers(client)) return undefined;

    return `${baseUrl}/setup?token=${await setupToken(client, secret)}`;
  } finally {
    await client.end();
  }
}

/** @param {pg.Client} client */
export async function hasUsers(client) {
  const { rowCount } = await client.query('SELECT 1 FROM "user" LIMIT 1');
  return Boolean(rowCount);
}

/** @param {pg.Client} client @param {string} secret */
async function setupToken(client, secret) {
  const fresh = recordOf(randomBytes(16).toString("hex"), secret);
  await client.query(
    "INSERT INTO setting (key, value, updated_at) VALUES ('setup_token', $1, now()) ON CONFLICT (key) DO NOTHING",
    [fresh],
  );
  const { rows } = await client.query("SELECT value FROM setting WHERE key = 'setup_token'");
  const { salt, digest } = rows[0].value;
  if (salt && recordOf(salt, secret).digest === digest) return tokenOf(salt, secret);

  await client.query("UPDATE setting SET value = $1, updated_at = now() WHERE key = 'setup_token'", [fresh]);
  return tokenOf(fresh.salt, secret);
}

function recordOf(salt, secret) {
  return { salt, digest: createHash("sha256").update(tokenOf(salt, secret)).digest("hex") };
}

function tokenOf(salt, secret) {
  return createHmac("sha256", secret).update(`setup ${salt}`).digest("base64url");
}
