/** The moment of a text such as `2026-11-20 14:05:09` on a gateway's clock, which is Asia/Shanghai's; null for anything else. */
export const shanghaiMoment = (text: string): Date | null => {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
