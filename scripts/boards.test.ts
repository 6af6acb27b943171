import { describe, expect, test } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { aBrowserOf, anAdmin, aUser, basic, call } from "@/lib/testing";
import { isPassword } from "@/lib/users/passwords/hash";
import { applicationPasswordCommands } from "@/scripts/boards/application-password";
import { runCommand } from "@/scripts/boards/command";
import { userCommands } from "@/scripts/boards/user";

const commands = { ...applicationPasswordCommands, ...userCommands };

async function boards(line: string, agrees = false): Promise<string> {
  const output: string[] = [];
  await runCommand(commands, line.match(/(?:[^\s"]|"[^"]*")+/g)?.map((word) => word.replaceAll('"', "")) ?? [], {
    print: (text) => output.push(text),
    confirm: async () => agrees,
  });
  return output.join("\n");
}

describe("npm run boards -- user", () => {
  test("create adds a user and prints the generated password", async () => {
    const output = await boards("user create nina nina@example.com");

    const [, password = ""] = /^Success: Created user 1\.\nPassword: (\w{20})$/.exec(output) ?? [];
    const nina = await db.user.findFirstOrThrow();
    expect(nina).toMatchObject({ login: "nina", role: "subscriber", displayName: "nina" });
    expect(await isPassword(password, nina.passwordHash)).toBe(true);
  });

  test("create --porcelain prints only the id", async () => {
    expect(
      await boards(
        'user create nina nina@example.com --role=administrator --user_pass="long enough 1" --display_name="Nina N" --porcelain',
      ),
    ).toBe("1");
    expect(await db.user.findFirst()).toMatchObject({ role: "administrator", displayName: "Nina N" });
  });

  test("list and get support wp-cli's formats", async () => {
    await aUser({ login: "zoe", displayName: "=Zoe" });
    await anAdmin({ login: "anna", displayName: 'Anna, "A"' });

    expect(await boards("user list --format=count")).toBe("2");
    expect(await boards("user list --format=ids")).toBe("2 1");
    expect(JSON.parse(await boards("user list --role=administrator --format=json"))).toMatchObject([
      { ID: 2, user_login: "anna", roles: "administrator", user_email: "anna@example.com" },
    ]);
    expect(await boards("user list --format=csv")).toMatch(
      /^ID,user_login,display_name,user_email,user_registered,roles\n2,anna,"Anna, ""A""",anna@example.com,[\d: -]+,administrator\n1,zoe,'=Zoe,/,
    );
    expect(await boards("user list")).toMatch(/^\+-+\+[\s\S]+\| 2 +\| anna +\|/);
    expect(JSON.parse(await boards("user get ANNA@example.com --format=json"))).toMatchObject({ ID: 2 });
    expect(await boards("user get 1")).toContain("| user_login");
  });

  test("set-role and delete refuse to touch the last administrator", async () => {
    await anAdmin({ login: "root" });
    await aUser({ login: "max" });

    await expect(boards("user set-role root subscriber")).rejects.toThrow("last administrator");
    await expect(boards("user delete root --yes")).rejects.toThrow("last administrator");
    expect(await boards("user set-role max administrator")).toBe(
      "Success: Added max (2) to https://boards.test as administrator.",
    );
    expect(await boards("user delete root --yes")).toBe("Success: Removed user 1 from https://boards.test.");
  });

  test("deactivate closes an account, but not the last administrator's, and activate opens it again", async () => {
    await anAdmin({ login: "root" });
    const max = await aUser({ login: "max" });
    await aBrowserOf(max);

    expect(await boards("user deactivate max")).toBe("Success: Deactivated max (2).");
    expect([await db.session.count(), await db.user.count({ where: { deactivatedAt: null } })]).toEqual([0, 1]);
    await expect(boards("user deactivate root")).rejects.toThrow("last administrator");
    expect(await boards("user activate max@example.com")).toBe("Success: Activated max (2).");
    expect(await db.user.count({ where: { deactivatedAt: null } })).toBe(2);
  });

  test("delete asks for a confirmation", async () => {
    await aUser({ login: "max" });

    expect(await boards("user delete max", false)).toBe("");
    expect(await db.user.count()).toBe(1);
    expect(await boards("user delete max", true)).toContain("Success");
  });

  test("reset-password prints a new password and ends the sessions", async () => {
    const max = await aUser({ login: "max" });
    await aBrowserOf(max);

    const password = await boards("user reset-password max --porcelain");

    expect(await isPassword(password, (await db.user.findFirstOrThrow()).passwordHash)).toBe(true);
    expect(await db.session.count()).toBe(0);
  });

  test("application-password create, list and delete work", async () => {
    const max = await aUser({ login: "max" });

    const password = await boards('user application-password create max "My script" --porcelain');
    expect(password).toMatch(/^[A-Za-z0-9]{24}$/);
    expect((await call(readMe, { headers: basic("max", password) })).json.id).toBe(max.id);

    const listed = async () => JSON.parse(await boards("user application-password list max --format=json"))[0];
    await expect.poll(async () => (await listed()).last_ip).toMatch(/./);
    const row = await listed();
    expect(row.name).toBe("My script");
    await expect(boards("user application-password delete max x")).rejects.toThrow("has no application password 'x'");
    expect(await boards(`user application-password delete max ${row.uuid}`)).toContain("Success");
    expect((await call(readMe, { headers: basic("max", password) })).status).toBe(401);
  });

  test.each([
    ["user create nina", "usage: boards user create <login> <email>"],
    ["user create nina nobody", "Invalid parameter(s): email"],
    ["user create nina nina@example.com --role=editor", "Role doesn't exist: editor"],
    ["user create nina nina@example.com --admin", "Unknown option '--admin'"],
    ["user get nobody", "Invalid user ID, email or login: 'nobody'"],
    ["user list --format=xml", "Invalid format: xml"],
    ["user promote", "is not a boards command"],
  ])("%s is refused with a sentence", async (line, sentence) => {
    await expect(boards(line)).rejects.toThrow(sentence);
    expect(await db.user.count()).toBe(0);
  });

  test("without arguments it prints the usage", async () => {
    expect(await boards("")).toContain("npm run boards -- user create <login> <email>");
  });
});
