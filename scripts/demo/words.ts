import { CAST } from "@/scripts/demo/cast";
import type { Demo } from "@/scripts/demo/run";

export function wordsOf(
  { boards, tasks, administrator, accounts, applicationPassword }: Demo,
  address: string,
): string {
  const [first] = CAST;
  const before = "(the password from before)";
  const people = [
    { login: administrator.user.login, password: administrator.password, words: "Administrator" },
    ...CAST.map(({ login, name, does }) => ({ login, password: accounts[login].password, words: `${name}, ${does}` })),
  ];
  return [
    `Added ${boards} boards with ${tasks} tasks.\n\nSign in at ${address}/login as`,
    ...people.map(({ login, password, words }) => `  ${login.padEnd(10)} ${(password ?? before).padEnd(14)} ${words}`),
    `\nA program signs in with an application password:\n  curl -u '${first.login}:${applicationPassword}' ${address}/wp-json/boards/v2/projects`,
  ].join("\n");
}
