import type { DemoBoard } from "@/scripts/demo/demo-board";

export const support: DemoBoard = {
  title: "Support",
  type: "to-do",
  background: "solid_10",
  description: "<p>One card per case that takes longer than a phone call. First reply within four hours.</p>",
  folder: "Customers",
  people: { priya: "manager", sam: "member", jonas: "member", tomas: "member", layla: "viewer", amara: "member" },
  labels: {
    payment: "yellow-bold",
    login: "blue-soft",
    calendar: "green-soft",
    data: "purple-soft",
    complaint: "red-bold",
  },
  fields: { "Came by": { type: "select", options: ["Phone", "Mail", "Chat"] }, Property: "text" },
  stages: [
    {
      title: "New",
      tasks: `
Hotel Aurora: July invoice shows the wrong VAT number #payment !high +0
Guest cannot open the confirmation on an old tablet
Owner asks how to hand a property over to her son #data
Casa Verde: calendar feed shows yesterday’s state #calendar !medium +1
Refund requested for a shortened stay #payment +2
“Where is my photo?” after the last release #data
Pension Lindner wants a second account for the cleaner #login +3
Question about the city tax in Rome
Booking made twice, paid once #payment !urgent +0 :: <p>Guest: K. Yamamoto, 12 to 15. Same card, two bookings eleven seconds apart. Linked to the card on the product board.</p>
Prices for children: where do they show?
Owner wants the old calendar colors back #calendar +5
Guest’s name has only one word, the form wants two +2
مشكلة في طباعة الفاتورة باللغة العربية #payment !medium +1 :: <p dir="rtl">الفاتورة تظهر من اليسار إلى اليمين، والأرقام في غير مكانها.</p>
`,
    },
    {
      title: "Working on it",
      tasks: `
Owner locked out after a new phone #login !high @priya +0 :: <p>Called twice, no answer after 17:00. She has the recovery codes at home.</p>
Calendar of Villa Sole is one hour off #calendar @tomas +1
Duplicate guests after the import #data !medium @jonas +2
Payout to a closed bank account #payment !urgent @priya -1
Emails to one provider land in spam !high @tomas -2
Wrong cancellation fee charged #payment #complaint @priya +0
Cannot upload a floor plan larger than 20 MB @jonas +4
Property shown on the wrong side of the lake @sam +2
Statistics differ from the invoice by three nights #data @jonas +5
Two owners see each other’s drafts #data !urgent @tomas -1
Feed from the partner portal stopped on Sunday #calendar !high @tomas +0
`,
    },
    {
      title: "Waiting for the customer",
      tasks: `
Asked for a screenshot of the error @priya +3
Which of the two rooms was meant? @sam +1
Confirmation of the new bank details #payment !high @priya -4
Copy of the rental contract #data @sam +6
Asked whether the new link works #login @priya +2
Waiting for the list of wrong prices @sam -6
When does the problem occur? On Wi-Fi too? @jonas +4
`,
    },
    {
      title: "Solved",
      closes: true,
      tasks: `
Password reset email never arrived #login @priya -1
Guest charged in the wrong currency #payment @priya -3
Owner could not delete a photo @sam -2
Newsletter could not be canceled #complaint @priya -5
Calendar feed asked for a password #calendar @tomas -6
Breakfast price missing in the summary @jonas -8
Account opened twice #login @priya -9
Receipt without the company’s name #payment @priya -12
Map showed the neighbor’s house @sam -14
Names with an apostrophe were cut, thanks to Ms O’Neill #data @jonas -15
Late check-in could not be chosen @sam -18
Owner wanted all data before leaving #data @priya -20
Unfriendly answer on the phone #complaint @priya -22
Room numbers sorted 1, 10, 2 @jonas -25
Deposit refunded twice #payment @priya -27
Sign-up code arrived after it had expired #login @priya -30
Photo rotated by 90 degrees @sam -16
Gift receipt without the price @sam -34
Old invoices could not be found #data @jonas -37
`,
    },
  ],
  extras: {
    "Booking made twice, paid once": {
      values: { "Came by": "Phone", Property: "Pension Lindner" },
      comments: [
        {
          by: "sam",
          when: "-1 17:20",
          text: "He called from the airport. I told him that one of the two is canceled and nothing is charged twice.",
          replies: [
            {
              by: "priya",
              when: "-1 17:41",
              text: "Well done. @tomas, the numbers of both bookings are in your inbox.",
            },
          ],
        },
      ],
    },
    "Two owners see each other’s drafts": {
      values: { "Came by": "Mail", Property: "Casa Verde" },
      subtasks: {
        "First of all": [
          "x Turn off drafts for both @tomas",
          "x Look who else it could be @tomas",
          "Write to both owners @priya +0",
        ],
      },
      comments: [
        {
          by: "tomas",
          when: "-1 15:05",
          text: "Only these two: they once shared an account. Drafts are off for both until it’s fixed.",
        },
      ],
    },
    "Owner locked out after a new phone": { values: { "Came by": "Phone", Property: "Villa Sole" } },
    "Hotel Aurora: July invoice shows the wrong VAT number": {
      values: { "Came by": "Mail", Property: "Hotel Aurora" },
      files: { "vat-numbers.txt": "on the invoice  DE811907980\nright           DE811907890\n" },
    },
  },
};
