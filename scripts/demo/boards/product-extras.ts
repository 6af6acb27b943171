import type { Extras } from "@/scripts/demo/extras";

const SLOW_QUERIES = `owner  properties  searches a day  median  slowest
1204   340         96              1.4 s   3.9 s
0871   212         41              0.9 s   2.2 s
1533   187         63              0.8 s   2.0 s
0312   155         12              0.7 s   1.6 s
`;

export const PRODUCT_EXTRAS: Record<string, Extras> = {
  "Search answers in under 200 ms for large owners": {
    subtasks: {
      "Load test": [
        "x Copy the data of the largest owner @tomas",
        "x Write a script that searches like 50 owners @jonas",
        "Run it before anyone starts work @jonas +1",
      ],
      Release: [
        "x Show the list’s layout while it loads @meihua",
        "Turn it on for ten owners @tomas +3",
        "Turn it on for everyone @tomas +6",
      ],
    },
    files: { "slow-queries.txt": SLOW_QUERIES },
    pictures: { "response-times.png": "timings" },
    links: {
      "PostgreSQL: building indexes concurrently":
        "https://www.postgresql.org/docs/current/sql-createindex.html#SQL-CREATEINDEX-CONCURRENTLY",
    },
    values: {
      "Effort in days": 6.5,
      Area: "Search",
      Platforms: ["Web", "iOS", "Android"],
      "Needs a help page": false,
      "Planned release": 6,
      "Asked for by": "Villa Sole, Hotel Aurora and one more",
    },
    comments: [
      {
        by: "priya",
        when: "-6 09:12",
        text: "Three owners wrote again this week. The largest of them keeps her own spreadsheet now so that she doesn’t have to search.",
        replies: [
          { by: "amara", when: "-6 10:03", text: "Thanks, that settles it. @tomas, please take this one first." },
          { by: "tomas", when: "-6 10:20", text: "Started this morning. I’ll post numbers as soon as I trust them." },
        ],
      },
      {
        by: "tomas",
        when: "-2 15:41",
        picture: "timings",
        text: "Five attempts with a copy of her data, from 1.4 seconds down to 180 ms. The last bar is the index by owner.",
        replies: [
          { by: "jonas", when: "-2 16:05", text: "Very nice. What does it cost when someone saves a season?" },
          {
            by: "tomas",
            when: "-2 16:30",
            text: "4 ms more per save. Why the order of the columns matters: https://www.postgresql.org/docs/current/indexes-multicolumn.html",
          },
        ],
      },
      {
        by: "meihua",
        when: "-1 10:48",
        text: "While you’re at it: could the list keep its height until the results arrive? Right now everything jumps.\nI’ve sketched it, see the subtask.",
      },
      {
        by: "jonas",
        when: "-1 16:55",
        text: "The script is ready. I’ll run it at seven in the morning, before anyone starts work.\n@priya, please don’t reply to the owners until we’ve seen the result.",
      },
    ],
  },
  "Double booking when two guests pay in the same second": {
    values: { "Effort in days": 4, Area: "Payments", Platforms: ["Web"], "Asked for by": "Support" },
    comments: [
      {
        by: "priya",
        when: "-3 08:31",
        text: "It happened again last night: two bookings, eleven seconds apart. I refunded one of them by hand.",
        replies: [
          {
            by: "tomas",
            when: "-3 09:02",
            text: "Eleven seconds is a second attempt, not the same moment. @priya, can you send me the payment number?",
          },
          { by: "priya", when: "-3 09:10", text: "Sent." },
        ],
      },
      {
        by: "amara",
        when: "-1 13:20",
        text: "@tomas @jonas Nothing else ships before this one. Take the time you need for the load test.",
      },
    ],
  },
  "New sign-up in three steps instead of seven": {
    subtasks: {
      Design: [
        "x Sketch three ways on paper @meihua",
        "x Watch five owners try them @meihua",
        "Draw the final screens @meihua +2",
      ],
      Building: ["x Ask for the address later @jonas", "Keep what was typed when the page is closed @jonas +5"],
    },
    values: {
      "Effort in days": 12,
      Area: "Owners",
      Platforms: ["Web", "Android"],
      "Needs a help page": true,
      "Planned release": 20,
    },
    comments: [
      {
        by: "meihua",
        when: "-2 11:26",
        text: "Four of five owners finished without a question. The fifth looked for a button to go back, so there will be one.",
      },
    ],
  },
  "Contrast of gray text on photos": {
    cover: "evening",
    comments: [
      {
        by: "meihua",
        when: "-2 13:07",
        picture: "snow",
        text: "The worst of our photos: white sky behind light gray text. With a shade at the top it’s readable.",
        replies: [
          { by: "amara", when: "-2 13:40", text: "Much better. On phones, too?" },
          { by: "meihua", when: "-2 13:52", text: "Yes, down to 320 pixels." },
        ],
      },
    ],
  },
  "Import bookings from a spreadsheet": {
    files: {
      "example-of-an-owner.csv":
        "name,date,room,deposit\nYamamoto,2026-08-12,4,120\nO’Neill,2026-08-13,2,\nal-Husseini,2026-08-15,7,80\n",
    },
    values: { "Effort in days": 15, Area: "Booking", "Needs a help page": true, "Asked for by": "Casa Verde" },
    comments: [
      {
        by: "priya",
        when: "-9 14:15",
        text: "I’ve attached one of the files we get. The empty deposit isn’t a mistake: there really is none.",
      },
    ],
  },
  "Prices with a comma are read as thousands": {
    values: { "Effort in days": 1, Area: "Payments", Platforms: ["iOS", "Android"], "Planned release": 1 },
  },
  "Let two people work on one calendar at once": {
    values: {
      "Effort in days": 20,
      Area: "Booking",
      Platforms: ["Web"],
      "Needs a help page": true,
      "Planned release": 34,
    },
  },
  "Clean up old draft bookings every night": {
    repeats: { repeat_type: "daily", time: "02:30", time_zone: "Europe/Berlin" },
  },
  "Smaller font files for Arabic and Chinese": {
    files: { "sizes.csv": "font,before,after\nArabic,412 kB,96 kB\nChinese,5.1 MB,1.3 MB\n" },
  },
  "Rounding of city tax in the invoice": { predecessor: "Warn before a price is set to zero" },
  "Show the weather beside the arrival date": {
    comments: [
      {
        by: "amara",
        when: "-3 11:00",
        text: "Nobody has asked for it in two years. Archived; we can bring it back when someone does.",
      },
    ],
    isArchived: true,
  },
};
