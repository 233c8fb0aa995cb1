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

/** Both ways that readers in China and abroad write a moment. */
export const momentText = (at: number): string =>
  `${shanghai.format(at).replaceAll('/', '-')}（北京时间）  ${new Date(at).toISOString()}`
