import { expect, test } from "vitest";
import { GET } from "@/app/mails/[mail_id]/route";
import { transaction } from "@/lib/db";
import { queueMail } from "@/lib/mail/queue";
import { emailTexts } from "@/lib/mail/texts";
import { encrypt } from "@/lib/secrets/secrets";
import { aBrowserOf, aMail, anAdmin, aUser } from "@/lib/testing";

async function frameOf(mailId: number) {
  const headers = (await aBrowserOf(await anAdmin())).cookie;
  const response = await GET(new Request(`https://boards.test/mails/${mailId}?pictures`, { headers }), {
    params: Promise.resolve({ mail_id: String(mailId) }),
  });
  return {
    html: await response.text(),
    policy: response.headers.get("content-security-policy") ?? "",
    type: response.headers.get("x-content-type-options"),
  };
}

const HARMS = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<svg onload=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '"><base href="https://evil.test/">',
];

test.each(HARMS)("S12: names and comments like %s are plain text in the frame of a mail", async (harm) => {
  const receiver = await aUser();
  const { rich } = emailTexts("ar");
  const letter = {
    locale: "ar",
    subject: harm,
    greeting: rich("greeting.named", { name: harm }),
    about: { title: harm, place: [harm] },
    paragraphs: [rich("sentences.commented", { actor: harm }), { quote: harm }],
    ending: harm,
  };
  const mail = await transaction((tx) => queueMail(tx, { kind: "test", to: receiver, letter }));

  const { html } = await frameOf(mail?.id ?? 0);

  expect(html).not.toMatch(/<(?:script|img|svg|iframe)|<base href/i);
});

test("S12: the frame of a mail lets nothing run, submit or navigate", async () => {
  const mail = await aMail({
    html: encrypt(
      "mail",
      `<head></head>${HARMS.join("")}<a href="javascript:alert(1)">x</a><form action="//evil.test"><button>x</button></form>`,
    ),
  });

  const { html, policy, type } = await frameOf(mail.id);

  expect(html).toContain("javascript:alert(1)");
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox$/,
  );
  expect(type).toBe("nosniff");
});
