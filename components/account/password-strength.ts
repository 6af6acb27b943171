import { MIN_PASSWORD_LENGTH } from "@/lib/users/passwords/rules";

/** Advice only: the server alone decides what it accepts. */
export function passwordStrength(password: string): { level: 0 | 1 | 2 | 3 | 4; text: string } {
  const missing = MIN_PASSWORD_LENGTH - password.length;
  if (password === "")
    return { level: 0, text: `At least ${MIN_PASSWORD_LENGTH} characters. A few random words are best.` };
  if (missing > 0) return { level: 1, text: `Too short: ${missing} more to go.` };

  const points = password.length + 2 * kindsIn(password) - (isMonotonous(password) ? 10 : 0);
  if (points < 12) return { level: 1, text: "Weak: easy to guess." };
  if (points < 16) return { level: 2, text: "Fair. Longer is stronger." };
  if (points < 22) return { level: 3, text: "Good." };
  return { level: 4, text: "Strong." };
}

const kindsIn = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;

const isMonotonous = (password: string) =>
  new Set(password.toLowerCase()).size < 5 || /password|12345|qwert/i.test(password);
