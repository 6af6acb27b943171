import type { DemoBoard } from "@/scripts/demo/demo-board";

/** Its stages are the default ones of a roadmap. */
export const roadmap: DemoBoard = {
  title: "Public roadmap",
  type: "roadmap",
  background: "solid_6",
  description: "<p>What owners ask for, and what became of it.</p>",
  folder: "Product and owners",
  people: { amara: "manager", priya: "member", meihua: "member", jonas: "member", tomas: "viewer" },
  labels: { owners: "blue-soft", guests: "green-soft" },
  stages: [
    {
      title: "Pending",
      tasks: `
Several price lists per season #owners :: <p>Asked for by nine owners, mostly in the mountains.</p>
Self check-in with a door code #guests
Bookings by voice
Statistics in a weekly email #owners
Share a list of favorites with friends #guests
Cleaning plan for the house team #owners
Group bookings from ten people #guests
Show the carbon footprint of a trip #guests
Reviews with photos #guests
Hotel group: one login for several owners #owners
Reminders by text message #guests
`,
    },
    {
      title: "Under Consideration",
      tasks: `
Pay in installments #guests :: <p>We are talking with two payment companies. The fees decide.</p>
Second language for house rules #owners
Chat between guest and owner #guests
Discount codes for regular guests #owners
`,
    },
    {
      title: "Planned",
      tasks: `
Import bookings from a spreadsheet #owners @jonas +45
Gift vouchers #guests +70
A day sheet to print #owners @meihua +38
Accessibility details for every room #guests @amara +30
`,
    },
    {
      title: "Launched",
      closes: true,
      tasks: `
Calendar feed #owners @tomas -13
Two-step sign-in #owners @tomas -24
Guests change the number of people #guests @jonas -6
Summary email once a day #owners @meihua -11
`,
    },
  ],
  extras: {
    "Pay in installments": {
      comments: [
        {
          by: "priya",
          when: "-4 09:40",
          text: "Seven guests asked for it last month, most of them for stays of two weeks and more.",
          replies: [
            {
              by: "amara",
              when: "-4 11:15",
              text: "The second offer is here. It would add 1.9 % to each payment, which owners won’t like. @jonas, what would it take to try it with one of them?",
            },
          ],
        },
      ],
    },
    "Accessibility details for every room": {
      comments: [
        {
          by: "meihua",
          when: "-2 14:44",
          text: "Door width, steps, handles, alarm with light: these four help most people. More can come later.",
        },
      ],
    },
  },
};
