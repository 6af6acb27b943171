import type { DemoBoard } from "@/scripts/demo/demo-board";

export const office: DemoBoard = {
  title: "Office move",
  type: "to-do",
  background: "solid_17",
  description:
    "<p>From Harbour Street to the old printing house. <strong>Moving day is fixed; everything else is up for discussion.</strong></p>",
  folder: "Company",
  people: {
    constanza: "manager",
    amara: "manager",
    jonas: "member",
    layla: "member",
    tomas: "member",
    priya: "member",
    sam: "member",
    meihua: "member",
  },
  labels: {
    contract: "gray-bold",
    furniture: "orange-soft",
    network: "blue-soft",
    people: "green-soft",
    moving: "red-soft",
  },
  stages: [
    {
      title: "To do",
      tasks: `
Order nameplates for the doorbell and the mailbox +20
Tell the bank our new address #contract +24
Tell the tax office our new address #contract !high @constanza +24
Tell customers and suppliers #people @layla +22
Forward our mail for six months #contract !high +19
Book the moving company’s second lift #moving !urgent @constanza +3
Labels for 140 boxes: floor, room, person #moving +12
Plan who sits where, second attempt #people @constanza +7 :: <p>Wishes so far: Support near the kitchen door, Product away from the street, one quiet room.</p>
Plants: which ones survive the north side?
Keys and cards for everyone #people +25
New insurance for the printing house #contract !high @amara +14
Fire drill in the first week #people +33
Lamps for the four dark desks #furniture +16
Sell the old shelves #furniture +18
🥐 Breakfast on the first morning #people @sam +29
Update the address on the website and in every footer @layla +27
Test the emergency lights with the landlord +13
Hooks for coats and bicycles #furniture
Sign for the door that sticks
First-aid kits on both floors #people +28
Decide what happens with the old sofa #furniture
Curtain for the room without a door #furniture +21
`,
    },
    {
      title: "Waiting for others",
      tasks: `
Quote for the partition walls #furniture @constanza +4
Landlord’s answer about the roof terrace #contract @amara -3
Date for the fiber connection #network !urgent @tomas -1 :: <p>Ordered eleven weeks ago. Third call on Monday; the fallback is two mobile routers from day one.</p>
Permit for parking the removal van #moving !high @constanza +6
Acoustic panels: sample in blue #furniture @meihua +5
`,
    },
    {
      title: "In progress",
      tasks: `
Network plan for both floors #network !high @tomas +2
Measure the meeting rooms again #furniture @meihua +1
Inventory of screens, chairs and desks #furniture @jonas +5
Hand over the old office: list of small repairs #contract @constanza +9
Find a home for the table football #people @sam
Choose the coffee machine #people @priya @sam +3 :: <p>Three candidates, one tasting on Thursday at 15:00. Oat milk is not a matter of taste.</p>
`,
    },
    {
      title: "Done",
      closes: true,
      tasks: `
Sign the lease #contract !urgent @amara -60
Cancel the old lease #contract !urgent @constanza -58
Compare four moving companies #moving @constanza -30
Deposit for the printing house #contract @amara -52
Visit with the whole team #people @constanza -36
Check the floor load for the server cabinet #network @tomas -18
Floor plan at 1:50 #furniture @meihua -25
Cancel electricity and water at Harbour Street #contract @constanza -8
Order the fiber connection #network @tomas -77
Doors wide enough for wheelchairs: measured #people @constanza -21
Choose the paint #furniture @meihua -11
List of everything that hums, drips or squeaks @jonas -4
Ask everyone how they get to work #people @priya -15
Cancel the storage room #contract @constanza -6
`,
    },
  ],
  extras: {
    "🥐 Breakfast on the first morning": {
      comments: [
        {
          by: "sam",
          when: "-2 09:55",
          text: "Croissants for 24 people, fruit and a large pot of porridge. Who doesn’t eat butter?",
          replies: [
            { by: "layla", when: "-2 10:11", text: "I don’t. Olive bread would be wonderful." },
            { by: "jonas", when: "-2 12:30", text: "Me neither, since spring." },
          ],
        },
      ],
    },
    "Choose the coffee machine": {
      comments: [
        { by: "tomas", when: "-3 15:20", text: "The loud one is out, please. I sit next to the kitchen." },
        { by: "priya", when: "-1 09:14", text: "@tomas Noted. @sam and I have borrowed the other two for Thursday." },
      ],
    },
    "Inventory of screens, chairs and desks": {
      subtasks: {
        "Second floor": ["x Count the screens", "x Count chairs and desks", "Label what goes with us"],
        "Third floor": ["x Count the screens", "Count chairs and desks", "Ask who wants an old desk"],
      },
      files: { "inventory.csv": "what,how many,goes with us\nscreens,41,yes\nchairs,38,yes\ndesks,36,no\n" },
    },
    "Date for the fiber connection": {
      repeats: {
        repeat_type: "weekly",
        selected_repeat_week_days: ["Mon", "Thu"],
        repeat_when_complete: true,
        time: "10:00",
        time_zone: "Europe/Berlin",
      },
    },
    "Network plan for both floors": { predecessor: "Date for the fiber connection" },
  },
};
