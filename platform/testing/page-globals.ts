/**
 * The properties of the window, its document or a class of the browser at one moment; `name` is what a report calls the
 * holder.
 */
type Standing = { name: string; holder: object; properties: Map<PropertyKey, PropertyDescriptor> }

/** Libraries keep their own state on the window for good, under names that no page and no test would take. */
const isOwnToLibrary = (key: PropertyKey): boolean => typeof key === 'symbol' || /^(_|\$)/.test(String(key))

/**
 * Properties that libraries change for good at their first use: user-event and react-aria are told of the focus in this
 * way.
 */
const ofLibraries = new Set([
  'navigator.clipboard',
  'window.visualViewport',
  'document.scrollTop',
  'HTMLElement.prototype.focus',
  'HTMLElement.prototype.blur',
  ...['firstChild', 'appendChild', 'removeChild', 'insertBefore'].map(
    (name) => `HTMLTemplateElement.prototype.${name}`,
  ),
])

const hasPrototype = (value: unknown): value is { prototype: object } =>
  typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null

/**
 * The property as it is compared. Vitest passes the properties of jsdom on through accessors that accept another value, so
 * what counts is the value that they answer.
 */
const propertyOf = (holder: object, key: PropertyKey): PropertyDescriptor => {
  const found = Object.getOwnPropertyDescriptor(holder, key) ?? {}
  return holder === globalThis && found.get ? { ...found, value: Reflect.get(holder, key) } : found
}

const propertiesOf = (holder: object): Standing['properties'] =>
  new Map(
    Reflect.ownKeys(holder)
      .filter((key) => !isOwnToLibrary(key))
      .map((key) => [key, propertyOf(holder, key)]),
  )

/** Every property of the window, its document and its navigator as it stands now. */
export const listWindow = (): Standing[] => [
  { name: 'window', holder: globalThis, properties: propertiesOf(globalThis) },
  { name: 'document', holder: document, properties: propertiesOf(document) },
  { name: 'navigator', holder: navigator, properties: propertiesOf(navigator) },
]

/** Every property of the browser's classes, too: some six thousand, which are looked through once for each file. */
export const listStanding = (): Standing[] => {
  const classes = [...propertiesOf(globalThis)].filter(([name]) => /^[A-Z]/.test(String(name)))
  return [
    ...listWindow(),
    ...classes.flatMap(([name, { value }]) =>
      hasPrototype(value)
        ? [
            { name: String(name), holder: value, properties: propertiesOf(value) },
            { name: `${String(name)}.prototype`, holder: value.prototype, properties: propertiesOf(value.prototype) },
          ]
        : [],
    ),
  ]
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
  Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set

const putBack = (holder: object, key: PropertyKey, before: PropertyDescriptor | undefined): void => {
  if (!before) Reflect.deleteProperty(holder, key)
  else if (!before.get) Object.defineProperty(holder, key, before)
  else {
    const { value, ...accessor } = before
    Object.defineProperty(holder, key, accessor)
    if (holder === globalThis) Reflect.set(holder, key, value)
  }
}

/** Puts back every property that was changed, added or removed since `standing` was listed, and answers the names. */
export const restoreStanding = (standing: readonly Standing[]): string[] =>
  standing.flatMap(({ name, holder, properties }) => {
    const now = propertiesOf(holder)
    const changed = [...new Set([...properties.keys(), ...now.keys()])]
      .filter((key) => !isSame(properties.get(key), now.get(key)))
      .filter((key) => !ofLibraries.has(`${name}.${String(key)}`))
    for (const key of changed) putBack(holder, key, properties.get(key))
    return changed.map((key) => `${name}.${String(key)}`)
  })
