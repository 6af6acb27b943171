import { POST } from "@/app/wp-login.php/route";

/** Sends the form of wp-login.php. */
export const postWpLogin = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(new Request("https://boards.test/wp-login.php", { method: "POST", headers, body: new URLSearchParams(fields) }));
