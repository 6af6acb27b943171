export function suggestedLogin(email: string): string {
  const [name = ""] = email.toLowerCase().split(/[@+]/);
  return name.replace(/[^a-z0-9_.-]/g, "").slice(0, 60);
}
