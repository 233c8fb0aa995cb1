import { isOwnPicture } from '../own-picture.ts'
import { pictureIdAttribute } from '../picture-id.ts'
import type { PictureBytes } from './word-pictures.ts'

/**
 * Where a pasted picture comes from: an address on another host, bytes on the clipboard, or a place that a page cannot read.
 */
export type PictureSource = { from: 'address'; url: string } | ({ from: 'bytes' } & PictureBytes) | { from: 'nowhere' }

/**
 * Starts to bring a picture to this portal; answers the id that stands for it in the text until the portal gives it an address.
 */
export type TakePicture = (source: PictureSource) => string

const dataAddress = /^data:(image\/(?:png|jpe?g|webp|bmp));base64,([a-z0-9+/=\s]+)$/i

const bytesOfData = (address: string): PictureBytes | undefined => {
  const [, type, text] = dataAddress.exec(address) ?? []
  if (!type || !text) return undefined
  const binary = atob(text.replace(/\s/g, ''))
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  return { type: type.toLowerCase(), bytes }
}

/**
 * The true address of a picture. WeChat loads a picture only when it scrolls into view and keeps its address in `data-src`
 * until then.
 */
const addressOf = (picture: Element): string => picture.getAttribute('data-src') ?? picture.getAttribute('src') ?? ''

const sourceOf = (address: string, fromWord: PictureBytes | undefined): PictureSource => {
  if (/^https?:\/\//i.test(address)) return { from: 'address', url: address.replace(/^http:/i, 'https:') }
  const bytes = address.startsWith('data:') ? bytesOfData(address) : fromWord
  return bytes ? { from: 'bytes', ...bytes } : { from: 'nowhere' }
}

const isDot = (picture: Element): boolean =>
  ['width', 'height'].every((side) => {
    const length = Number.parseInt(picture.getAttribute(side) ?? '', 10)
    return length <= 2
  })

/** Alternative texts that programs write themselves: the name of a file, or WeChat's one word for all pictures. */
const saysNothing = /^(图片|image|\S+\.(png|jpe?g|gif|bmp|webp))$/i

/** Whether the address of a picture lies on the writer's own disk. */
const isLocal = (picture: Element): boolean => /^(file:|[a-z]:\\)/i.test(addressOf(picture))

/** Leaves each picture that this portal serves, and hands every other one to `take`; no picture keeps an address elsewhere. */
export const takePictures = (root: Element, { word, take }: { word: readonly PictureBytes[]; take: TakePicture }) => {
  const pictures = Array.from(root.querySelectorAll('img'))
  const local = pictures.filter(isLocal)
  // Bytes are matched to pictures only where both are equally many; otherwise nobody knows which belong together.
  const ofWord = new Map(local.length === word.length ? local.map((picture, at) => [picture, word[at]]) : [])
  for (const picture of pictures) {
    const address = addressOf(picture)
    const alt = picture.getAttribute('alt') ?? ''
    const kept = picture.ownerDocument.createElement('img')
    kept.setAttribute('alt', saysNothing.test(alt.trim()) ? '' : alt.trim())
    if (isDot(picture) || address === '') {
      picture.remove()
      continue
    }
    if (isOwnPicture(address)) kept.setAttribute('src', address)
    else kept.setAttribute(pictureIdAttribute, take(sourceOf(address, ofWord.get(picture))))
    picture.replaceWith(kept)
  }
}
