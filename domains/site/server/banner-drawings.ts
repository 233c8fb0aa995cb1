/**
 * Draws the pictures of the demonstration's banners, 1920 × 820. They are quiet at the left, where the words stand, and contain
 * no letters.
 */
const frame = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="820" viewBox="0 0 1920 820"><defs>${defs}</defs>${body}</svg>`

const sky = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const box = (x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})"><rect width="150" height="62" rx="4" fill="${colour}"/>${[
    18, 42, 66, 90, 114, 138,
  ]
    .map((at) => `<rect x="${at - 4}" y="8" width="4" height="46" fill="#000" opacity=".14"/>`)
    .join('')}</g>`

const colours = ['#e8a13a', '#4d8fe0', '#2fa58e', '#d96b55', '#8ea6c8'] as const

/** Rows of containers, each row shorter than the one below it. */
const stack = (left: number, bottom: number, rows: readonly number[]): string =>
  rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) =>
        box(left + index * 158 + row * 40, bottom - (row + 1) * 68, colours[(index * 2 + row) % colours.length] ?? ''),
      ),
    )
    .join('')

const waves = (y: number, colour: string, opacity: number): string =>
  `<path d="M0 ${y}${Array.from({ length: 16 }, () => 'q60 -26 120 0').join('')}V820H0Z" fill="${colour}" opacity="${opacity}"/>`

const crane = (x: number): string =>
  `<g stroke="#cfe0f7" stroke-width="12" fill="none" opacity=".8"><path d="M${x} 640V220M${x + 120} 640V220M${x - 150} 220H${x + 330}M${x} 420H${x + 120}M${x} 220l60 -90l60 90M${x + 60} 130L${x - 150} 220M${x + 60} 130L${x + 330} 220"/><path d="M${x + 250} 220V360" stroke-width="5"/></g>`

/** A quay with cranes and a ship under containers. */
export const harbourDrawing = (): string =>
  frame(
    sky('sky', '#0d2c63', '#2f7bd6'),
    `<rect width="1920" height="820" fill="url(#sky)"/><circle cx="1560" cy="190" r="210" fill="#fff" opacity=".08"/><circle cx="1560" cy="190" r="130" fill="#fff" opacity=".1"/>${crane(1480)}${crane(1010)}${stack(960, 596, [5, 4, 2])}<path d="M860 596H1840L1750 720H960Z" fill="#0a2350"/><rect x="1690" y="470" width="120" height="126" fill="#eef4fc"/><rect x="1706" y="490" width="88" height="18" fill="#0d2c63"/><path d="M880 626H1816" stroke="#e8a13a" stroke-width="8"/>${waves(700, '#123f86', 0.9)}${waves(740, '#0c2f68', 1)}`,
  )

const booth = (x: number, height: number, colour: string): string =>
  `<g transform="translate(${x} ${640 - height})"><rect width="230" height="${height}" fill="#fff" opacity=".12"/><rect width="230" height="54" fill="${colour}"/><rect x="20" y="82" width="190" height="${height - 190}" fill="#fff" opacity=".16"/><rect x="34" y="${height - 84}" width="162" height="84" rx="6" fill="#fff" opacity=".85"/><rect x="34" y="${height - 84}" width="162" height="14" fill="${colour}"/></g>`

const visitor = (x: number, y: number, colour: string): string =>
  `<g fill="${colour}"><circle cx="${x}" cy="${y}" r="22"/><path d="M${x - 34} ${y + 124}v-60a34 34 0 0 1 68 0v60Z"/></g>`

/** A hall of a fair with booths, visitors and a round seal. */
export const fairDrawing = (): string =>
  frame(
    sky('hall', '#0b3f43', '#1c8f7b'),
    `<rect width="1920" height="820" fill="url(#hall)"/><path d="M760 0L1340 300L1920 0" fill="none" stroke="#fff" stroke-width="6" opacity=".2"/><path d="M840 0L1340 240L1840 0" fill="none" stroke="#fff" stroke-width="6" opacity=".14"/>${booth(860, 330, '#e8a13a')}${booth(1120, 400, '#4d8fe0')}${booth(1380, 360, '#d96b55')}${booth(1640, 310, '#2fa58e')}<rect y="640" width="1920" height="180" fill="#062f33"/>${visitor(1030, 580, '#d7ece8')}${visitor(1320, 596, '#f2d7a8')}${visitor(1400, 590, '#bcd6f4')}${visitor(1690, 600, '#d7ece8')}<g transform="translate(1770 200)" fill="none" stroke="#f4d58d" stroke-width="8"><circle r="74"/><circle r="58" stroke-width="3"/><path d="M-28 2l20 22 38 -44" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  )
