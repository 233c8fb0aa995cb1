const browsers = [
  ['MicroMessenger', '微信'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['HarmonyOS', 'HarmonyOS'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (userAgent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([mark]) => userAgent.includes(mark))?.[1]

/** `Chrome · Windows`: enough for a user to recognise his own sessions, too little for a fingerprint of the browser. */
export const browserFamily = (userAgent: string | null): string => {
  const text = userAgent ?? ''
  return [nameIn(text, browsers), nameIn(text, systems)].filter((name) => name !== undefined).join(' · ') || '其他'
}
