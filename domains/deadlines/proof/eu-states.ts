/** The member states of the European Union, by code: name and time zone of the capital. */
export const euStates = {
  AT: ['奥地利', 'Europe/Vienna'],
  BE: ['比利时', 'Europe/Brussels'],
  BG: ['保加利亚', 'Europe/Sofia'],
  HR: ['克罗地亚', 'Europe/Zagreb'],
  CY: ['塞浦路斯', 'Asia/Nicosia'],
  CZ: ['捷克', 'Europe/Prague'],
  DK: ['丹麦', 'Europe/Copenhagen'],
  EE: ['爱沙尼亚', 'Europe/Tallinn'],
  FI: ['芬兰', 'Europe/Helsinki'],
  FR: ['法国', 'Europe/Paris'],
  DE: ['德国', 'Europe/Berlin'],
  GR: ['希腊', 'Europe/Athens'],
  HU: ['匈牙利', 'Europe/Budapest'],
  IE: ['爱尔兰', 'Europe/Dublin'],
  IT: ['意大利', 'Europe/Rome'],
  LV: ['拉脱维亚', 'Europe/Riga'],
  LT: ['立陶宛', 'Europe/Vilnius'],
  LU: ['卢森堡', 'Europe/Luxembourg'],
  MT: ['马耳他', 'Europe/Malta'],
  NL: ['荷兰', 'Europe/Amsterdam'],
  PL: ['波兰', 'Europe/Warsaw'],
  PT: ['葡萄牙', 'Europe/Lisbon'],
  RO: ['罗马尼亚', 'Europe/Bucharest'],
  SK: ['斯洛伐克', 'Europe/Bratislava'],
  SI: ['斯洛文尼亚', 'Europe/Ljubljana'],
  ES: ['西班牙', 'Europe/Madrid'],
  SE: ['瑞典', 'Europe/Stockholm'],
} as const satisfies Record<string, readonly [name: string, zone: string]>

type State = keyof typeof euStates
const isState = (code: string): code is State => Object.hasOwn(euStates, code)

/** Name and zone of a member state; undefined where the code is none of theirs. */
export const findState = (code: string): { name: string; zone: string } | undefined => {
  if (!isState(code)) return undefined
  const [name, zone] = euStates[code]
  return { name, zone }
}
