import sharp from 'sharp'

/** A sheet with a corner turned down and a lock on it, in 96 by 128 units. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 128">
<path d="M14 6h46l22 22v94H14z" fill="#f2f5fa" stroke="#9aa6b8" stroke-width="3"/>
<path d="M60 6v22h22" fill="none" stroke="#9aa6b8" stroke-width="3"/>
<path d="M38 74v-9a10 10 0 0 1 20 0v9" fill="none" stroke="#66738a" stroke-width="4"/>
<rect x="32" y="74" width="32" height="24" rx="4" fill="#66738a"/>
</svg>`

/** What stands in place of the thumbnail of a file that does not open, or only with a password; as WebP of this width. */
export const closedSheet = (width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * width) / 96 })
    .resize({ width })
    .webp({ quality: 76 })
    .toBuffer()
