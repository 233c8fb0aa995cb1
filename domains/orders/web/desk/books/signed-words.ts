import { moneyWords } from '../../../contract/money.ts'

/** An amount that may be negative, as people read it: `-¥1,234.50`. */
export const signedWords = (yuan: string): string =>
  yuan.startsWith('-') ? `-${moneyWords(yuan.slice(1))}` : moneyWords(yuan)
