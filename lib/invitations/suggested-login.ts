/** A user name out of an e-mail address, to be changed at will: what stands before the `@` and a `+`, in the letters that user names have. */
export function suggestedLogin(email: string): string {
  const [name = ""] = email.toLowerCase().split(/[@+]/);
  return name.replace(/[^a-z0-9_.-]/g, "").slice(0, 60);
}
