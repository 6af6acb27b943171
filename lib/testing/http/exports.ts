import type { User } from "@/generated/prisma/client";
import { POST } from "@/app/wp-admin/admin-ajax.php/route";
import { aBrowserOf } from "@/lib/testing/http/sessions";

export const AJAX = "https://boards.test/wp-admin/admin-ajax.php";

/** A form that a page of this site sends: with the session's cookie and its nonce. */
export async function exportForm(user: User, fields: Record<string, string>): Promise<Request> {
  const { cookie, headers } = await aBrowserOf(user);
  const body = new URLSearchParams({ ...fields, _wpnonce: headers["x-wp-nonce"] ?? "" });
  return new Request(AJAX, { method: "POST", headers: cookie, body });
}

export const anExport = async (user: User, fields: Record<string, string>): Promise<Response> =>
  POST(await exportForm(user, fields));
