import { z } from "zod";
import type { Client } from "@/tests/clients/client";

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** A script with a cookie jar that signs in at wp-login.php and calls the API with the nonce. */
export const shellScript: Client = {
  name: "a shell script with a cookie jar",
  as: "nobody",
  calls: ({ anna, password, board, toDo }) => [
    {
      does: "opens the sign-in page",
      method: "GET",
      path: "/wp-login.php",
      status: 302,
      readsHeaders: { location: /\/login$/ },
    },
    {
      does: "mistypes the password",
      method: "POST",
      path: "/wp-login.php",
      body: form({ log: anna.login, pwd: "mistyped" }),
      status: 200,
      reads: z.string().regex(/id="login_error"/),
    },
    {
      does: "signs in",
      method: "POST",
      path: "/wp-login.php",
      body: form({
        log: anna.login,
        pwd: password,
        rememberme: "forever",
        redirect_to: "https://boards.test/wp-admin/",
        testcookie: "1",
        "wp-submit": "Log In",
      }),
      status: 302,
      readsHeaders: { location: /^https:\/\/boards\.test\/wp-admin\/$/, "set-cookie": /HttpOnly/ },
    },
    {
      does: "asks for a nonce",
      method: "GET",
      path: "/wp-admin/admin-ajax.php?action=rest-nonce",
      status: 200,
      reads: z.string().regex(/^[0-9a-f]{10}$/),
      saves: { nonce: "text" },
    },
    {
      does: "creates a task",
      method: "POST",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks`,
      headers: { "X-WP-Nonce": "{nonce}" },
      body: form({
        "task[title]": "From the script",
        "task[board_id]": String(board.id),
        "task[stage_id]": String(toDo.id),
      }),
      status: 201,
      reads: z.object({ task: z.object({ id: z.int(), title: z.literal("From the script") }) }),
      saves: { task: "task.id" },
    },
    {
      does: "closes it by the front page, with an override",
      method: "POST",
      path: `/?rest_route=/boards/v2/projects/${board.id}/tasks/{task}&_wpnonce={nonce}`,
      headers: { "X-HTTP-Method-Override": "PUT" },
      body: form({ property: "status", value: "closed" }),
      status: 200,
      reads: z.object({ task: z.object({ status: z.literal("closed") }) }),
    },
    {
      does: "asks for a link to a new password",
      method: "POST",
      path: "/wp-login.php?action=lostpassword",
      body: form({ user_login: anna.login }),
      status: 302,
      readsHeaders: { location: /wp-login\.php\?checkemail=confirm$/ },
    },
    {
      does: "signs out",
      method: "GET",
      path: "/wp-login.php?action=logout&_wpnonce={nonce}",
      status: 302,
      readsHeaders: { location: /wp-login\.php\?loggedout=true$/ },
    },
    {
      does: "is nobody from then on",
      method: "GET",
      path: "/wp-admin/admin-ajax.php?action=rest-nonce",
      status: 400,
      reads: z.literal("0"),
    },
  ],
};
