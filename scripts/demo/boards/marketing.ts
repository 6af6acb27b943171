import type { DemoBoard } from "@/scripts/demo/demo-board";

export const marketing: DemoBoard = {
  title: "Marketing",
  type: "to-do",
  isPublic: true,
  background: "gradient_3",
  description:
    "<p>Campaigns, texts and events. A card moves to <strong>Approval</strong> only with its final text and picture.</p>",
  folder: "Customers",
  people: { layla: "manager", amara: "member", meihua: "member", sam: "member", constanza: "viewer" },
  labels: {
    newsletter: "blue-soft",
    social: "pink-soft",
    event: "green-bold",
    press: "yellow-soft",
    video: "purple-bold",
  },
  stages: [
    {
      title: "Ideas",
      tasks: `
Portraits of five owners, one per country #video
A guide to the quiet season
Behind the scenes: how a booking travels #social
Podcast with hoteliers #press
قصص الضيوف: رسائل من القاهرة وبيروت #social :: <p dir="rtl">نجمع خمس رسائل قصيرة من ضيوفنا وننشرها مع صورة واحدة لكل رسالة.</p>
Competition: the most beautiful breakfast #social
Postcards that guests really send
Write about our choice of green hosting #press
Reach out to three train companies
A page about traveling with a dog
Show how much an owner saves in a year
Advent calendar with 24 small hotels #social
Ask guests for their favorite room number
`,
    },
    {
      title: "Planned",
      tasks: `
Winter newsletter #newsletter !high @layla +9 :: <p>Four blocks: early bookings, the new sign-up, one portrait, one recipe. Last year’s numbers as a yardstick.</p>
Landing page for ski villages @meihua +13
Invite partners to the open day #event @sam +18
New press kit with short and long text #press +21
Plan the trade fair in Berlin #event !high @layla @sam +35 :: <ul><li>Stand 4.2, 12 square meters</li><li>Hotel for four people</li><li>Two screens, one with the demo</li></ul>
Translate the five best articles into Arabic @layla +15
Ask ten owners for a quote they are happy with @sam +7
Update screenshots in both app stores @meihua +5
Calendar of local holidays for next year’s posts +26
Thank-you letters to the first hundred owners +30
Compare two headlines for the front page +11
Photos of the new office once we are in #social +32
`,
    },
    {
      title: "In progress",
      tasks: `
Autumn campaign: second wave #social !high @layla +2 :: <p>Budget left: 3,400 €. Stop the ad with the blue door: it costs four times as much per click.</p>
Film about the family in Oaxaca #video @layla @meihua +6
Rewrite the front page @amara @layla +4
October newsletter #newsletter !urgent @layla -1
Brand colors that are readable in the dark @meihua +10
Talk for the regional tourism day #event @amara +8
Answer the interview questions of the travel weekly #press !high @amara -2
`,
    },
    {
      title: "Approval",
      tasks: `
Ad for the local paper #press @sam +1
Invitation card for the open day #event @meihua +3
Three short films for phones #social #video @meihua +0
Price list for partners, PDF @sam +2
Terms of the photo competition @constanza -4
`,
    },
    {
      title: "Published",
      closes: true,
      tasks: `
September newsletter #newsletter @layla -28
Case study: 40 % fewer phone calls @sam -16
Film: one day at the reception #video @meihua -22
Interview in the city magazine #press @amara -12
Summer campaign, final report @layla -45
New photos for the team page @meihua -9
Article: what a good room description says @layla -7
Open day posters #event @meihua -5
Survey among owners: 212 answers @sam -19
Post about the new calendar feed #social @layla -10
Article: traveling in November @layla -13
Guide: photos with a phone @meihua -18
Partner email with the new price list #newsletter @sam -24
Answers to the twenty most common questions @layla -31
Short film about the calendar feed #video @meihua -10
`,
    },
  ],
  extras: {
    "قصص الضيوف: رسائل من القاهرة وبيروت": {
      comments: [
        {
          by: "layla",
          when: "-4 12:18",
          text: "وصلتنا الرسالة الأولى من بيروت، وهي أجمل مما توقّعت.",
          replies: [
            { by: "amara", when: "-4 12:45", text: "How lovely! Could we print it in both languages?" },
            { by: "layla", when: "-4 15:02", text: "@amara نعم، ستصل الترجمة يوم الخميس." },
          ],
        },
      ],
    },
    "Three short films for phones": {
      subtasks: { Films: ["x The arrival @meihua", "x Breakfast outside @meihua", "The last evening @meihua +0"] },
      comments: [
        {
          by: "meihua",
          when: "-1 14:10",
          picture: "coast",
          text: "The first frame of the second film. Is it too calm for a phone?",
          replies: [
            {
              by: "layla",
              when: "-1 14:32",
              text: "Not at all, everything else in the feed shouts. @sam, do you agree?",
            },
            { by: "sam", when: "-1 15:47", text: "I do. I’d like to be there." },
          ],
        },
      ],
    },
    "Plan the trade fair in Berlin": {
      links: { "Messe Berlin: halls and dates": "https://www.messe-berlin.de/en" },
      files: {
        "packing-list.txt": "2 screens\n1 long table, 4 stools\n600 cards with the address of the demo\npeppermints\n",
      },
    },
    "Landing page for ski villages": { cover: "snow" },
    "Film about the family in Oaxaca": {
      cover: "evening",
      files: {
        "shot-list.txt":
          "1. The courtyard before sunrise\n2. Breakfast, hands only\n3. The grandmother tells how it began\n4. A guest arrives\n5. Closing shot from the roof\n",
      },
    },
    "Autumn campaign: second wave": { cover: "forest", predecessor: "Brand colors that are readable in the dark" },
    "Postcards that guests really send": { cover: "coast" },
    "October newsletter": {
      repeats: {
        repeat_type: "monthly",
        create_new: true,
        selected_month_days: [1],
        time: "09:00",
        time_zone: "Europe/Berlin",
      },
    },
  },
};
