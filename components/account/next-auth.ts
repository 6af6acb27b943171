import { ApiError, reach } from "@/lib/api";

/** @throws ApiError */
export async function signOut(): Promise<void> {
  const response = await sendToNextAuth("/api/auth/signout", {});
  if (!response.ok) throw failed(response.status);
}

/** next-auth accepts only forms, with the CSRF token of its own cookie. */
export async function sendToNextAuth(path: string, fields: Record<string, string>): Promise<Response> {
  const answer = await reach("/api/auth/csrf", { method: "GET" });
  if (!answer.ok) throw failed(answer.status);
  const { csrfToken } = await answer.json();

  const response = await reach(path, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
  if (response.status >= 500) throw failed(response.status);
  return response;
}

/** `errorMessage` knows the text for the status. */
export const failed = (status: number) => new ApiError(status, "sign_in_failed", "");
