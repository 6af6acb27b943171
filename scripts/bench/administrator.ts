import { db } from "@/lib/db";
import { hashPassword } from "@/lib/users/passwords/hash";

const ADMIN = { login: "person1", password: "a password for the bench's administrator" };

export interface Administrator {
  /** Of requests. */
  headers: { cookie: string; "X-WP-Nonce": string };
  nonce: string;
}

/** Makes a person of the seed an administrator, and signs them in. */
export async function signInAdministrator(address: string): Promise<Administrator> {
  await db.user.updateMany({
    where: { login: ADMIN.login },
    data: { role: "administrator", passwordHash: await hashPassword(ADMIN.password) },
  });
  const cookie = await cookieOf(address);
  const answer = await fetch(`${address}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } });
  const nonce = await answer.text();
  return { headers: { cookie, "X-WP-Nonce": nonce }, nonce };
}

async function cookieOf(address: string): Promise<string> {
  const response = await fetch(`${address}/wp-login.php`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ log: ADMIN.login, pwd: ADMIN.password }),
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  return response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
