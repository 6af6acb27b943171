import { MIN_PASSWORD_LENGTH } from "@/lib/users/passwords/rules";

interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  text: "advice" | "tooShort" | "weak" | "fair" | "good" | "strong";
  /** How many characters are missing. */
  count: number;
}

/** Advice only: the server alone decides what it accepts. */
export function passwordStrength(password: string): PasswordStrength {
  const count = Math.max(0, MIN_PASSWORD_LENGTH - password.length);
  if (password === "") return { level: 0, text: "advice", count };
  if (count > 0) return { level: 1, text: "tooShort", count };

  const points = password.length + 2 * kindsIn(password) - (isMonotonous(password) ? 10 : 0);
  if (points < 12) return { level: 1, text: "weak", count };
  if (points < 16) return { level: 2, text: "fair", count };
  if (points < 22) return { level: 3, text: "good", count };
  return { level: 4, text: "strong", count };
}

const kindsIn = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;

const isMonotonous = (password: string) =>
  new Set(password.toLowerCase()).size < 5 || /password|12345|qwert/i.test(password);
