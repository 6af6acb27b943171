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
  guests: {
    publicStages: ["Under Consideration", "Planned", "Launched"],
    people: [
      ...["Gwen Moss", "Omar Haddad", "Lucía Ferrer", "Paul Lindqvist", "Noor Rahman", "Ines Duarte"],
      ...["Kenji Mori", "Hanna Vogel", "Yusuf Demir", "Clara Novak", "Mateo Rossi", "Aoife Byrne"],
      ...["Samira Aziz", "Erik Solberg", "Dana Petrova", "Luc Moreau"],
    ],
    ideas: [
      {
        by: "Hanna Vogel",
        when: "-9 19:12",
        title: "A map of what is near",
        text: "When I choose a place, I want to know how far the next bakery and the next bus stop are.",
      },
      {
        by: "Yusuf Demir",
        when: "-3 08:40",
        title: "Show prices in my own currency",
        text: "I book in three countries and calculate every time. An estimate next to the price would be enough.",
      },
    ],
    comments: {
      "Pay in installments": [
        {
          by: "Gwen Moss",
          when: "-6 20:31",
          text: "We book the same four weeks every summer. Two payments instead of one would help a lot.",
          reply: {
            by: "priya",
            when: "-5 09:05",
            text: "Thank you, Gwen. Would half at booking and half a month before arrival work for you?",
          },
        },
        {
          by: "Omar Haddad",
          when: "-2 22:18",
          text: "Please let owners choose whether they offer it. My house is too small for that.",
        },
      ],
      "Gift vouchers": [
        {
          by: "Lucía Ferrer",
          when: "-1 11:47",
          text: "Finally a present for my parents. Will a voucher be valid for every house?",
        },
      ],
      "Calendar feed": [
        { by: "Erik Solberg", when: "-4 07:55", text: "Works in my calendar from the first day. Thank you!" },
      ],
    },
    answers: {
      "Gift vouchers": {
        by: "amara",
        when: "-1 15:20",
        html: "<p>They come in spring, and they will be valid for every house. The amount can be chosen freely.</p>",
      },
    },
    waiting: [
      {
        by: "Dana Petrova",
        when: "0 06:35",
        title: "Bring my dog",
        text: "A filter for places where dogs are welcome, with the price for the dog next to it.",
      },
    ],
  },
};
