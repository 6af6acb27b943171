import {
  anyone,
  signedIn,
  serviceAdmin,
  administrator,
  nobody,
  type Endpoints,
} from "@/scripts/contract/endpoints/entry";
import { NEW_PASSWORD, newcomer, newProgram } from "@/scripts/contract/endpoints/samples";

const noSuchKind = (summary: string) => anyone({ status: 404, single: true, summary });

export const USERS_ENDPOINTS: Endpoints = {
  "GET /wp/v2/settings": administrator({ single: true, summary: "Read the settings of the site" }),
  "POST /wp/v2/settings": administrator({ summary: "Change the settings of the site", body: { title: "New title" } }),
  "PUT /wp/v2/settings": administrator({
    summary: "Change the settings of the site, by PUT",
    body: { title: "New title" },
  }),
  "PATCH /wp/v2/settings": administrator({
    summary: "Change the settings of the site, by PATCH",
    body: { title: "New title" },
  }),
  "GET /wp/v2/types": anyone({ single: true, summary: "List the kinds of content, of which there are none" }),
  "GET /wp/v2/types/{type}": noSuchKind("Read a kind of content, of which there are none"),
  "GET /wp/v2/taxonomies": anyone({ single: true, summary: "List the taxonomies, of which there are none" }),
  "GET /wp/v2/taxonomies/{taxonomy}": noSuchKind("Read a taxonomy, of which there are none"),
  "GET /wp/v2/statuses/{status}": noSuchKind("Read a status of content, of which there are none"),
  "GET /wp/v2/statuses": anyone({ single: true, summary: "List the statuses of content, of which there are none" }),
  "GET /wp/v2/users": serviceAdmin({ summary: "List users" }),
  "POST /wp/v2/users": serviceAdmin({
    summary: "Create a user",
    status: 201,
    body: () => {
      const { login: username, email } = newcomer();
      return { username, email, password: NEW_PASSWORD };
    },
  }),
  "GET /wp/v2/users/{user_id}": serviceAdmin({ single: true, summary: "Read a user" }),
  "POST /wp/v2/users/{user_id}": serviceAdmin({ summary: "Change a user", body: { name: "New name" } }),
  "PUT /wp/v2/users/{user_id}": serviceAdmin({ summary: "Change a user, by PUT", body: { name: "New name" } }),
  "PATCH /wp/v2/users/{user_id}": serviceAdmin({ summary: "Change a user, by PATCH", body: { name: "New name" } }),
  "DELETE /wp/v2/users/{user_id}": serviceAdmin({ summary: "Delete a user", body: { force: true, reassign: false } }),
  "GET /wp/v2/users/{user_id}/application-passwords": serviceAdmin({
    summary: "List the application passwords of a user",
  }),
  "POST /wp/v2/users/{user_id}/application-passwords": serviceAdmin({
    summary: "Create an application password for a user",
    status: 201,
    body: newProgram,
  }),
  "DELETE /wp/v2/users/{user_id}/application-passwords": serviceAdmin({
    summary: "Revoke all application passwords of a user",
  }),
  "GET /wp/v2/users/{user_id}/application-passwords/{uuid}": serviceAdmin({
    single: true,
    summary: "Read an application password of a user",
  }),
  "POST /wp/v2/users/{user_id}/application-passwords/{uuid}": serviceAdmin({
    summary: "Rename an application password of a user",
    body: { name: "Renamed" },
  }),
  "PUT /wp/v2/users/{user_id}/application-passwords/{uuid}": serviceAdmin({
    summary: "Rename an application password of a user, by PUT",
    body: { name: "Renamed" },
  }),
  "PATCH /wp/v2/users/{user_id}/application-passwords/{uuid}": serviceAdmin({
    summary: "Rename an application password of a user, by PATCH",
    body: { name: "Renamed" },
  }),
  "DELETE /wp/v2/users/{user_id}/application-passwords/{uuid}": serviceAdmin({
    summary: "Revoke an application password of a user",
  }),
  "GET /wp/v2/users/{user_id}/application-passwords/introspect": nobody({
    single: true,
    summary: "Read the application password in use, if it belongs to this user",
  }),
  "GET /wp/v2/users/me": signedIn({ single: true, summary: "Read your account" }),
  "POST /wp/v2/users/me": signedIn({ summary: "Change your account", body: { name: "New name" } }),
  "PUT /wp/v2/users/me": signedIn({ summary: "Change your account, by PUT", body: { name: "New name" } }),
  "PATCH /wp/v2/users/me": signedIn({ summary: "Change your account, by PATCH", body: { name: "New name" } }),
  "DELETE /wp/v2/users/me": nobody({ summary: "Delete your account", body: { force: true, reassign: false } }),
  "GET /wp/v2/users/me/application-passwords": signedIn({ summary: "List your application passwords" }),
  "POST /wp/v2/users/me/application-passwords": signedIn({
    summary: "Create an application password",
    status: 201,
    body: newProgram,
  }),
  "DELETE /wp/v2/users/me/application-passwords": signedIn({ summary: "Revoke all your application passwords" }),
  "GET /wp/v2/users/me/application-passwords/{uuid}": signedIn({
    single: true,
    summary: "Read one of your application passwords",
  }),
  "POST /wp/v2/users/me/application-passwords/{uuid}": signedIn({
    summary: "Rename one of your application passwords",
    body: { name: "Renamed" },
  }),
  "PUT /wp/v2/users/me/application-passwords/{uuid}": signedIn({
    summary: "Rename one of your application passwords, by PUT",
    body: { name: "Renamed" },
  }),
  "PATCH /wp/v2/users/me/application-passwords/{uuid}": signedIn({
    summary: "Rename one of your application passwords, by PATCH",
    body: { name: "Renamed" },
  }),
  "DELETE /wp/v2/users/me/application-passwords/{uuid}": signedIn({
    summary: "Revoke one of your application passwords",
  }),
  "GET /wp/v2/users/me/application-passwords/introspect": signedIn({
    single: true,
    summary: "Read the application password in use",
  }),
};
