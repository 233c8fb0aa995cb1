declare module 'fontkit' {
  /** The part of the font engine that pictures use; the package brings no types. Lengths are in units of the font. */
  export type GlyphPath = {
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    translate: (x: number, y: number) => GlyphPath
    scale: (x: number, y: number) => GlyphPath
    toSVG: () => string
  }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    layout: (text: string) => {
      glyphs: readonly { path: GlyphPath }[]
      positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
      advanceWidth: number
    }
  }
  export const create: (bytes: Buffer) => Font
}
