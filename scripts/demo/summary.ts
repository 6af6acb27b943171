import { DEMO_USERS } from "@/scripts/demo/demo-users";
import type { Demo } from "@/scripts/demo/run";

export function summaryOf(
  { boards, tasks, administrator, accounts, applicationPassword }: Demo,
  address: string,
): string {
  const [first] = DEMO_USERS;
  const unchanged = "(unchanged)";
  const people = [
    { login: administrator.user.login, password: administrator.password, description: "Administrator" },
    ...DEMO_USERS.map(({ login, name, job }) => ({
      login,
      password: accounts[login].password,
      description: `${name}, ${job}`,
    })),
  ];
  return [
    `Added ${boards} boards with ${tasks} tasks.\n\nSign in at ${address}/login as`,
    ...people.map(
      ({ login, password, description }) =>
        `  ${login.padEnd(10)} ${(password ?? unchanged).padEnd(14)} ${description}`,
    ),
    `\nPrograms sign in with an application password:\n  curl -u '${first.login}:${applicationPassword}' ${address}/wp-json/boards/v2/projects`,
  ].join("\n");
}
