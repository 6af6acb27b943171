import { ApiError, reach } from "@/lib/api";

/** @throws ApiError with a sentence for the person. */
export async function signIn(login: string, password: string): Promise<void> {
  const response = await send("/api/auth/callback/credentials", { login, password });
  const { url } = await response.json();
  const error = new URL(url ?? "/", location.origin).searchParams.get("error");
  if (error) throw refusalOf(error);
}

export async function signOut(): Promise<void> {
  const response = await send("/api/auth/signout", {});
  if (!response.ok)
    throw new ApiError(response.status, "sign_out_failed", "Signing out did not work. Try again in a moment.");
}

/** next-auth accepts only forms, with the CSRF token of its own cookie. */
async function send(path: string, fields: Record<string, string>): Promise<Response> {
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

function refusalOf(error: string): ApiError {
  if (error === "CredentialsSignin")
    return new ApiError(401, error, "The user name or the password is wrong. Check both, or reset your password.");
  if (error === "TooManyTries") return new ApiError(429, error, "", {}, 15 * 60);
  return failed(500);
}

const failed = (status: number) =>
  new ApiError(
    status,
    "sign_in_failed",
    "Signing in did not work because of a problem on the server. Try again in a moment.",
  );
