const ownForm = /^demo-[0-9a-f]{8}$/

/** Whether an id names a picture that this portal draws; it cannot show the pictures of other systems. */
export const isOwnPicture = (id: string): boolean => ownForm.test(id)

const grounds = ['#0b5cad', '#0f766e', '#9a3412', '#6d28d9', '#be123c', '#1e3a5f', '#4d7c0f', '#334155']
const side = 240
const centre = side / 2

/** A whole number from 0 up to but not including `under`, taken from the digits of the id from `at` on. */
const pick = (id: string, at: number, under: number): number => Number.parseInt(id.slice(5 + at, 7 + at), 16) % under

const rays = (count: number, radius: number, inner: number): string =>
  Array.from({ length: count * 2 }, (_, at) => {
    const reach = at % 2 === 0 ? radius : inner
    const angle = (Math.PI * at) / count - Math.PI / 2
    return `${(centre + reach * Math.cos(angle)).toFixed(1)},${(centre + reach * Math.sin(angle)).toFixed(1)}`
  }).join(' ')

const shapes: readonly ((count: number, ink: string) => string)[] = [
  (count, ink) => `<polygon points="${rays(count, 84, 38)}" fill="${ink}"/>`,
  (count, ink) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<circle cx="120" cy="120" r="${84 - at * 12}" fill="none" stroke="${ink}" stroke-width="${at % 2 === 0 ? 7 : 3}"/>`,
    ).join(''),
  (count, ink) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<ellipse cx="120" cy="78" rx="20" ry="44" fill="${ink}" fill-opacity="0.75" transform="rotate(${(360 / count) * at} 120 120)"/>`,
    ).join(''),
  (count, ink) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<path d="M36 ${64 + at * 20} q42 -34 84 0 t84 0" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`,
    ).join(''),
  (count, ink) => `<polygon points="${rays(count, 84, 84)}" fill="none" stroke="${ink}" stroke-width="12"/>`,
]

/** Draws an invented mark for a demonstration row, whose brand does not exist; the same id gives the same picture. */
export const drawMark = (id: string): string => {
  const ground = grounds[pick(id, 0, grounds.length)] ?? '#334155'
  const shape = shapes[pick(id, 2, shapes.length)] ?? shapes[0]
  const round = pick(id, 6, 2) === 0 ? 24 : centre
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${round}" fill="${ground}"/>`,
    shape?.(3 + pick(id, 4, 5), '#ffffff') ?? '',
    '</svg>',
  ].join('')
}
