const shanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** A moment (epoch ms) both in Beijing time and in UTC (ISO 8601), for readers in China and abroad. */
export const momentText = (at: number): string =>
  `${shanghai.format(at).replaceAll('/', '-')}（北京时间）  ${new Date(at).toISOString()}`
