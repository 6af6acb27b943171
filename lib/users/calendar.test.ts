import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { aUser } from "@/lib/testing/factories/people";
import { calendarOf } from "@/lib/users/calendar";

async function calendarFor(own: { timezone?: string; startOfWeek?: number }) {
  await db.setting.create({ data: { key: "site", value: { timezone: "Pacific/Pago_Pago", start_of_week: 6 } } });
  const before = new Date();
  const calendar = await calendarOf({ ...(await aUser(own)), isAdmin: false });
  return { before, calendar };
}

describe("a person's calendar", () => {
  test("uses the person's settings", async () => {
    const { before, calendar } = await calendarFor({ timezone: "Pacific/Kiritimati", startOfWeek: 0 });

    expect(calendar).toMatchObject({ timeZone: "Pacific/Kiritimati", startOfWeek: 0 });
    expect([before, new Date()].map((moment) => dayIn(moment, "Pacific/Kiritimati"))).toContain(calendar.today);
  });

  test("falls back to the site's settings", async () => {
    const { before, calendar } = await calendarFor({});

    expect(calendar).toMatchObject({ timeZone: "Pacific/Pago_Pago", startOfWeek: 6 });
    expect([before, new Date()].map((moment) => dayIn(moment, "Pacific/Pago_Pago"))).toContain(calendar.today);
  });
});
