import { foldedNumber, foldName } from '@portal/names/server'
import type { Recordal } from '../contract/recordal.ts'
import { goodsClasses, goodsText } from './index-row/goods-classes.ts'
import { gramOf, nameGrams, numberGrams, soundGrams } from './index-row/gram.ts'
import { placeOf } from './index-row/place.ts'
import { soundsOf, soundText } from './index-row/sound.ts'

/**
 * The columns of a row that only the search needs, derived from its other columns; whatever writes rows must write these too.
 */
export const searchColumns = (row: Omit<Recordal, 'recordIcon' | 'recordEndDate'>) => {
  const foldedName = foldName(row.recordName)
  const foldedHolder = foldName(row.name)
  const foldedCountry = foldName(row.conutryName)
  const foldedRegistration = foldedNumber(row.registerNum)
  const foldedRecord = foldedNumber(row.recordNum)
  const classes = goodsClasses(row.productType)
  const sounds = soundsOf(foldedName, foldedHolder)
  const grams = new Set([
    ...nameGrams('recordName', foldedName),
    ...nameGrams('holder', foldedHolder),
    ...nameGrams('country', foldedCountry),
    ...numberGrams('registration', foldedRegistration),
    ...numberGrams('record', foldedRecord),
    ...classes.map((one) => gramOf('goodsClass', one)),
    gramOf('registerType', String(row.registerType)),
    gramOf('recordState', String(row.recordState)),
    ...soundGrams(sounds.name, sounds.holder),
  ])
  return {
    foldedName,
    foldedHolder,
    foldedCountry,
    foldedRegistration,
    foldedRecord,
    foldedGoods: goodsText(classes),
    sounds: soundText(sounds),
    place: placeOf(row),
    grams: [...grams],
  }
}
