import type { DemoBoard } from "@/scripts/demo/demo-board";

export const website: DemoBoard = {
  title: "Website relaunch",
  type: "to-do",
  isArchived: true,
  background: "solid_21",
  description:
    "<p>From the old website to the new one, in eight weeks. It went live on a Tuesday morning; what was left over moved to the board <strong>Marketing</strong>.</p>",
  folder: "Customers",
  people: { layla: "manager", meihua: "manager", tomas: "member", amara: "member", sam: "viewer" },
  labels: { text: "blue-soft", design: "purple-soft", code: "gray-soft" },
  stages: [
    { title: "To do", tasks: "" },
    {
      title: "Live",
      closes: true,
      tasks: `
List every page that somebody still reads #text @layla -148
New photos of the team, outside this time #design @meihua -141
Five colors instead of fourteen #design @meihua -139
Rewrite the page about prices #text !high @layla -133
Redirect all old addresses #code !urgent @tomas -121 :: <p>1,840 addresses were linked from elsewhere. The forty that nobody had asked for in a year lead to the home page.</p>
Contact form that says when we answer #code @tomas -118
Read it all aloud once #text @amara -112
Home page in under a second on a train #code !high @tomas -109
Text in Czech and German #text @layla -104
Photos with words for those who can’t see them #text #design @meihua -102
Switch over before breakfast #code !high @tomas -98
Turn the old server off #code @tomas -91
`,
    },
    {
      title: "Not needed after all",
      closes: true,
      tasks: `
Film about our first ten years #design @layla -125
Chat window in the corner #code !low @tomas -119
Cookie banner: nothing is left to ask for #text @amara -107
Calendar of public holidays #code !low -101
`,
    },
  ],
};
